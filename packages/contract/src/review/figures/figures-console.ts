import { z } from 'zod'
import { count } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import type { Problem } from '../../platform/problem.ts'
import { version } from '../../platform/provider.ts'
import { blankProblems } from '../../platform/words.ts'
import { figureDirection } from '../../roofs/catalogue/figure-directions.ts'
import { difference } from '../../roofs/results/difference.ts'
import { verdict } from '../../roofs/results/result.ts'
import { typedCells } from './table-cells.ts'
import { figureNumberOrText, valueKind } from './value-kinds.ts'

/** Figures of the catalogue as engineers sign them off. Times in ISO 8601, UTC. */

const id = z.string().min(1).max(100).meta({ label: 'Sign-off' })
/** Path in the catalogue, such as `fixings/clamp-capacities/3`. */
export const figureId = z.string().min(1).max(200).meta({ label: 'Figure' })
const value = z.strictObject({
  name: z.string().max(100).meta({ label: 'Value name' }),
  value: figureNumberOrText.meta({ label: 'Value' }),
})
const values = z.array(value).max(60)
const publishedValues = z
  .array(
    value.extend({
      kind: valueKind.optional(),
      direction: figureDirection.optional(),
      mostUnsafe: z.number().optional(),
      /** What it is looked up by: "angle 15". */
      at: z.string().optional(),
    }),
  )
  .max(60)

const signOffStates = ['waiting', 'approved', 'declined', 'withdrawn', 'superseded', 'revoked'] as const
/** Waiting for a second engineer, in force, or ended: declined, taken back, or replaced by another. */
export type SignOffState = (typeof signOffStates)[number]

const person = z.strictObject({ id: z.string(), name: z.string() })

/** An engineer's proposal for a figure and its fate. */
export const signOffRow = z.strictObject({
  id,
  figure: z.string(),
  state: z.enum(signOffStates),
  /** In place of the published ones; null: confirmed as published. */
  values: values.nullable(),
  /** Of a racking system or module: all its fields; of a capacity table all but its rows. */
  entry: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  evidence: z.strictObject({ name: z.string(), address: z.string() }),
  proposedBy: person,
  proposedAt: z.string(),
  decidedBy: person.nullable(),
  decidedAt: z.string().nullable(),
  note: z.string(),
  /** Name of the approving engineer on that day; null: approved by the proposer alone, or not approved. */
  approvedName: z.string().nullable(),
  /** The published figure has changed since, so the sign-off no longer counts. */
  isOutdated: z.boolean(),
  /** The caller proposed it. */
  isOwn: z.boolean(),
})
export type SignOffRow = z.infer<typeof signOffRow>

const figureRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** What it decides in a calculation. */
  use: z.string(),
  /** As published. */
  status: z.enum(['unverified', 'estimate']),
  source: z.string(),
  edition: z.string(),
  unit: z.string(),
  /** As published; empty: only confirmed as a whole. */
  values: publishedValues,
  /** What else it says; rows of a capacity table are asked for with their cells. */
  others: z.array(z.strictObject({ name: z.string(), value: z.union([z.number(), z.string(), z.null()]) })),
  /** What the result of the project that was asked for says of it; empty: nothing, or none was asked for. */
  words: z.array(z.string()),
  /** Identity of the published figure with its source. */
  shown: z.string(),
  /** The sign-off in force. */
  signed: signOffRow.nullable(),
  waiting: signOffRow.nullable(),
  /** Issued results that rest on it, at most 1 000. */
  results: z.number().int(),
})
/** A figure that is not verified, with its sign-offs. */
export type FigureRow = z.infer<typeof figureRow>
/** Results are counted up to here. */
export const mostCounted = 1000

/** Whether another engineer has to approve. */
const rules = z.strictObject({ secondEngineer: z.boolean(), version })
/** Rules of sign-off as administrators set them; `version` grows with each change. */
export type FigureRules = z.infer<typeof rules>
export const figureRules = rules

/** Figures that are not verified: those asked for, at most 100 in an answer. */
export const consoleFigures = z.strictObject({
  rows: z.array(figureRow).max(100),
  /** Of the filters, and of the catalogue. */
  found: z.number().int(),
  total: z.number().int(),
  /** The project that was asked for: number and name. */
  project: z.string().nullable(),
  rules,
  catalogueVersion: z.string(),
})
export type ConsoleFigures = z.infer<typeof consoleFigures>

/** Identity of the list of zones that would open, as the engineer saw it; null where there is none. */
export const seenZones = z.string().max(64).nullable().default(null).meta({ label: 'Zones that would open' })

