import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = { readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode }

export const EmptyState = ({ title, children, action }: Props) => {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 64 40" className={styles.picture} aria-hidden="true">
        <path d="M4 34 32 8l28 26" />
        <path d="M14 34V25M50 34V25M22 34h20" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
