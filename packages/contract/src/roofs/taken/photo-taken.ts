import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type Limits, numberWithin } from '../../platform/number-within.ts'

const within = (label: string, limits: Limits) => numberWithin(label, limits).nullable().meta({ label })

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z|[+-]\d\d:\d\d)?$/

/** Whether a text is a real time of the camera's wall clock. */
export const isTakenAt = (text: string): boolean => {
  const [, wallClock, offset = 'Z'] = time.exec(text) ?? []
  if (wallClock === undefined || Number.isNaN(Date.parse(`${wallClock}${offset}`))) return false
  // Parsing takes 31 February for 3 March.
  const there = new Date(`${wallClock}Z`)
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(wallClock)
}

/** Where and when a photo was taken, and in which direction. It belongs to the stored file. */
export const photoTaken = z.strictObject({
  /** The camera's wall clock, with its offset from UTC where that is known. */
  takenAt: z
    .string()
    .refine(isTakenAt, inText(told('timeWanted', { label: word('Taken at') })))
    .nullable()
    .meta({ label: 'Taken at' }),
  latitude: within('Latitude', { min: -90, max: 90 }),
  longitude: within('Longitude', { min: -180, max: 180 }),
  /** Of the position, m. */
  accuracy: within('Accuracy of the position', { min: 0, max: 100_000, unit: ' m' }),
  /** Where the camera looked, clockwise from the north that is named. */
  direction: within('Direction of the photo', { min: 0, max: 360, unit: '°' }),
  /** By a compass; files of some phones are turned to true north. */
  north: z.enum(['magnetic', 'true']).default('magnetic').meta({ label: 'North' }),
  /** By the instruments of the device at the moment of the photo, or as a chosen file says of itself, which can be edited. */
  source: z.enum(['camera', 'file']).meta({ label: 'Source' }),
})
/** Null where the device, or the file, did not know. */
export type PhotoTaken = z.infer<typeof photoTaken>

/** What is told of a stored photo. */
export const storedPhoto = z.strictObject({
  taken: photoTaken.nullable(),
  /** By the server's clock; ISO 8601. */
  receivedAt: z.string(),
  /** Null: the account is gone. */
  sentBy: z.string().nullable(),
})
/** Beside the address of a photo, for its company and the engineer. */
export type StoredPhoto = z.infer<typeof storedPhoto>

/** Whether anything is known. */
export const isKnown = ({ takenAt, latitude, direction }: PhotoTaken): boolean =>
  takenAt !== null || latitude !== null || direction !== null
