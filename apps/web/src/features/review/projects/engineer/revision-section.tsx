import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import entries from '../../../../components/page/entries.module.css'
import { Panel } from '../../../../components/page/panel.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

export const savedWords = (say: Say, { saved_at, saved_by }: Revision): string =>
  say('review.saved-by', { moment: shownMoment(say, saved_at), name: saved_by })

export const resultWords = (say: Say, { result, issued_at, engine_version, catalogue_version }: Revision): string =>
  result === null || issued_at === null
    ? say('components.no-result')
    : say('components.result-of-engine-catalogue', {
        moment: shownMoment(say, issued_at),
        engine: engine_version ?? '–',
        catalogue: catalogue_version ?? '–',
      })

/** Earlier revisions, each to be opened as it was saved. */
export const RevisionSection = ({ told: { hash, revision, revisions } }: { readonly told: ConsoleProject }) => {
  const say = useSay()

  const earlier = revisions.filter((one) => one.revision !== revision)
  if (earlier.length === 0) return null
  return (
    <Panel title={say('review.earlier-revisions')}>
      <ul className={entries.entries}>
        {earlier.map((one) => (
          <li key={one.revision} className={entries.entry}>
            <div className={entries.words}>
              <h3 className={entries.name}>{say('components.revision', { revision: one.revision })}</h3>
              <p className={entries.detail}>{savedWords(say, one)}</p>
              <p className={entries.detail}>{resultWords(say, one)}</p>
            </div>
            <ButtonLink
              size="sm"
              variant="default"
              to="/console/project"
              search={{ project: hash, revision: String(one.revision) }}
              aria-label={say('review.view-revision', { revision: one.revision })}
            >
              {say('components.view')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
