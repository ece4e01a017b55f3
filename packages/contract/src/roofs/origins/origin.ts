import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { picturePoint } from '../underlay/underlay.ts'

/** Where a value of the wizard came from. No calculation reads it; what-if varies a measured value within its error. */

/** With which a value was measured, and how the error beside it was found. */
export const instruments = ['inclinometer', 'compass', 'position', 'photo-length', 'screw-rows', 'gauge'] as const
export type Instrument = (typeof instruments)[number]

/** Things of known size in a photo. */
export const references = ['card', 'tape', 'panel', 'other'] as const
export type Reference = (typeof references)[number]

const size = (label: string, min: number, max: number) =>
  z
    .number()
    .refine(
      (value) => value >= min && value <= max,
      inText(told('outOfRange', { label: word(label), min, max, unit: '' })),
    )
    .meta({ label })

/** The value that it tells of: an origin holds while the field still has it. */
const value = z
  .union([size('Measured value', -1_000_000, 1_000_000), z.string().max(100)])
  .meta({ label: 'Measured value' })
/** Moment on the device's clock, ISO 8601, UTC. */
const at = z.iso.datetime().max(30).meta({ label: 'Measured at' })

/** A photo with what was tapped on it; one is the width of the picture. */
const tappedPhoto = z.strictObject({
  /** Address of an uploaded photo; null: it was only looked at on the device. */
  photo: z.string().min(1).max(2000).nullable().meta({ label: 'Photo' }),
  reference: z.enum(references).nullable().meta({ label: 'Thing of known size' }),
  /** Corners of the thing of known size, around. */
  corners: z.array(picturePoint).max(4).meta({ label: 'Corners' }),
  /** What was measured: two ends, or one point on each row. */
  points: z.array(picturePoint).max(40).meta({ label: 'Points' }),
})
/** In widths of the picture. */
export type TappedPhoto = z.infer<typeof tappedPhoto>

const measured = z.strictObject({
  kind: z.literal('measured'),
  value,
  instrument: z.enum(instruments).meta({ label: 'Instrument' }),
  /** Plus or minus, in the unit of the field; of a position: in km. */
  error: size('Error of the measurement', 0, 1_000_000),
  at,
  tapped: tappedPhoto.optional(),
})

const origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), value }),
  measured,
  /** Read off a photo, such as a label, without measuring. */
  z.strictObject({ kind: z.literal('photo'), value, tapped: tappedPhoto }),
  z.strictObject({ kind: z.literal('drawing'), value }),
  z.strictObject({ kind: z.literal('assumed'), value }),
])
export type Origin = z.infer<typeof origin>

/** More fields than any project has filled in. */
const mostOrigins = 80

/** A step or `options`, and the name of its field in the draft. */
const place = /^(header|building|solar|photos|structure|roofCover|options)\/[a-zA-Z]{1,40}$/

/** By `<step>/<field>`, such as `building/roofSlope` or `options/altitude`. A value without one was typed. */
export const origins = z
  .record(z.string().regex(place), origin)
  .refine((all) => Object.keys(all).length <= mostOrigins, inText(told('atMost', { number: mostOrigins })))
  .meta({ label: 'Origins of the values' })
/** None where every value was typed. */
export type Origins = Readonly<Record<string, Origin>>
