import { z } from 'zod'
import { message } from '../results/messages/message.ts'
import { partKinds } from './part-kinds.ts'

/** What a layout needs, counted from its drawing. */

const finite = z.number().finite()
const count = z.int().min(0)

const part = z.strictObject({
  kind: z.enum(partKinds),
  /** mm, of rails as they are bought; null for other parts. */
  length: finite.nullable(),
  partNumber: z.string().nullable(),
  /** What to order, and what its maker has yet to name; null: the name says it. */
  article: message.nullable(),
  /** As drawn, spares beyond that, and both. */
  needed: count,
  spare: count,
  total: count,
})
/** One line of an order; lengths in mm. */
export type Part = z.infer<typeof part>

const cuttingPattern = z.strictObject({
  stockLength: finite,
  bars: z.int().min(1),
  /** mm, the longest first. */
  pieces: z.array(finite).readonly(),
  /** mm of each bar. */
  waste: finite,
})
/** Bars of one stock length that are cut alike. */
export type CuttingPattern = z.infer<typeof cuttingPattern>

const bounds = z.strictObject({ lighter: finite, heavier: finite })

/** Counted from the layout, with spares. */
export const partsList = z.strictObject({
  parts: z.array(part).readonly(),
  cutting: z.array(cuttingPattern).readonly(),
  /** What counts and cutting rest on. */
  notes: z.array(message).readonly(),
  /** m, along all rails as drawn and as bought. */
  railLength: z.strictObject({ drawn: finite, bought: finite }),
  /** kg, panels and rails on the roof: uplift takes the lighter, everything downward the heavier. */
  mass: bounds,
  /** The most loaded foot; null without feet. kg without wind, kN ultimate. */
  foot: z.strictObject({ mass: finite, uplift: finite, downward: finite }).nullable(),
})
export type PartsList = z.infer<typeof partsList>
