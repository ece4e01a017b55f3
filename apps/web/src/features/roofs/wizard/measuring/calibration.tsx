import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Direction } from '../../../../platform/sensors/motion.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { keepZero } from './kept-zero.ts'
import { slopeOf, zeroFrom } from './maths/inclination.ts'
import { medianOf } from './maths/median.ts'
import classes from './measuring.module.css'
import { Refused } from './sensor-gate.tsx'
import type { useMotion } from './use-motion.ts'

type Props = {
  readonly motion: ReturnType<typeof useMotion>
  readonly zero: Direction | null
  readonly keep: (zero: Direction) => void
}

/** The middle of a second's readings; or why there is none. */
const placeOf = async (motion: Props['motion']): Promise<Direction | PlainCode> => {
  const ups = (await motion.measure())?.map(({ up }) => up)
  if (ups === undefined) return 'measuring.constant'
  if (slopeOf(ups, { held: 'laid', zero: null }) === 'moved') return 'measuring.moved'
  const along = (axis: keyof Direction) => medianOf(ups.map((up) => up[axis]))
  return { x: along('x'), y: along('y'), z: along('z') }
}

/** Two readings in one place, half a turn apart, remove the zero error of the phone and of what sticks out of its back. */
export const Calibration = ({ motion, zero, keep }: Props) => {
  const say = useSay()
  const [first, setFirst] = useState<Direction | null>(null)
  const [problem, setProblem] = useState<PlainCode | null>(null)
  const [isBusy, setBusy] = useState(false)
  const end = (found: Direction | null) => {
    setFirst(null)
    if (found === null) return setProblem('measuring.calibration-failed')
    keepZero(found)
    keep(found)
  }
  const press = async (): Promise<void> => {
    setProblem(null)
    setBusy(true)
    const place = await placeOf(motion)
    setBusy(false)
    if (typeof place === 'string') return setProblem(place)
    if (first === null) setFirst(place)
    else end(zeroFrom(first, place))
  }
  return (
    <details className={classes.calibration}>
      <summary>{say('measuring.calibrate')}</summary>
      {zero === null ? null : <Text>{say('measuring.calibrated')}</Text>}
      <Text my={8}>{say('measuring.calibration-how')}</Text>
      <Button variant="default" mih={48} loading={isBusy} onClick={() => void press()}>
        {say(first === null ? 'measuring.first-reading' : 'measuring.second-reading')}
      </Button>
      <Refused why={problem} />
    </details>
  )
}
