import { z } from 'zod'

/** What published figures are made of: values, and where they come from. */

export const text = z.string().min(1)
export const number = z.number().finite()
export const positive = number.gt(0)
export const dataStatus = z.enum(['verified', 'unverified', 'estimate'])

/** Rows of a table that engineers of the provider have confirmed, by the id of the figure: `fixings/clamp-capacities/3`. */
const confirmed = z.array(text).readonly().optional()

export const header = { source: text, edition: text, status: dataStatus, version: text, confirmed }
/** A table that is as sure as these readings of the method are; they carry its status. */
export const trustedAs = { source: text, edition: text, readings: z.array(text).min(1).readonly(), version: text }
export const origin = { source: text, status: dataStatus }
/** Lists whose rows are figures of their own: each is confirmed alone. */
export const ownFigures = z.registry<{ readonly each: true }>()
/** A list of products, places or grades: nobody confirms all of them at once. */
export const figuresOf = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1).readonly().register(ownFigures, { each: true })

export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).readonly()
