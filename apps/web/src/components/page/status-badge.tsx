import { type ProjectStatus, projectStatuses } from '@soundroof/contract/review/review'
import styles from './status-badge.module.css'

/** Where a project stands, by its label; the dot repeats it for those who see colour. */
export const StatusBadge = ({ status }: { readonly status: ProjectStatus }) => (
  <span className={styles.badge} data-status={status}>
    {projectStatuses[status]}
  </span>
)
