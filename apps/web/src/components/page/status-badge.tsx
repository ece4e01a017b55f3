import { text } from '@soundroof/contract/platform/text'
import { type ProjectStatus, projectStatuses } from '@soundroof/contract/roofs/project-status'
import styles from './status-badge.module.css'

/** The label states the status; the dot repeats it in colour. */
export const StatusBadge = ({ status }: { readonly status: ProjectStatus }) => (
  <span className={styles.badge} data-status={status}>
    {text(projectStatuses[status])}
  </span>
)
