import { type ReactNode, useEffect } from 'react'
import styles from './page-frame.module.css'

type TitleProps = { readonly children: string; readonly lead?: ReactNode; readonly actions?: ReactNode }

export const productName = 'Soundroof'

/** Sets the title of the browser tab and the history entry. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}

/** The heading of a screen, with its actions. */
export const PageTitle = ({ children, lead, actions }: TitleProps) => {
  useDocumentTitle(children)
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <h1 className={styles.title}>{children}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

type FrameProps = Omit<TitleProps, 'children'> & {
  readonly title: string
  /** `narrow` for forms, `wide` for lists and drawings, `full` for what stands side by side. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'full'
  readonly children: ReactNode
}

export const PageFrame = ({ title, width = 'normal', children, ...head }: FrameProps) => (
  <div className={styles.frame} data-width={width}>
    <PageTitle {...head}>{title}</PageTitle>
    {children}
  </div>
)
