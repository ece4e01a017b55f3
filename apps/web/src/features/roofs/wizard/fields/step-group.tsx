import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import classes from './field.module.css'

type Props = { readonly title?: string; readonly children: ReactNode }

/** Fields that belong together. */
export const StepGroup = ({ title, children }: Props) => (
  <Panel {...(title === undefined ? {} : { title })}>
    <div className={classes.grid}>{children}</div>
  </Panel>
)

/** A small drawing within an option. */
export const OptionPicture = ({
  large = false,
  children,
}: {
  readonly large?: boolean
  readonly children: ReactNode
}) => <span className={large ? classes.optionLarge : classes.option}>{children}</span>
