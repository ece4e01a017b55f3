import type { Problem } from '@soundroof/contract/platform/problem'
import { useSay } from '../../platform/words/use-say.ts'

import styles from './error-summary.module.css'

type Props = {
  readonly problems: readonly Problem[]
  readonly title?: string
}

/** A field's name is also its element id. */
export const focusField = (name: string): void => {
  const element = document.getElementById(name)
  element?.closest('details')?.setAttribute('open', '')
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** ms */
const [pause, longest] = [60, 3000]

/** Waits until the screen has changed: what was just asked for may be drawn later on a slow device. */
export const focusSoon = (name: string, waited = 0): void => {
  setTimeout(() => {
    if (document.getElementById(name) || waited >= longest) focusField(name)
    else focusSoon(name, waited + pause)
  }, pause)
}

/** All problems of a form, each a link to its field. */
export const ErrorSummary = ({ problems, title }: Props) => {
  const say = useSay()
  const shownTitle = title ?? say('components.please-check-these-fields')

  if (problems.length === 0) return null
  return (
    <section className={styles.summary} aria-label={shownTitle}>
      <h2 className={styles.title}>{shownTitle}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.coded.code}`}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(problem.field)
              }}
            >
              {say(problem.coded)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
