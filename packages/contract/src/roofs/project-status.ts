import { z } from 'zod'
import { roles } from '../platform/access.ts'
import { coded } from '../platform/coded/coded.ts'

/** Status of a project, as the wire and the database number it. */
export const statusOf = { created: 1, submitted: 2, underReview: 3, ongoing: 4, delivered: 5 } as const
/** In code; the wire and the database carry the number. */
export type StatusName = keyof typeof statusOf
/** As the wire and the database store it; names are in `statusOf`. */
export type ProjectStatus = (typeof statusOf)[StatusName]
/** Refuses any other number. */
export const projectStatus = z.literal(Object.values(statusOf))

const named = Object.entries(statusOf) as readonly (readonly [StatusName, ProjectStatus])[]
/** From number to name. */
export const statusNames = Object.fromEntries(named.map(([name, status]) => [status, name])) as Readonly<
  Record<ProjectStatus, StatusName>
>

/** As a reader sees it. */
export const projectStatuses = {
  [statusOf.created]: 'Created',
  [statusOf.submitted]: 'Submitted for Review',
  [statusOf.underReview]: 'Under Review',
  [statusOf.ongoing]: 'Ongoing',
  [statusOf.delivered]: 'Delivered',
} as const satisfies Readonly<Record<ProjectStatus, string>>

/** What the company of a project has to act on: an answer, evidence, a review to download, or one that is void. */
export const waitingFor = z.enum(['question', 'condition', 'review', 'review-void'])
export type WaitingFor = z.infer<typeof waitingFor>

/** A project may be edited below this status. */
export const firstReadOnlyStatus = statusOf.underReview

/** Every event of a project's timeline, with what a reader sees. */
export const timelineEvents = {
  created: 'Project created',
  edited: 'Project edited',
  laidOut: 'Array layout changed',
  calculated: 'Result calculated',
  recalculated: 'Result calculated again',
  reported: 'Report made',
  reportFailed: 'Report could not be made',
  downloaded: 'Report downloaded',
  submitted: 'Submitted for review',
  withdrawn: 'Withdrawn from review',
  claimed: 'Review begun',
  assigned: 'Given to an engineer',
  released: 'Put back into the queue',
  handedOver: 'Handed over to another engineer',
  accepted: 'Review accepted, delivery date set',
  deliveryMoved: 'Delivery date changed',
  returned: 'Returned with a question',
  delivered: 'Review delivered',
  voided: 'Document withdrawn',
  reviewDownloaded: 'Review downloaded',
  asked: 'Question asked',
  answered: 'Question answered',
  replied: 'Engineer wrote about a question',
  questionClosed: 'Question closed',
  conditionClosed: 'Evidence of a condition given',
  conditionConfirmed: 'Condition confirmed',
  conditionReopened: 'Condition opened again',
  conditionUnconfirmed: 'Condition no longer confirmed',
  conditionWithdrawn: 'Condition withdrawn',
  certificateChecked: 'Certificate checked by a second engineer',
  marked: 'Photo marked up',
  itemTicked: 'Checklist item ticked',
  itemUnticked: 'Checklist item unticked',
  reconsidered: 'Result under reconsideration',
  reconsiderationSettled: 'Reconsideration of the result settled',
  builtSigned: 'Record as built signed',
  builtReopened: 'Record as built opened again',
  builtAccepted: 'Deviations as built accepted',
  builtToPutRight: 'Deviations as built to be put right',
  inspectionCertified: 'Certificate after inspection issued',
  inspectionEnded: 'Certificate after inspection ended',
  packDownloaded: 'Close-out pack downloaded',
  deleted: 'Project deleted',
} as const
/** What a reader sees of a review that was delivered when its project had no result. */
export const deliveredWithoutResult = 'Review delivered, without a result calculated here'
/** Shown in place of a name: for a deleted account, and for what the server did by itself. */
export const nameless = 'Deleted account'
/** Shown in place of a person where no person acted. */
export const byItself = 'The server'
/** Stored with each record, so none is renamed. */
export type TimelineEvent = keyof typeof timelineEvents

/** A person's name, or our own words with their code. */
export const namedPerson = { person: z.string(), codedPerson: coded.optional() }

/** A record as customers see it. */
export const timelineRecord = z.strictObject({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  event: z.string(),
  /** The event in code. */
  coded,
  ...namedPerson,
})
export type TimelineRecord = z.infer<typeof timelineRecord>

const eventNames = Object.keys(timelineEvents) as [TimelineEvent, ...TimelineEvent[]]

/** A record in full, for engineers. */
export const fullRecord = z.strictObject({
  createdAt: z.string(),
  event: z.enum(eventNames),
  /** The event in words. */
  text: z.string(),
  coded,
  ...namedPerson,
  role: z.enum(roles),
  detail: z.record(z.string(), z.unknown()),
})
export type FullRecord = z.infer<typeof fullRecord>
