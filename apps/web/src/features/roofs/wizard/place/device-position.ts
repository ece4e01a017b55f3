import type { Coordinates } from '../../../../platform/sensors/coordinates.ts'
import { positionNow } from '../../../../platform/sensors/position.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

type Problem = { readonly found: false; readonly problem: string }
export type DevicePosition =
  | { readonly found: true; readonly latitude: number; readonly longitude: number /** m */; readonly accuracy: number }
  | Problem
/** As measured, with its error; and the value to enter, m. */
type Measured = { readonly altitude: number; readonly accuracy: number; readonly entered: number }
export type DeviceAltitude = { readonly found: true; readonly measured: Measured } | Problem

const patience = 15_000

/** A network's position can be a wind region off; 5 km are well below the 25 km within which another region is asked about. */
const mostError = 5000

/** A coarser altitude, m, decides too little at limits of 300 and 600 m. */
const mostAltitudeError = 50

/** Limits of the altitude field, m. */
const [lowest, highest] = [0, 2300]

const problem = (words: string): Problem => ({ found: false, problem: words })

export const positionOf = (
  say: Say,
  { latitude, longitude, accuracy }: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>,
): DevicePosition =>
  accuracy <= mostError
    ? { found: true, latitude, longitude, accuracy }
    : problem(say('devicePositionRough', { km: Math.ceil(accuracy / 1000) }))

/** The upper end of the measured range: more altitude never helps a roof. */
export const altitudeOf = (
  say: Say,
  { altitude, altitudeAccuracy: accuracy }: Pick<GeolocationCoordinates, 'altitude' | 'altitudeAccuracy'>,
): DeviceAltitude => {
  if (altitude === null || accuracy === null) return problem(say('deviceAltitudeNone'))
  if (!(accuracy <= mostAltitudeError)) return problem(say('deviceAltitudeRough', { accuracy: Math.ceil(accuracy) }))
  const entered = Math.max(lowest, Math.ceil(altitude + accuracy))
  if (entered > highest) return problem(say('deviceAltitudeNone'))
  return { found: true, measured: { altitude: Math.round(altitude), accuracy: Math.ceil(accuracy), entered } }
}

type Asked<T> = {
  readonly of: (coords: Coordinates) => T
  readonly precisely: boolean
  readonly refused: string
  readonly unknown: string
}

const askDevice = async <T extends { readonly found: boolean }>({
  of,
  precisely,
  refused,
  unknown,
}: Asked<T>): Promise<T | Problem> => {
  const position = await positionNow({ enableHighAccuracy: precisely, timeout: patience, maximumAge: 60_000 })
  if (position === 'refused') return problem(refused)
  return position === 'unknown' ? problem(unknown) : of(position)
}

/** Position of this device; asks the person once. */
export const devicePosition = (say: Say): Promise<DevicePosition> =>
  askDevice({
    of: (value) => positionOf(say, value),
    precisely: false,
    refused: say('devicePositionRefused'),
    unknown: say('devicePositionUnknown'),
  })

/** Altitude of this device, from its satellite receiver only. */
export const deviceAltitude = (say: Say): Promise<DeviceAltitude> =>
  askDevice({
    of: (value) => altitudeOf(say, value),
    precisely: true,
    refused: say('deviceAltitudeRefused'),
    unknown: say('deviceAltitudeNone'),
  })
