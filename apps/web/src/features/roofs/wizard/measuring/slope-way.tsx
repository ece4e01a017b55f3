import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { type Direction, webMotion } from '../../../../platform/sensors/motion.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { Calibration } from './calibration.tsx'
import { HeldPicture } from './held-picture.tsx'
import { keptZero } from './kept-zero.ts'
import {
  type Held,
  howHeld,
  laidSlope,
  type NoSlope,
  type Slope,
  screenNormal,
  sightedSlope,
  slopeOf,
} from './maths/inclination.ts'
import { Measured } from './measured.tsx'
import classes from './measuring.module.css'
import { Refused, SensorGate } from './sensor-gate.tsx'
import { useMotion } from './use-motion.ts'
import type { WayProps } from './ways.ts'

const held: Readonly<Record<Held, PlainCode>> = { laid: 'measuring.laid', sighted: 'measuring.sighted' }
const how: Readonly<Record<Held, PlainCode>> = { laid: 'measuring.laid-how', sighted: 'measuring.sighted-how' }
const why: Readonly<Record<NoSlope | 'constant', PlainCode>> = {
  moved: 'measuring.moved',
  'not-upright': 'measuring.not-upright',
  'too-steep': 'measuring.too-steep',
  constant: 'measuring.constant',
}

type HeldProps = { readonly value: Held; readonly choose: (held: Held) => void }

const HeldChoice = ({ value, choose }: HeldProps) => {
  const say = useSay()
  return (
    <fieldset className={classes.choices}>
      <legend>{say('measuring.how-held')}</legend>
      {howHeld.map((each) => (
        <Button
          key={each}
          mih={48}
          variant={each === value ? 'filled' : 'default'}
          aria-pressed={each === value}
          onClick={() => choose(each)}
        >
          {say(held[each])}
        </Button>
      ))}
    </fieldset>
  )
}

const shownNow = (up: Direction, at: Held, zero: Direction | null): string =>
  `${(at === 'laid' ? laidSlope(up, zero ?? screenNormal) : sightedSlope(up)).toFixed(1)}°`

/** What a second's readings say; a sensor that never changed says nothing. */
const useSlope = (motion: ReturnType<typeof useMotion>) => {
  const [found, setFound] = useState<Slope | null>(null)
  const [problem, setProblem] = useState<PlainCode | null>(null)
  const [isMeasuring, setMeasuring] = useState(false)
  const measure = async (at: Held, zero: Direction | null): Promise<void> => {
    setFound(null)
    setProblem(null)
    setMeasuring(true)
    const readings = await motion.measure()
    setMeasuring(false)
    const slope =
      readings === null
        ? 'constant'
        : slopeOf(
            readings.map(({ up }) => up),
            { held: at, zero },
          )
    if (typeof slope === 'string') setProblem(why[slope])
    else setFound(slope)
  }
  return { found, problem, isMeasuring, measure }
}

/** Slope of the roof by the phone's inclinometer. */
export const SlopeWay = ({ use }: WayProps) => {
  const say = useSay()
  const [at, setAt] = useState<Held>('laid')
  const [zero, setZero] = useState(keptZero)
  const motion = useMotion(webMotion)
  const { found, problem, isMeasuring, measure } = useSlope(motion)
  return (
    <>
      <HeldChoice value={at} choose={setAt} />
      <HeldPicture held={at} />
      <Text>{say(how[at])}</Text>
      <SensorGate state={motion.state} start={() => void motion.start()}>
        <p className={classes.now}>{motion.shown && shownNow(motion.shown.up, at, zero)}</p>
        <Refused why={problem} />
        {found === null ? null : <Text>{say('measuring.error-assumed')}</Text>}
        <Measured
          isMeasuring={isMeasuring}
          measure={() => void measure(at, zero)}
          words={found && say('measuring.result', { value: `${found.slope}°`, error: `${found.error}°` })}
          value={found && `${found.slope}°`}
          use={() => found && use({ value: found.slope, error: found.error, instrument: 'inclinometer' })}
        />
        {at === 'laid' ? <Calibration motion={motion} zero={zero} keep={setZero} /> : null}
      </SensorGate>
    </>
  )
}
