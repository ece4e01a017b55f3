import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './unfolding.module.css'

type Props = {
  /** Whether the words take more lines than there is room for. */
  readonly isLong: boolean
  readonly children: ReactNode
}

/** Words of any length; of long ones two lines, and a press for the rest. */
export const Unfolding = ({ isLong, children }: Props) => {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <p className={isLong && !isWhole ? classes.cut : undefined}>{children}</p>
      {isLong ? (
        <UnstyledButton className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'roofs.read-less' : 'roofs.read-all')}
        </UnstyledButton>
      ) : null}
    </>
  )
}
