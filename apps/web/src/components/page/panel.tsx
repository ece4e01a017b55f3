import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Props = { readonly title?: string; readonly children: ReactNode; readonly tone?: 'plain' | 'quiet' | 'warning' }

export const Panel = ({ title, children, tone = 'plain' }: Props) => (
  <section className={styles.panel} data-tone={tone}>
    {title && <h2 className={styles.title}>{title}</h2>}
    {children}
  </section>
)
