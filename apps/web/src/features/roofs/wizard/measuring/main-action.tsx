import type { ReactNode } from 'react'
import classes from './measuring.module.css'

/** What is pressed next, at the lower edge of the dialog: a thumb reaches it while the phone is held in one hand. */
export const MainAction = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.action}>{children}</div>
)
