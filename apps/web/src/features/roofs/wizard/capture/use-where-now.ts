import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { useCallback, useEffect, useRef } from 'react'
import type { Coordinates } from '../../../../platform/sensors/coordinates.ts'
import { webMotion } from '../../../../platform/sensors/motion.ts'
import { positionNow } from '../../../../platform/sensors/position.ts'
import { isTakenKept } from '../../../../platform/taken/taken-choice.ts'
import { timeWithOffset } from '../../../../platform/taken/time-with-offset.ts'

/** Own figures, ms: how often the position is asked for, how long it is waited for, and how old it may be for a photo. */
const [askEvery, patience, oldest] = [15_000, 14_000, 60_000] as const

type Known = { readonly position: Coordinates; readonly at: number }

/** Tells each position until the returned function is called. A position that is refused or absent is not told. */
const watchPosition = (listen: (position: Coordinates) => void): (() => void) => {
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || !('geolocation' in navigator)) return
    const found = await positionNow({ enableHighAccuracy: true, timeout: patience, maximumAge: 5_000 })
    if (found === 'refused') isOver = true
    if (!isOver && typeof found !== 'string') listen(found)
  }
  void ask()
  const timer = setInterval(() => void ask(), askEvery)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

/** Tells the direction of the camera, where the browser allows it. */
const watchFacing = (listen: (facing: number | null) => void): (() => void) => {
  let stop = (): void => undefined
  let isOver = false
  void webMotion.allow().then((allowed) => {
    if (allowed === 'granted' && !isOver) stop = webMotion.watch(({ facing }) => listen(facing))
  })
  return () => {
    isOver = true
    stop()
  }
}

/** A compass tells each change, and nothing while the phone lies still: what it told last holds. */
const factsOf = (now: number, known: Known | null, facing: number | null): PhotoTaken => {
  const here = known && now - known.at <= oldest ? known.position : null
  return {
    takenAt: timeWithOffset(new Date(now)),
    latitude: here?.latitude ?? null,
    longitude: here?.longitude ?? null,
    accuracy: here && Math.min(Math.round(here.accuracy), 100_000),
    direction: facing === null ? null : Math.round(facing) % 360,
    north: 'magnetic',
    source: 'camera',
  }
}

/** Reads the instruments while the camera is open; answers at once what they told last. */
export const useWhereNow = (): (() => PhotoTaken | undefined) => {
  const known = useRef<Known | null>(null)
  const facing = useRef<number | null>(null)
  useEffect(() => {
    if (!isTakenKept()) return
    const stops = [
      watchPosition((position) => {
        known.current = { position, at: Date.now() }
      }),
      watchFacing((direction) => {
        facing.current = direction
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return useCallback(() => (isTakenKept() ? factsOf(Date.now(), known.current, facing.current) : undefined), [])
}
