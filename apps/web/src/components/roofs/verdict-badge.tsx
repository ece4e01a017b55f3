import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './verdict-badge.module.css'

type Props = { readonly project: Pick<ProjectSummary, 'verdict' | 'isComplete'> }

/** The verdict of a project, or that it has none. */
export const VerdictBadge = ({ project: { verdict, isComplete } }: Props) => {
  const say = useSay()

  if (verdict === null)
    return (
      <span className={styles.badge}>
        {isComplete ? say('components.no-result-yet') : say('components.not-all-steps-filled-in')}
      </span>
    )
  const { title, tone, sign } = verdictWords[verdict]
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      {say(title)}
    </span>
  )
}
