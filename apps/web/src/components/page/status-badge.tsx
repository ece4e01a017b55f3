import { type ProjectStatus, projectStatuses } from '@soundroof/contract/roofs/project-status'
import styles from './status-badge.module.css'

/** The status of a project by its label; the dot repeats it for those who see colour. */
export const StatusBadge = ({ status }: { readonly status: ProjectStatus }) => (
  <span className={styles.badge} data-status={status}>
    {projectStatuses[status]}
  </span>
)
