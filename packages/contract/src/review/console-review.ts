import { z } from 'zod'
import { coded } from '../platform/coded/coded.ts'
import { count, zeroOrOne } from '../platform/endpoint.ts'
import { revision } from '../roofs/calls/revision-calls.ts'
import { verifiedDocument } from '../roofs/documents/document.ts'
import { roofForms } from '../roofs/fields/roof-form.ts'
import { roofTypes } from '../roofs/fields/wizard-fields.ts'
import { fullRecord, projectStatus } from '../roofs/project-status.ts'
import { difference } from '../roofs/results/difference.ts'
import { verdict } from '../roofs/results/result.ts'
import { underlay } from '../roofs/underlay/underlay.ts'
import { signedAddress } from '../roofs/upload-ticket.ts'
import { projectRow } from '../roofs/wire/wire-shapes.ts'
import { queueDirections, queueSorts } from './queue-order.ts'
import { move, person, reviewShared } from './review.ts'
import { jobChecklist } from './review-checklist.ts'
import { secondCheck } from './second-check.ts'

/** The engineers' console. Times in ISO 8601, UTC. */

/** `returned`: back with its customer. `reconsidered`: its result would be worse today, also where the customer deleted it. */
export const queueStates = ['open', 'submitted', 'review', 'ongoing', 'delivered', 'returned', 'reconsidered'] as const
export type QueueState = (typeof queueStates)[number]

/** What narrows and orders the queue, whatever the state. */
const narrowing = {
  name: z.string().max(200).optional().meta({ label: 'Project name' }),
  company: z.string().max(200).optional().meta({ label: 'Company' }),
  sort: z.enum(queueSorts).default('age').meta({ label: 'sort' }),
  /** Without it the direction in which a sort is read first; delivered ones by age newest first. */
  direction: z.enum(queueDirections).optional().meta({ label: 'direction' }),
}

/** Filters of the engineers' queue. */
export const queueFilters = z.strictObject({
  ...narrowing,
  state: z.enum(queueStates).default('open').meta({ label: 'State' }),
  /** 1: only mine, also those that came back to me. */
  mine: zeroOrOne.default(0).meta({ label: 'Mine' }),
  /** 1: only those whose delivery date is over. */
  late: zeroOrOne.default(0).meta({ label: 'Late' }),
  limit: count('limit', 50).default(50),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(100).optional().meta({ label: 'after' }),
})
/** With defaults filled in. */
export type QueueFilters = z.output<typeof queueFilters>

/** Which project is taken next: the first that nobody holds, as the queue is narrowed and sorted. */
export const nextJob = z.strictObject({
  ...narrowing,
  /** Hash of a project to leave where it is: the one that was just put back. */
  except: z.string().max(100).optional().meta({ label: 'Project hash' }),
})
export type NextJob = z.output<typeof nextJob>

const queueRow = z.strictObject({
  hash: z.string(),
  number: z.string(),
  name: z.string(),
  company: person,
  status: projectStatus,
  /** Suburb or town with the state, "Coburg VIC"; empty where neither is entered. */
  place: z.string(),
  /** Of the array as entered; null: no kW, or no number of panels, is entered. */
  kilowatts: z.number().nullable(),
  panels: z.number().int().nullable(),
  roofForm: z.enum(roofForms),
  /** Null: not chosen. */
  roofType: z.enum(roofTypes).nullable(),
  /** Of the present result; null: none. */
  verdict: verdict.nullable(),
  /** Different warnings of the present result; null: there is none, or they are not counted yet. */
  warnings: z.number().int().nullable(),
  /** ISO 8601, UTC; the queue is sorted by it unless told otherwise. */
  submittedAt: z.string(),
  /** `YYYY-MM-DD`. */
  deliverAt: z.string().nullable(),
  isLate: z.boolean(),
  engineer: person.nullable(),
  openQuestions: z.number().int(),
  revision: z.number().int(),
  hasResult: z.boolean(),
  /** The delivered review is void: a corrected one is to be delivered. */
  isReviewVoid: z.boolean(),
  /** Since when its result is under reconsideration; null: it stands. */
  reconsideredSince: z.string().nullable(),
  /** Moves that the reader may make now. */
  moves: z.array(move),
})
/** A project in the engineers' queue. */
export type QueueRow = z.infer<typeof queueRow>

const engineerLoad = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Code in place of a name, such as "Deleted account". */
  codedPerson: coded.optional(),
  /** Whether projects can be handed over to this person: the account is neither disabled nor deleted. */
  isActive: z.boolean(),
  /** Under review, ongoing, and of these those that are late. */
  reviewing: z.number().int(),
  ongoing: z.number().int(),
  late: z.number().int(),
})
/** How much an engineer has to do. */
export type EngineerLoad = z.infer<typeof engineerLoad>

/** A page of the queue, with the load of every engineer. */
export const consoleQueue = z.strictObject({
  rows: z.array(queueRow),
  /** Exact up to 1 000. */
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  next: z.string().nullable(),
  /** Everybody to whom a project can be handed over, and who holds projects with a closed account. */
  load: z.array(engineerLoad),
})
export type ConsoleQueue = z.infer<typeof consoleQueue>

export const voiding = z
  .strictObject({
    how: z.enum(['alone', 'propose', 'confirm', 'proposed']),
    /** Of the first engineer; null: not proposed. */
    proposal: z.strictObject({ person: z.string(), reason: z.string(), proposedAt: z.string() }).nullable(),
  })
  .nullable()
/** How the reader may void a document: at once, or as first or second of two engineers. `proposed`: is the first. */
export type Voiding = NonNullable<z.infer<typeof voiding>>

/** An issued result that would be worse today, with both results. */
export const reconsideration = z.strictObject({
  id: z.string(),
  since: z.string(),
  /** What has changed: the calculation itself, a racking system or module that has ended, or figures. */
  cause: z.enum(['engine', 'product', 'figures']),
  verdictBefore: verdict,
  verdictAfter: verdict,
  differences: z.array(difference),
  /** Figures under it that engineers replaced or took back. */
  figures: z.array(person),
  /** Identity of these differences, sent back to settle them; it changes with them. */
  seen: z.string(),
})
export type Reconsideration = z.infer<typeof reconsideration>

/** Everything that an engineer or administrator sees of one submitted project. */
export const consoleProject = z.strictObject({
  ...reviewShared,
  hash: z.string(),
  company: person,
  engineer: person.nullable(),
  /** Whether the customer has deleted it: it can be read, and nothing more. */
  isDeleted: z.boolean(),
  /** As its customer sees it, with signed addresses of photos, report and review. */
  project: projectRow,
  /** Photos, files and the picture of the roof by their stored address. */
  files: z.array(signedAddress),
  /** How the picture of the roof lies below its map; null: there is none. */
  underlay: underlay.nullable(),
  resultId: z.string().nullable(),
  /** Of the present result; null: none is open. */
  reconsideration: reconsideration.nullable(),
  records: z.array(fullRecord),
  revisions: z.array(revision),
  /** Every document that was issued for it, newest first. */
  documents: z.array(verifiedDocument.extend({ voiding })),
  /** Registration of the reader as a certificate prints it; null: none is stored, or it has expired. */
  registration: z.string().nullable(),
  /** The certificate that the reader issued and has not delivered yet; its address is signed for an hour. */
  certificate: z.strictObject({ code: z.string(), address: z.string() }).nullable(),
  secondCheck,
  checklist: jobChecklist,
})
export type ConsoleProject = z.infer<typeof consoleProject>
