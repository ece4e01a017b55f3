import { type ReactNode, useState } from 'react'
import classes from './note-line.module.css'

type Props = {
  readonly title: string
  /** The rest of the first line; cut where it is longer, whole once the note is open. */
  readonly line?: ReactNode
  readonly tone?: 'plain' | 'warning'
  /** What the reader can do, in sight while the note is closed. */
  readonly action?: ReactNode
  /** Open from the start where the reader has something to do inside. */
  readonly isOpen?: boolean
  readonly children?: ReactNode
}

/** One line above a workspace, so that the answer stays in sight; a press shows all of it. */
export const NoteLine = ({ title, line, tone = 'plain', action, isOpen = false, children }: Props) => {
  // What is sent from inside does not close it.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <section className={classes.note} data-tone={tone} data-note-line aria-label={title}>
      <details open={isOpenAtFirst}>
        <summary>
          <strong>{title}</strong>
          {line ? <span>{line}</span> : null}
        </summary>
        {children ? <div className={classes.inside}>{children}</div> : null}
      </details>
      {action ? <div className={classes.action}>{action}</div> : null}
    </section>
  )
}
