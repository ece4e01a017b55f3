import { UnstyledButton } from '@mantine/core'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { ReactNode } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './workspace.module.css'

type Props = {
  readonly result: BriefResult
  /** For customers: how a certificate is had. */
  readonly certificate?: ReactNode
  /** For engineers: the way to where figures are confirmed. */
  readonly figures?: ReactNode
  readonly onFigures: () => void
}

type FiguresProps = Pick<Props, 'result' | 'onFigures'>

const Figures = ({ result: { unverified, zoneResults }, onFigures }: FiguresProps) => {
  const say = useSay()
  const count = unverified.length
  const isCalculated = zoneResults.some(({ checks }) => checks.length > 0)
  if (count === 0) return <span>{isCalculated ? say('roofs.all-figures-are-confirmed') : null}</span>
  return (
    <UnstyledButton className={classes.figures} onClick={onFigures}>
      <b>{count}</b>
      {say(count === 1 ? 'roofs.figure-to-be-confirmed' : 'roofs.figures-to-be-confirmed')}
    </UnstyledButton>
  )
}

/** How sure the figures are, always in sight. */
export const BasisLine = ({ certificate, figures, ...unconfirmed }: Props) => {
  const say = useSay()
  return (
    <div className={classes.basis}>
      <Figures {...unconfirmed} />
      {figures ? <span>{figures}</span> : null}
      <span>{certificate ?? say('roofs.preliminary-not-a-certificate')}</span>
    </div>
  )
}
