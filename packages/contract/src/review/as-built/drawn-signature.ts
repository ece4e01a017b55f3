import { z } from 'zod'
import { numberWithin } from '../../platform/number-within.ts'

/** Size of the field that a signature is drawn in, in the units of its strokes; a unit is about half a millimetre of a phone. */
export const signatureField = { width: 600, height: 200 } as const

const label = 'Drawn Signature'
const point = z.tuple([
  numberWithin(label, { min: 0, max: signatureField.width }),
  numberWithin(label, { min: 0, max: signatureField.height }),
])
/** Right and down from the upper left corner of `signatureField`. */
export type SignaturePoint = z.infer<typeof point>

/** Of one signature, and of one stroke. */
export const [mostStrokes, mostPoints] = [60, 400] as const

/** Strokes in the order in which they were drawn; none: the signer's name is printed instead. */
export const drawnSignature = z
  .array(z.array(point).min(2).max(mostPoints))
  .max(mostStrokes)
  .default([])
  .meta({ label })
/** A signature drawn by finger, pen or mouse. */
export type DrawnSignature = z.infer<typeof drawnSignature>
