import { Entry } from '../../../../components/lists/entry.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { isUnsaved, type KeptRecord } from '../../../../platform/as-built/kept-record.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

const detailsOf = (say: Say, array: KeptRecord): readonly string[] => [
  ...(isUnsaved(array) ? [say('roofs.entries-wait-to-be-sent')] : []),
  ...(array.waiting.length > 0 ? [say('roofs.photos-wait-to-be-sent', { count: array.waiting.length })] : []),
]

/** Finished arrays with something that has not reached the server. */
export const ArrayRows = ({ arrays }: { readonly arrays: readonly KeptRecord[] }) => {
  const say = useSay()
  if (arrays.length === 0) return null
  return (
    <Panel title={say('roofs.finished-arrays')}>
      <ul className={`${entries.entries} ${entries.unclosed}`}>
        {arrays.map((array) => (
          <Entry
            key={array.hash}
            name={
              <TextLink to="/as-built" search={{ project: array.hash }}>
                {array.title}
              </TextLink>
            }
            details={detailsOf(say, array)}
          />
        ))}
      </ul>
    </Panel>
  )
}
