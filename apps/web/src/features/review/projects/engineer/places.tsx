import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { countsOf } from '../checklist/job-checklist.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import styles from './engineer.module.css'

/** Sections of the screen. Their ids have a prefix, since fields of dialogs have the same names. */
const placesOf = (
  say: Say,
  { questions, conditions, documents, checklist }: ConsoleProject,
): readonly (readonly [string, string])[] => [
  ['result', say('components.result')],
  ['checklist', say('review.checklist-count', countsOf(checklist.items))],
  ['questions', say('review.questions-count', { count: questions.length })],
  ...(conditions.length > 0 ? [['conditions', say('review.conditions', { count: conditions.length })] as const] : []),
  ['changes', say('components.changes')],
  ...(documents.length > 0 ? [['documents', say('review.documents', { count: documents.length })] as const] : []),
  ['records', say('review.timeline')],
]

/** Below header and actions a section begins, px. */
const topOfView = 150

/** The section that begins last above the fold; -1: above the first. */
const presentAmong = (sections: readonly HTMLElement[]): number =>
  sections.findLastIndex((section) => section.getBoundingClientRect().top <= topOfView)

const goToSection = (ids: readonly string[], by: -1 | 1): void => {
  const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
  const focused = sections.findIndex((section) => section.contains(document.activeElement))
  const next = sections[(focused >= 0 ? focused : presentAmong(sections)) + by]
  if (!next) return
  next.tabIndex = -1
  next.scrollIntoView({ block: 'start' })
  next.focus({ preventScroll: true })
}

/** Links to the sections of a long screen. */
export const Places = ({ told }: { readonly told: ConsoleProject }) => {
  const say = useSay()
  const ids = placesOf(say, told).map(([id]) => `place-${id}`)
  useShortcuts({ section: () => goToSection(ids, 1), sectionBefore: () => goToSection(ids, -1) })
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
