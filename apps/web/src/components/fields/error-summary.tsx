import type { Problem } from '@soundroof/contract/platform/problem'
import styles from './error-summary.module.css'

type Props = {
  readonly problems: readonly Problem[]
  /** What the fields are called; without it the message alone stands there. */
  readonly title?: string
}

/** Moves to a field by its name, which is also its id. */
export const focusField = (name: string): void => {
  const element = document.getElementById(name)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** Focus follows what changes on the screen: it waits until that stands there. */
export const focusSoon = (name: string): void => {
  setTimeout(() => focusField(name), 60)
}

/** All problems of a form, each a link to its field; nothing when there are none. */
export const ErrorSummary = ({ problems, title = 'Please check these fields' }: Props) => {
  if (problems.length === 0) return null
  return (
    <section className={styles.summary} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(problem.field)
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
