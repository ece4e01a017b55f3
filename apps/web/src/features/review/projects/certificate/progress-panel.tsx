import { isBlank } from '@soundroof/contract/platform/visible-text'
import { useState } from 'react'
import { ErrorSummary, focusField } from '../../../../components/fields/error-summary.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './certificate.module.css'
import type { Entered } from './entered.ts'
import { missingWords } from './missing-words.ts'
import type { Certificate } from './use-certificate.ts'

/** What stands there before the first save comes from earlier certificates. */
const isAnythingEntered = ({ record }: Entered): boolean => Object.values(record).some((text) => !isBlank(text))

const SavedLine = ({ saving, entered }: Pick<Certificate, 'saving' | 'entered'>) => {
  const say = useSay()
  if (saving.kind === 'waiting') return <p className={styles.saved}>{say('review.not-saved-yet')}</p>
  if (saving.kind !== 'saved') return null
  const { at } = saving
  const never = isAnythingEntered(entered) ? 'review.taken-over-from-earlier' : 'review.nothing-entered-yet'
  return (
    <p className={styles.saved}>
      {at === null ? say(never) : say('review.saved-at', { moment: shownMoment(say, at) })}
    </p>
  )
}

/** Said at once: it does not go by itself, or a person should know before typing on. */
const Trouble = ({ saving, elsewhere }: Pick<Certificate, 'saving' | 'elsewhere'>) => {
  const say = useSay()
  return (
    <div role="status" className={styles.trouble}>
      {saving.kind === 'unreachable' && <p>{say('review.not-saved-on-the-server-yet')}</p>}
      {saving.kind === 'refused' && <p>{say('review.not-saved-because', { why: say(saving.why) })}</p>}
      {elsewhere && (
        <p>
          {say(elsewhere.kind === 'theirs' ? 'review.saved-in-another-window' : 'review.also-saved-in-another-window', {
            moment: shownMoment(say, elsewhere.at),
          })}
        </p>
      )}
    </div>
  )
}

/** Beside the entries it hides none of them; above them it would. */
const isBeside = (): boolean => window.matchMedia('(min-width: 1100px)').matches

const Missing = ({ missing }: Pick<Certificate, 'missing'>) => {
  const say = useSay()
  const [isOpenAtFirst] = useState(isBeside)
  if (missing.length === 0) return <p>{say('review.nothing-is-missing')}</p>
  return (
    <details className={styles.missing} open={isOpenAtFirst}>
      <summary>{say('review.missing-count', { count: missing.length })}</summary>
      <ul aria-label={say('review.what-is-missing')}>
        {missing.map((problem) => (
          <li key={problem.field}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(problem.field)
              }}
            >
              {missingWords(say, problem)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whether it is saved, and what it still lacks. */
export const ProgressPanel = ({ certificate }: { readonly certificate: Certificate }) => (
  <Panel>
    <SavedLine {...certificate} />
    <Trouble {...certificate} />
    <ErrorSummary problems={certificate.refusals} />
    <Missing missing={certificate.missing} />
  </Panel>
)
