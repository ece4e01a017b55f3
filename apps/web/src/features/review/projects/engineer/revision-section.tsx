import { text } from '@soundroof/contract/platform/text'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'

export const savedWords = ({ saved_at, saved_by }: Revision): string =>
  text('Saved {moment} by {name}', { moment: shownMoment(saved_at), name: saved_by })

export const resultWords = ({ result, issued_at, engine_version, catalogue_version }: Revision): string =>
  result === null || issued_at === null
    ? text('No result')
    : text('Result of {moment}, engine {engine}, catalogue {catalogue}', {
        moment: shownMoment(issued_at),
        engine: engine_version ?? '–',
        catalogue: catalogue_version ?? '–',
      })

/** Earlier revisions, each to be opened as it was saved. */
export const RevisionSection = ({ told: { hash, revision, revisions } }: { readonly told: ConsoleProject }) => {
  const earlier = revisions.filter((one) => one.revision !== revision)
  if (earlier.length === 0) return null
  return (
    <Panel title={text('Earlier revisions')}>
      <ul className={entries.entries}>
        {earlier.map((one) => (
          <li key={one.revision} className={entries.entry}>
            <div className={entries.words}>
              <h3 className={entries.name}>{text('Revision {revision}', { revision: one.revision })}</h3>
              <p className={entries.detail}>{savedWords(one)}</p>
              <p className={entries.detail}>{resultWords(one)}</p>
            </div>
            <ButtonLink
              size="sm"
              variant="default"
              to="/console/project"
              search={{ project: hash, revision: String(one.revision) }}
              aria-label={text('View revision {revision}', { revision: one.revision })}
            >
              {text('View')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
