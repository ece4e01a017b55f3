import { Button } from '@mantine/core'
import { type OwnApiKey, scopeMeanings } from '@soundroof/contract/identity/api-keys'
import entries from '../../../../components/page/entries.module.css'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { shownDayOf, shownMoment } from '../../../../platform/shown-date.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './api-keys.module.css'

/** Why a listed key does not work. */
const over: Readonly<Record<OwnApiKey['state'], PlainCode | null>> = {
  working: null,
  expired: 'identity.has-expired',
  left: 'identity.ended-you-left-its-company',
  lost: 'identity.no-longer-works-the-server-lost',
}

const Moment = ({ at }: { readonly at: string }) => {
  const say = useSay()
  return <time dateTime={at}>{shownMoment(say, at)}</time>
}

type KeyProps = { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }

const Key = ({ apiKey, onRevoke }: KeyProps) => {
  const say = useSay()
  const ended = over[apiKey.state]
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <p className={entries.name}>
          {apiKey.name} {ended && <span className={styles.over}>{say(ended)}</span>}
        </p>
        <p className={entries.detail}>{apiKey.scopes.map((scope) => say(scopeMeanings[scope])).join('; ')}</p>
        <p className={entries.detail}>
          <Sentence
            says={
              apiKey.last_used_at === null ? 'identity.not-used-yet-made-expires' : 'identity.last-used-made-expires'
            }
            used={apiKey.last_used_at !== null && <Moment at={apiKey.last_used_at} />}
            made={<Moment at={apiKey.created_at} />}
            expires={<time dateTime={apiKey.expires_at}>{shownDayOf(say, apiKey.expires_at)}</time>}
          />
        </p>
        <p className={entries.detail}>
          <code>{apiKey.id}</code>
        </p>
      </div>
      <Button
        variant="default"
        onClick={onRevoke}
        aria-label={say('identity.revoke-made', {
          name: apiKey.name,
          at: shownMoment(say, apiKey.created_at),
        })}
      >
        {say('identity.revoke')}
      </Button>
    </li>
  )
}

type Props = { readonly keys: readonly OwnApiKey[]; readonly onRevoke: (key: OwnApiKey) => void }

export const KeyList = ({ keys, onRevoke }: Props) => (
  <ul className={entries.entries}>
    {keys.map((key) => (
      <Key key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
    ))}
  </ul>
)
