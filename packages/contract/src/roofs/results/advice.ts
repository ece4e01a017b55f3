import { z } from 'zod'
import { message } from './messages/message.ts'
import { changeThatHelpsOf } from './result.ts'

/** What would make failing zones pass, and what to measure next: found by calculating changed roofs. */

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const entry = z.strictObject({
  place: z.enum(['solar', 'structure', 'roofCover', 'options']),
  field: z.string().min(1),
  value,
})
/** A value to enter, as the wizard takes it. */
export type Entry = z.infer<typeof entry>

/** @param text words, or the engine's coded messages */
const adviceOf = <Text extends z.ZodType>(text: Text) => {
  const remedy = changeThatHelpsOf(text).extend({
    /** Zones that pass as described and fail with the change. */
    closes: z.array(z.string().min(1)).readonly(),
    /** Over the whole roof: where panels lie after the change, what stays clear, and whether the frame is for an engineer. */
    remains: text,
    /** What to enter for it; absent where it needs a product that no list has. */
    entries: z.array(entry).readonly().optional(),
    /** The same as a variation of what-if; null where that may not vary all of it. The server adds it. */
    variation: z.record(z.string(), value).readonly().nullable().optional(),
  })
  const zoneAdvice = z.strictObject({
    title: z.string().min(1),
    /** The check that rules the zone out, or why nothing was calculated. */
    blockedBy: text.nullable(),
    /**
     * Changes that make the zone pass, the smallest first; where no single one does, the smallest pair; empty when none was
     * found.
     */
    remedies: z.array(remedy).readonly(),
    /** How much was tried in vain and what blocks it; null where there is a remedy. */
    nothingHelps: text.nullable(),
  })
  /** The roof with one possible answer to an unknown. */
  const possibility = z.strictObject({
    answer: text,
    /** What to choose for it; absent where no list has it. */
    entries: z.array(entry).readonly().optional(),
    /** Number of zones that can be installed. */
    installable: z.number().int().min(0),
    /** Largest utilisation of any governing check, over the zones that exist; null where nothing was compared. */
    utilisation: z.number().finite().nullable(),
  })
  const unknown = z.strictObject({
    /** The question that was answered with "Unsure". */
    question: text,
    low: possibility,
    likely: possibility,
    high: possibility,
    /** How to find out on site. */
    measure: text,
  })
  return z.strictObject({
    /** Zones that cannot be installed as described. */
    zones: z.array(zoneAdvice).readonly(),
    /** Whether fly braces would do for the rafters of the whole roof; null where uplift on them is not for an engineer. */
    rafters: text.nullable(),
    /** Zones that exist on the roof. */
    zoneCount: z.number().int().min(0),
    /** Answers that were "Unsure", the most influential first. */
    unknowns: z.array(unknown).readonly(),
  })
}

const advice = adviceOf(z.string().min(1))
/** What to change or measure on a roof, in words. */
export type Advice = z.infer<typeof advice>
/** Advice for one zone that cannot be installed. */
export type ZoneAdvice = Advice['zones'][number]
/** A change that makes the zone pass. */
export type Remedy = ZoneAdvice['remedies'][number]
/** An answer "Unsure", with the best, likely and worst case. */
export type Unknown = Advice['unknowns'][number]
export type Possibility = Unknown['likely']

const codedAdvice = adviceOf(message)
/** As the engine answers it. */
export type CodedAdvice = z.infer<typeof codedAdvice>
/** In words, and in codes beside them. */
export const adviceAnswer = advice.extend({ coded: codedAdvice })
export type AdviceAnswer = z.infer<typeof adviceAnswer>

export type CodedZoneAdvice = CodedAdvice['zones'][number]
export type CodedRemedy = CodedZoneAdvice['remedies'][number]
export type CodedUnknown = CodedAdvice['unknowns'][number]
export type CodedPossibility = CodedUnknown['likely']
