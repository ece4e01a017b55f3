import { statusOf } from '@soundroof/contract/roofs/project-status'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { NextJobButton } from '../queue/next-job-button.tsx'
import { ShortcutHelp } from '../shortcuts/shortcut-sheet.tsx'
import type { Change } from '../use-change.ts'
import styles from './action-bar.module.css'
import { MoveButtons } from './move-buttons.tsx'
import type { Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change }

/** Stays in view: which project, its status and verdict, what can be done with it, and the next job. */
export const ActionBar = ({ reviewed, change }: Props) => {
  const say = useSay()
  const { told, draft } = reviewed
  const isDone = told.moves.length === 0 || told.status === statusOf.delivered
  return (
    <section className={styles.bar} aria-label={say('review.moves')} data-project={told.hash}>
      <div className={styles.what}>
        <strong className={styles.name}>{displayName(draft)}</strong>
        <StatusBadge status={told.status} />
        <VerdictBadge project={{ verdict: told.project.verdict, isComplete: true }} />
      </div>
      <div className={styles.moves}>
        <MoveButtons reviewed={reviewed} change={change} />
        <NextJobButton except={told.hash} variant={isDone ? 'filled' : 'default'} />
        <ShortcutHelp />
      </div>
    </section>
  )
}