/** A capacity table as `npm run import-table` reads it. */
const csv = z.string().min(1).max(1_000_000).nullable().default(null).meta({ label: 'Table' })

const reason = oneLine('Reason', 1000)
/** An engineer's proposal to confirm or replace a figure, with evidence. */
export const proposal = z.strictObject({
  figure: figureId,
  /** Null: the published values are right. */
  values: values.nullable().meta({ label: 'Values' }),
  /** Of a capacity table in place of the published one. */
  csv,
  reason,
  /** Address of an uploaded PDF or photo. */
  evidence: z.string().min(1).max(2000).meta({ label: 'Evidence' }),
  /** Of a capacity table that is confirmed as published. */
  cells: typedCells,
  seen: seenZones,
})
export type FigureProposal = z.infer<typeof proposal>

/** A file before it is proposed, or else the table of a sign-off. */
export const tableAsked = z.strictObject({ figure: figureId, csv, signOff: id.nullable().default(null) })
/** What differs between a proposed capacity table and the published one. */
export const tableChanges = z.strictObject({
  /** Supports, largest spans, ratios to the published table, odd values: one sentence each. */
  facts: z.array(z.string()),
  /** Cell by cell, against the published table. */
  differences: z.array(difference),
})
export type TableChanges = z.infer<typeof tableChanges>

/** Asks for the results of projects with this proposal, newest result first. */
export const effectsAsked = z.strictObject({
  figure: figureId,
  values: values.nullable().meta({ label: 'Values' }),
  csv,
  /** Of a racking system or module: all its fields, as in a proposal. */
  entry: z.record(z.string().max(100), z.unknown()).nullable().default(null).meta({ label: 'Entry' }),
  /** Id of a waiting proposal, whose own values are then used. */
  signOff: id.nullable().default(null),
  limit: count('limit', 20).default(10),
  /** Cursor: `next` of the previous page. */
  after: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
})
export type EffectsAsked = z.output<typeof effectsAsked>
const figureEffect = z.strictObject({
  hash: z.string(),
  /** Number and name. */
  project: z.string(),
  company: z.string(),
  /** The provider's staff open projects from their submission on. */
  isSubmitted: z.boolean(),
  /** Null: it cannot be calculated today. */
  verdictBefore: verdict.nullable(),
  verdictAfter: verdict.nullable(),
  /** Verdict, rails and spacings with the figures in force, and with this one as proposed; empty: nothing changes. */
  differences: z.array(difference),
})
/** What a proposal changes in one project. */
export type FigureEffect = z.infer<typeof figureEffect>
const openedProject = z.strictObject({
  hash: z.string(),
  project: z.string(),
  company: z.string(),
  zones: z.array(z.string()),
  /** False: what an earlier release stored cannot be calculated today, so there are no zones. */
  isCalculated: z.boolean(),
})
/**
 * Zones that panels may be fixed in as proposed and not today, of every project that rests on the figure; and those that
 * cannot be calculated today.
 */
export const openedZones = z.strictObject({
  projects: z.array(openedProject),
  /** Projects calculated so far, and projects that rest on the figure. The same call again calculates the next ones. */
  lookedAt: z.number().int(),
  resting: z.number().int(),
  /** To propose and to approve; null: there is nothing to confirm, or not all projects were looked at yet. */
  seen: z.string().nullable(),
})
/** Zones that the proposal would open; an approval repeats their identity. */
export type OpenedZones = z.infer<typeof openedZones>
/** A page of projects that rest on the figure. */
export const figureEffects = z.strictObject({
  rows: z.array(figureEffect),
  next: z.number().int().nullable(),
  /** Null but on the first page. */
  opened: openedZones.nullable(),
})
export type FigureEffects = z.infer<typeof figureEffects>

/** A second engineer's approval or refusal of a proposal. */
export const decision = z.strictObject({
  id,
  decision: z.enum(['approve', 'decline']).meta({ label: 'Decision' }),
  /** Required for declining. */
  note: oneLine('Note', 1000),
  /** For the approval of a capacity table. */
  cells: typedCells,
  /** For an approval. */
  seen: seenZones,
})
/** Takes back a proposal, or an approved figure. */
export const withdrawal = z.strictObject({
  id,
  /** As the caller saw it: a proposal that was approved meanwhile stays in force. */
  state: z.enum(['waiting', 'approved']).meta({ label: 'State' }),
  note: oneLine('Note', 1000),
})

/** A refusal or a withdrawal needs a reason. */
export const noteProblems = ({ note }: { readonly note: string }): readonly Problem[] =>
  blankProblems('note', note, told('figureNoteRequired'))
