import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import classes from './field.module.css'

type Props = {
  readonly title?: string
  /** `narrow`: three short fields side by side. */
  readonly fields?: 'narrow' | 'wide'
  readonly children: ReactNode
}

export const StepGroup = ({ title, fields = 'wide', children }: Props) => (
  <Panel {...(title === undefined ? {} : { title })}>
    <div className={classes.grid} data-fields={fields}>
      {children}
    </div>
  </Panel>
)

export const OptionPicture = ({
  large = false,
  children,
}: {
  readonly large?: boolean
  readonly children: ReactNode
}) => <span className={large ? classes.optionLarge : classes.option}>{children}</span>
