import { Text } from '@mantine/core'
import { useState } from 'react'
import { webMotion } from '../../../../platform/sensors/motion.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { type Bearing, bearingOf, type NoBearing } from './maths/bearing.ts'
import { Measured } from './measured.tsx'
import classes from './measuring.module.css'
import { Refused, SensorGate } from './sensor-gate.tsx'
import { useMotion } from './use-motion.ts'
import type { WayProps } from './ways.ts'

const why: Readonly<Record<NoBearing | 'constant', PlainCode>> = {
  'no-compass': 'measuring.no-compass',
  'not-flat': 'measuring.not-flat',
  moved: 'measuring.moved',
  constant: 'measuring.constant',
}

/** What whoever takes a direction should know. */
const taken: readonly PlainCode[] = ['measuring.error-assumed', 'measuring.adjust-to-true-north']

/** Which way the front looks, by the phone's compass. */
export const CompassWay = ({ use }: WayProps) => {
  const say = useSay()
  const motion = useMotion(webMotion)
  const [found, setFound] = useState<Bearing | null>(null)
  const [problem, setProblem] = useState<PlainCode | null>(null)
  const [isMeasuring, setMeasuring] = useState(false)
  const measure = async (): Promise<void> => {
    setFound(null)
    setProblem(null)
    setMeasuring(true)
    const readings = await motion.measure()
    setMeasuring(false)
    const bearing = readings === null ? 'constant' : bearingOf(readings)
    if (typeof bearing === 'string') setProblem(why[bearing])
    else setFound(bearing)
  }
  return (
    <>
      <Text>{say('measuring.compass-how')}</Text>
      <SensorGate state={motion.state} start={() => void motion.start()}>
        <p className={classes.now}>{motion.shown?.heading == null ? '–' : `${Math.round(motion.shown.heading)}°`}</p>
        <Refused why={problem} />
        {found === null ? null : taken.map((words) => <Text key={words}>{say(words)}</Text>)}
        <Measured
          isMeasuring={isMeasuring}
          measure={() => void measure()}
          words={found && say('measuring.heading', found)}
          value={found && `${found.bearing}°`}
          use={() => found && use({ value: found.bearing, error: found.error, instrument: 'compass' })}
        />
      </SensorGate>
    </>
  )
}
