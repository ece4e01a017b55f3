import type { compassPointOf } from '@soundroof/contract/roofs/places/facing'
import type { PlainCode } from '../../platform/words/use-say.ts'

/** Directions in whole degrees clockwise from north, 0 to 359. */

/** Fine enough for a finger; the arrow keys and the number go by single degrees. */
const pointerStep = 5

export const turned = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

type Offset = { readonly x: number; readonly y: number }

/** Direction of a place from the middle of the rose, x to the right and y down. */
export const towards = ({ x, y }: Offset): number => {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI
  return turned(Math.round(degrees / pointerStep) * pointerStep)
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 15,
  PageDown: -15,
}

type Key = { readonly key: string; readonly shiftKey: boolean }

/** What a key makes of a direction; null: it is no key of the rose. The first key on an open direction gives north. */
export const turnedByKey = (value: number | null, { key, shiftKey }: Key): number | null => {
  const step = steps[key]
  if (step === undefined) return null
  const wide = shiftKey && Math.abs(step) === 1 ? 15 * step : step
  return value === null ? 0 : turned(value + wide)
}

export const letters = {
  north: 'components.point-n',
  'north-east': 'components.point-ne',
  east: 'components.point-e',
  'south-east': 'components.point-se',
  south: 'components.point-s',
  'south-west': 'components.point-sw',
  west: 'components.point-w',
  'north-west': 'components.point-nw',
} as const satisfies Readonly<Record<ReturnType<typeof compassPointOf>, PlainCode>>
