import { text } from '@soundroof/contract/platform/text'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import styles from './engineer.module.css'

/** Names of the places of the screen. Their identifiers have a prefix: fields of the dialogs are called the same. */
const placesOf = ({ questions, conditions, documents }: ConsoleProject): readonly (readonly [string, string])[] => [
  ['result', text('Result')],
  ['questions', text('Questions ({count})', { count: questions.length })],
  ...(conditions.length > 0
    ? [['conditions', text('Conditions ({count})', { count: conditions.length })] as const]
    : []),
  ['changes', text('Changes')],
  ...(documents.length > 0 ? [['documents', text('Documents ({count})', { count: documents.length })] as const] : []),
  ['records', text('Timeline')],
]

/** The screen is long: its places at a glance. */
export const Places = ({ told }: { readonly told: ConsoleProject }) => (
  <nav className={styles.places} aria-label={text('On this screen')}>
    {placesOf(told).map(([id, title]) => (
      <a key={id} href={`#place-${id}`}>
        {title}
      </a>
    ))}
  </nav>
)
