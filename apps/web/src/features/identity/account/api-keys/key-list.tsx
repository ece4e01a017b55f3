import { Button } from '@mantine/core'
import { type OwnApiKey, scopeMeanings } from '@soundroof/contract/identity/api-keys'
import entries from '../../../../components/page/entries.module.css'
import { shownDay, shownMoment } from '../../../../platform/shown-date.ts'
import styles from './api-keys.module.css'

/** Why a listed key does not work. */
const over: Readonly<Record<OwnApiKey['state'], string | null>> = {
  working: null,
  expired: 'has expired',
  left: 'ended: you left its company',
  lost: 'no longer works: the server lost its secret. Make a new one',
}

const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{shownMoment(at)}</time>

const LastUse = ({ at }: { readonly at: string | null }) =>
  at === null ? 'Not used yet' : <>Last used {<Moment at={at} />}</>

type KeyProps = { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }

const Key = ({ apiKey, onRevoke }: KeyProps) => (
  <li className={entries.entry}>
    <div className={entries.words}>
      <p className={entries.name}>
        {apiKey.name} {over[apiKey.state] && <span className={styles.over}>{over[apiKey.state]}</span>}
      </p>
      <p className={entries.detail}>{apiKey.scopes.map((scope) => scopeMeanings[scope]).join('; ')}</p>
      <p className={entries.detail}>
        <LastUse at={apiKey.last_used_at} />, made <Moment at={apiKey.created_at} />, expires{' '}
        <time dateTime={apiKey.expires_at}>{shownDay(apiKey.expires_at)}</time>
      </p>
      <p className={entries.detail}>
        <code>{apiKey.id}</code>
      </p>
    </div>
    <Button
      variant="default"
      onClick={onRevoke}
      aria-label={`Revoke ${apiKey.name}, made ${shownMoment(apiKey.created_at)}`}
    >
      Revoke
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
