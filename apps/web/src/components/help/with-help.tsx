import type { ReactNode } from 'react'
import type { HelpAddress } from './field-help.ts'
import styles from './help-link.module.css'
import { HelpLink } from './help-link.tsx'

type Props = { readonly help: HelpAddress | null; readonly label: string; readonly children: ReactNode }

/** A field with its "?" at the end of the label's line. */
export const WithHelp = ({ help, label, children }: Props) =>
  help === null ? (
    children
  ) : (
    <div className={styles.helped}>
      {children}
      <HelpLink section={help[0]} topic={help[1]} label={label} />
    </div>
  )
