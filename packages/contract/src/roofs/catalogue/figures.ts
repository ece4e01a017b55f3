import { z } from 'zod'

/** Parts of published figures: values and their origin. */

export const text = z.string().min(1)
export const number = z.number().finite()
/** Above 0. */
export const positive = number.gt(0)
/** Only `verified` counts as certain; the other two make the basis of a result unconfirmed. */
export const dataStatus = z.enum(['verified', 'unverified', 'estimate'])

/** Rows of a table that engineers of the provider have confirmed, by the id of the figure: `fixings/clamp-capacities/3`. */
const confirmed = z.array(text).readonly().optional()

/** Source, edition and status that every table has. */
export const header = { source: text, edition: text, status: dataStatus, version: text, confirmed }
/** Header of a table that is as sure as these readings of the method, whose status it takes. */
export const trustedAs = { source: text, edition: text, readings: z.array(text).min(1).readonly(), version: text }
/** Source and status of one figure that differs from those of its table. */
export const origin = { source: text, status: dataStatus }
/** Lists whose rows are figures of their own: each is confirmed alone. */
export const ownFigures = z.registry<{ readonly each: true }>()
/** A list of products, places or grades, confirmed row by row. */
export const figuresOf = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1).readonly().register(ownFigures, { each: true })

/** At least one item. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).readonly()
