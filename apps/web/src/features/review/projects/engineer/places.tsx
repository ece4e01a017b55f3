import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import styles from './engineer.module.css'

/** Names of the places of the screen. Their identifiers have a prefix: fields of the dialogs are called the same. */
const placesOf = ({ questions, conditions, documents }: ConsoleProject): readonly (readonly [string, string])[] => [
  ['result', 'Result'],
  ['questions', `Questions (${questions.length})`],
  ...(conditions.length > 0 ? [['conditions', `Conditions (${conditions.length})`] as const] : []),
  ['changes', 'Changes'],
  ...(documents.length > 0 ? [['documents', `Documents (${documents.length})`] as const] : []),
  ['records', 'Timeline'],
]

/** The screen is long: its places at a glance. */
export const Places = ({ told }: { readonly told: ConsoleProject }) => (
  <nav className={styles.places} aria-label="On this screen">
    {placesOf(told).map(([id, title]) => (
      <a key={id} href={`#place-${id}`}>
        {title}
      </a>
    ))}
  </nav>
)
