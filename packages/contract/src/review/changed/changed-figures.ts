import { z } from 'zod'
import { coded } from '../../platform/coded/coded.ts'
import { count } from '../../platform/endpoint.ts'
import type { PlainKey } from '../../platform/messages.ts'
import { verifiedDocument } from '../../roofs/documents/document.ts'
import { namedPerson, projectStatus } from '../../roofs/project-status.ts'
import { reconsideration, voiding } from '../console-review.ts'
import { figureId } from '../figures/figures-console.ts'
import { person } from '../review.ts'
import { settlement } from '../review-forms.ts'

/** What rests on a figure that engineers replaced or took back. Times in ISO 8601, UTC. */

/** `open`: would be worse today, and waits for an engineer. `settled`: one has decided. `no-worse`: rests on the figure, unchanged or better. */
export const restingStates = ['open', 'settled', 'no-worse'] as const
export type RestingState = (typeof restingStates)[number]

/** Projects of one answer, and of one settlement, at most. */
export const mostResting = 100

/** Without a figure: those of every figure; none of them is `no-worse` then. */
export const changedFilters = z.strictObject({
  figure: figureId.optional(),
  state: z.enum(restingStates).default('open').meta({ label: 'State' }),
  limit: count('limit', mostResting).default(mostResting),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(100).optional().meta({ label: 'after' }),
})

/**
 * How an engineer settles a result under reconsideration. `stands`: its documents count without reserve again. `superseded`:
 * a new calculation or a corrected review replaces it; its documents keep their reserve. `void`: its documents are withdrawn.
 */
export const outcomes = ['stands', 'superseded', 'void'] as const
export type SettledOutcome = (typeof outcomes)[number]
/** Each in words, to follow a name and a time. */
export const outcomeWords = {
  stands: 'outcomeStands',
  superseded: 'outcomeSuperseded',
  void: 'outcomeVoid',
} as const satisfies Readonly<Record<SettledOutcome, PlainKey>>

const restingDocument = verifiedDocument
  .pick({ code: true, kind: true, state: true, issuedAt: true })
  /** How the reader may void it. */
  .extend({ voiding })

const restingRow = z.strictObject({
  /** Of the reconsideration, or of the project where there is none: unlike in every row. */
  id: z.string(),
  hash: z.string(),
  number: z.string(),
  name: z.string(),
  company: person,
  status: projectStatus,
  /** Of the newest review that was delivered; null: none was. */
  deliveredAt: z.string().nullable(),
  /** False: staff cannot open it, and its customer calculates again. */
  isSubmitted: z.boolean(),
  isDeleted: z.boolean(),
  engineer: person.nullable(),
  /** Null: today's result is no worse. */
  reconsideration: reconsideration.nullable(),
  /** Null: nobody has settled it. */
  settled: z.strictObject({ outcome: z.enum(outcomes), at: z.string(), reason: z.string(), ...namedPerson }).nullable(),
  /** Issued on this result, newest first. */
  documents: z.array(restingDocument),
})
/** A project that rests on a changed figure. */
export type RestingRow = z.infer<typeof restingRow>

const changedFigure = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Results under reconsideration because of it. */
  open: z.number().int(),
})
export type ChangedFigure = z.infer<typeof changedFigure>

/** A page of them. */
export const changedFigures = z.strictObject({
  /** Those under results that wait to be settled, most results first, at most 50; with the one asked for. */
  figures: z.array(changedFigure),
  /** `open`: longest waiting first. `settled`: last settled first. `no-worse`: newest result first. */
  rows: z.array(restingRow),
  /** Exact up to 1 000. */
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  next: z.string().nullable(),
  /** False: the search has not compared every result with the figures in force yet. */
  isCompared: z.boolean(),
})
export type ChangedFigures = z.infer<typeof changedFigures>

/** Several at once, for one reason; each is settled, or refused, on its own. */
export const settlements = z.strictObject({
  outcome: z.enum(outcomes).meta({ label: 'Outcome' }),
  reason: settlement.shape.reason,
  rows: z
    .array(settlement.omit({ reason: true }))
    .min(1)
    .max(mostResting)
    .meta({ label: 'Reconsideration' }),
})

/** `proposed`: another engineer has to confirm that a document is void, or the holder that the result is. `refused`: the message says why, and nothing was changed. */
const settledRow = z.discriminatedUnion('answer', [
  z.strictObject({ reconsideration: z.string(), answer: z.enum(['settled', 'proposed']) }),
  z.strictObject({ reconsideration: z.string(), answer: z.literal('refused'), message: z.string(), coded }),
])
export type SettledRow = z.infer<typeof settledRow>

/** One answer for each, in the order asked. */
export const settledRows = z.strictObject({ rows: z.array(settledRow) })
