import { z } from 'zod'
import { changeThatHelps } from './result.ts'

/** What would make failing zones pass, and what to measure next: found by calculating changed roofs. */

const text = z.string().min(1)

const remedy = changeThatHelps.extend({
  /** Zones that pass as described and fail with the change. */
  closes: z.array(text).readonly(),
})
export type Remedy = z.infer<typeof remedy>

const zoneAdvice = z.strictObject({
  title: text,
  /** Changes that make the zone pass, the smallest first; empty when none was found. */
  remedies: z.array(remedy).readonly(),
})
export type ZoneAdvice = z.infer<typeof zoneAdvice>

/** The roof with one possible answer to an unknown. */
const possibility = z.strictObject({
  answer: text,
  /** Zones that can be installed. */
  installable: z.number().int().min(0),
  /** The largest utilisation of any check that decides, in any zone that exists; null where nothing was compared. */
  utilisation: z.number().finite().nullable(),
})
export type Possibility = z.infer<typeof possibility>

const unknown = z.strictObject({
  /** The question that was answered with "Unsure". */
  question: text,
  low: possibility,
  likely: possibility,
  high: possibility,
  /** How to find out on site. */
  measure: text,
})
export type Unknown = z.infer<typeof unknown>

export const advice = z.strictObject({
  /** Zones that cannot be installed as described. */
  zones: z.array(zoneAdvice).readonly(),
  /** Zones that exist on the roof. */
  zoneCount: z.number().int().min(0),
  /** Answers that were "Unsure", the one that changes the most first. */
  unknowns: z.array(unknown).readonly(),
})
export type Advice = z.infer<typeof advice>
