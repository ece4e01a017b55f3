import { useEffect, useRef, useState } from 'react'
import type { Attitude, MotionSensors } from '../../../../platform/sensors/motion.ts'
import { wait } from '../../../../platform/wait.ts'
import { angleBetween } from './maths/inclination.ts'

/** `quiet`: asked, and no reading yet. */
export type MotionState = 'off' | 'quiet' | 'denied' | 'absent' | 'live'

/** A sensor that tells nothing for so long is none, ms. */
const patience = 2500
const [second, pause] = [1000, 50]
/** Own limit, degrees: more than the step to which a browser rounds its angles. */
const change = 0.2

const differs = (one: Attitude, other: Attitude): boolean =>
  angleBetween(one.up, other.up) > change || Math.abs((one.heading ?? 0) - (other.heading ?? 0)) > change

/** A second's readings of the sensor that tells how the device is held. */
export const useMotion = ({ allow, watch }: MotionSensors) => {
  const [state, setState] = useState<MotionState>('off')
  const [shown, setShown] = useState<Attitude | null>(null)
  const latest = useRef<Attitude | null>(null)
  const first = useRef<Attitude | null>(null)
  const hasChanged = useRef(false)
  const end = useRef<() => void>(() => undefined)
  useEffect(() => () => end.current(), [])
  const take = (reading: Attitude): void => {
    first.current ??= reading
    hasChanged.current ||= differs(first.current, reading)
    latest.current = reading
    setShown(reading)
    setState('live')
  }
  const start = async (): Promise<void> => {
    end.current()
    setState('quiet')
    const allowed = await allow()
    if (allowed !== 'granted') return setState(allowed)
    const [stop, timer] = [
      watch(take),
      setTimeout(() => setState((now) => (now === 'quiet' ? 'absent' : now)), patience),
    ]
    end.current = () => {
      stop()
      clearTimeout(timer)
    }
  }
  /** Null: the sensor has not changed since it was started, so it may be dead. */
  const measure = async (): Promise<readonly Attitude[] | null> => {
    const readings: Attitude[] = []
    for (let passed = 0; passed < second; passed += pause) {
      await wait(pause)
      if (latest.current) readings.push(latest.current)
    }
    return hasChanged.current ? readings : null
  }
  return { state, shown, start, measure }
}
