import { text } from '@soundroof/contract/platform/text'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import styles from './verdict-badge.module.css'

type Props = { readonly project: Pick<ProjectSummary, 'verdict' | 'isComplete'> }

/** The answer of a project, or that it has none. */
export const VerdictBadge = ({ project: { verdict, isComplete } }: Props) => {
  if (verdict === null)
    return <span className={styles.badge}>{isComplete ? text('No result yet') : text('Not all steps filled in')}</span>
  const { title, tone, sign } = verdictWords[verdict]
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      {text(title)}
    </span>
  )
}
