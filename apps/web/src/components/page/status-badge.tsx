import { type ProjectStatus, projectStatuses } from '@soundroof/contract/roofs/project-status'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './status-badge.module.css'

/** The label states the status; the dot repeats it in colour. */
export const StatusBadge = ({ status }: { readonly status: ProjectStatus }) => {
  const say = useSay()
  return (
    <span className={styles.badge} data-status={status}>
      {say(projectStatuses[status])}
    </span>
  )
}
