import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { webMotion } from '../../../../platform/sensors/motion.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { type Bearing, bearingOf, type NoBearing } from './maths/bearing.ts'
import type { WayProps } from './measure-dialog.tsx'
import classes from './measuring.module.css'
import { Refused, SensorGate } from './sensor-gate.tsx'
import { useMotion } from './use-motion.ts'

const why: Readonly<Record<NoBearing | 'constant', PlainCode>> = {
  'no-compass': 'measuring.no-compass',
  'not-flat': 'measuring.not-flat',
  moved: 'measuring.moved',
  constant: 'measuring.constant',
}

type ResultProps = { readonly bearing: Bearing; readonly use: WayProps['use'] }

const Result = ({ bearing: { bearing, error }, use }: ResultProps) => {
  const say = useSay()
  return (
    <>
      <Text role="status" className={classes.result ?? ''}>
        {say('measuring.heading', { bearing, error })}
      </Text>
      <Text>{say('measuring.adjust-to-true-north')}</Text>
      <Button mih={48} onClick={() => use({ value: bearing, error, instrument: 'compass' })}>
        {say('measuring.use-value', { value: `${bearing}°` })}
      </Button>
    </>
  )
}

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
        <Button mih={56} loading={isMeasuring} onClick={() => void measure()}>
          {say('measuring.measure-now')}
        </Button>
        <Refused why={problem} />
        {found === null ? null : <Result bearing={found} use={use} />}
      </SensorGate>
    </>
  )
}
