import { z } from 'zod'
import { inText, word } from './coded/told.ts'
import { told } from './messages.ts'

export type Limits = { readonly min: number; readonly max: number; readonly unit?: string }

/** A number between two limits, both allowed. Its refusal names the label, the limits and the unit. @param label as the names of the words have it */
export const numberWithin = (label: string, { min, max, unit }: Limits) => {
  const bounds = { label: word(label), min, max, unit: unit === undefined ? '' : word(unit) }
  return z
    .number()
    .refine((value) => value >= min && value <= max, inText(told('outOfRange', bounds)))
    .meta({ label })
}
