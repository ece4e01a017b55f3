import { Button, Text } from '@mantine/core'
import { useSay } from '../../../../platform/words/use-say.ts'
import { MainAction } from './main-action.tsx'
import classes from './measuring.module.css'

type Props = {
  readonly isMeasuring: boolean
  readonly measure: () => void
  /** What was measured, with its error; null: nothing yet. */
  readonly words: string | null
  readonly value: string | null
  readonly use: () => void
}

/** Measures by a sensor, as often as wanted, and takes what was found. */
export const Measured = ({ isMeasuring, measure, words, value, use }: Props) => {
  const say = useSay()
  return (
    <MainAction>
      {isMeasuring ? <Text role="status">{say('measuring.measuring')}</Text> : null}
      {words === null ? null : (
        <Text role="status" className={classes.result ?? ''}>
          {words}
        </Text>
      )}
      <Button mih={56} variant={value === null ? 'filled' : 'default'} loading={isMeasuring} onClick={measure}>
        {say('measuring.measure-now')}
      </Button>
      {value === null ? null : (
        <Button mih={56} onClick={use}>
          {say('measuring.use-value', { value })}
        </Button>
      )}
    </MainAction>
  )
}
