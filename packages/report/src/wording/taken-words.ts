import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { farApart, metresApart } from '@soundroof/contract/roofs/calls/photos-apart'
import { compassPointOf } from '@soundroof/contract/roofs/places/facing'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { Say } from '@soundroof/words/language/say'

/** Where a photo was taken is told by its distance: coordinates are not printed. */

const momentWords = (say: Say, takenAt: string): string => {
  const [day = '', time = ''] = takenAt.split('T')
  return `${say.language.startsWith('en') ? dayInWords(day) : day}, ${time.slice(0, 5)}`
}

const timeWords = (say: Say, { takenAt, source }: PhotoTaken): readonly string[] => {
  if (takenAt === null) return []
  const moment = momentWords(say, takenAt)
  return [source === 'camera' ? say('report.photo-taken', { moment }) : say('report.photo-file-says', { moment })]
}

const directionWords = (say: Say, { direction, north }: PhotoTaken): readonly string[] => {
  if (direction === null) return []
  const values = { point: say.named(compassPointOf(direction)), degrees: Math.round(direction) % 360 }
  return [say(north === 'true' ? 'report.photo-facing-true' : 'report.photo-facing', values)]
}

const metresPerKm = 1000

/** "34 m" or "1.2 km". */
const distanceIn = (metres: number): string =>
  Math.round(metres) < farApart ? `${Math.round(metres)} m` : `${(metres / metresPerKm).toFixed(1)} km`

export const distanceWords = (say: Say, metres: number): string => {
  const distance = distanceIn(metres)
  return Math.round(metres) < farApart ? say('report.photo-apart', { distance }) : say('report.photo-far', { distance })
}

const fiveDecimals = 5

/** For an engineer, who finds the place on a map; null: not known. */
export const coordinatesOf = ({ latitude, longitude, accuracy }: PhotoTaken): string | null => {
  if (latitude === null || longitude === null) return null
  const place = `${latitude.toFixed(fiveDecimals)}, ${longitude.toFixed(fiveDecimals)}`
  return accuracy === null ? place : `${place} ± ${Math.round(accuracy)} m`
}

/** When a photo was taken, where it looks, and how far from the others; empty: nothing is known. */
export const takenWords = (
  say: Say,
  taken: PhotoTaken,
  others: readonly (PhotoTaken | null | undefined)[] = [],
): string => {
  const metres = metresApart(taken, others)
  const parts = [...timeWords(say, taken), ...directionWords(say, taken)]
  return [...parts, ...(metres === null ? [] : [distanceWords(say, metres)])].join(', ')
}
