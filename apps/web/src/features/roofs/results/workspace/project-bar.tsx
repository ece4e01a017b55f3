import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../../components/page/page-frame.tsx'
import classes from './project-bar.module.css'

type Props = {
  readonly title: string
  /** State and further names of the project, small. */
  readonly sub: ReactNode
  readonly actions?: ReactNode
}

/** The address of the roof, its state, and what can be done with it. */
export const ProjectBar = ({ title, sub, actions }: Props) => {
  useDocumentTitle(title)
  return (
    <div className={classes.bar}>
      <div className={classes.words}>
        <Title>{title}</Title>
        <div className={classes.sub}>{sub}</div>
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}

/** The whole width of the window, with little beside it. */
export const WorkspaceFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.frame}>{children}</div>
)
