import { Button } from '@mantine/core'
import { type OwnApiKey, scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { Beside, Entry } from '../../../../components/lists/entry.tsx'
import { Moment } from '../../../../components/lists/moment.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'

/** Why a listed key does not work. */
const over: Readonly<Record<OwnApiKey['state'], PlainCode | null>> = {
  working: null,
  expired: 'identity.has-expired',
  left: 'identity.ended-you-left-its-company',
  lost: 'identity.no-longer-works-the-server-lost',
}

type KeyProps = { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }

const Key = ({ apiKey, onRevoke }: KeyProps) => {
  const say = useSay()
  const ended = over[apiKey.state]
  return (
    <Entry
      name={
        <>
          {apiKey.name} {ended && <Beside>{say(ended)}</Beside>}
        </>
      }
      details={[
        apiKey.scopes.map((scope) => say(scopeMeanings[scope])).join('; '),
        <Sentence
          key="used"
          says={apiKey.last_used_at === null ? 'identity.not-used-yet-made-expires' : 'identity.last-used-made-expires'}
          used={apiKey.last_used_at !== null && <Moment at={apiKey.last_used_at} />}
          made={<Moment at={apiKey.created_at} />}
          expires={<Moment at={apiKey.expires_at} isDay />}
        />,
        <code key="id">{apiKey.id}</code>,
      ]}
    >
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
    </Entry>
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
