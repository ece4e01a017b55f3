import { Button } from '@mantine/core'
import { type OwnApiKey, scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { text } from '@soundroof/contract/platform/text'
import entries from '../../../../components/page/entries.module.css'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { shownDayOf, shownMoment } from '../../../../platform/shown-date.ts'
import styles from './api-keys.module.css'

/** Why a listed key does not work. */
const over: Readonly<Record<OwnApiKey['state'], string | null>> = {
  working: null,
  expired: 'has expired',
  left: 'ended: you left its company',
  lost: 'no longer works: the server lost its secret. Make a new one',
}

const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{shownMoment(at)}</time>

type KeyProps = { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }

const Key = ({ apiKey, onRevoke }: KeyProps) => (
  <li className={entries.entry}>
    <div className={entries.words}>
      <p className={entries.name}>
        {apiKey.name} {over[apiKey.state] && <span className={styles.over}>{text(over[apiKey.state] ?? '')}</span>}
      </p>
      <p className={entries.detail}>{apiKey.scopes.map((scope) => text(scopeMeanings[scope])).join('; ')}</p>
      <p className={entries.detail}>
        <Sentence
          text={
            apiKey.last_used_at === null
              ? 'Not used yet, made {made}, expires {expires}'
              : 'Last used {used}, made {made}, expires {expires}'
          }
          used={apiKey.last_used_at !== null && <Moment at={apiKey.last_used_at} />}
          made={<Moment at={apiKey.created_at} />}
          expires={<time dateTime={apiKey.expires_at}>{shownDayOf(apiKey.expires_at)}</time>}
        />
      </p>
      <p className={entries.detail}>
        <code>{apiKey.id}</code>
      </p>
    </div>
    <Button
      variant="default"
      onClick={onRevoke}
      aria-label={text('Revoke {name}, made {at}', {
        name: apiKey.name,
        at: shownMoment(apiKey.created_at),
      })}
    >
      {text('Revoke')}
    </Button>
  </li>
)

type Props = { readonly keys: readonly OwnApiKey[]; readonly onRevoke: (key: OwnApiKey) => void }

export const KeyList = ({ keys, onRevoke }: Props) => (
  <ul className={entries.entries}>
    {keys.map((key) => (
      <Key key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
    ))}
  </ul>
)
