import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import styles from './engineer.module.css'

/** Sections of the screen. Their ids have a prefix, since fields of dialogs have the same names. */
const placesOf = (
  say: Say,
  { questions, conditions, documents }: ConsoleProject,
): readonly (readonly [string, string])[] => [
  ['result', say('components.result')],
  ['questions', say('review.questions-count', { count: questions.length })],
  ...(conditions.length > 0 ? [['conditions', say('review.conditions', { count: conditions.length })] as const] : []),
  ['changes', say('components.changes')],
  ...(documents.length > 0 ? [['documents', say('review.documents', { count: documents.length })] as const] : []),
  ['records', say('review.timeline')],
]

/** Links to the sections of a long screen. */
export const Places = ({ told }: { readonly told: ConsoleProject }) => {
  const say = useSay()
  return (
    <nav className={styles.places} aria-label={say('review.on-this-screen')}>
      {placesOf(say, told).map(([id, title]) => (
        <a key={id} href={`#place-${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
