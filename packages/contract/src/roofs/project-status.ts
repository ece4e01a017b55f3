import { z } from 'zod'
import { roles } from '../platform/access.ts'
import { coded } from '../platform/coded/coded.ts'

/** Status of a project, as the wire and the database number it. */
export const statusOf = { created: 1, submitted: 2, underReview: 3, ongoing: 4, delivered: 5 } as const
export type StatusName = keyof typeof statusOf
export type ProjectStatus = (typeof statusOf)[StatusName]
export const projectStatus = z.literal(Object.values(statusOf))

const named = Object.entries(statusOf) as readonly (readonly [StatusName, ProjectStatus])[]
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

/** What waits for the company of a project: an answer, evidence, a review to download, or one that no longer counts. */
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
  released: 'Put back into the queue',
  handedOver: 'Handed over to another engineer',
  accepted: 'Review accepted, delivery date set',
  returned: 'Returned with a question',
  delivered: 'Review delivered',
  voided: 'Document withdrawn',
  reviewDownloaded: 'Review downloaded',
  asked: 'Question asked',
  answered: 'Question answered',
  questionClosed: 'Question closed',
  conditionClosed: 'Evidence of a condition given',
  conditionConfirmed: 'Condition confirmed',
  conditionReopened: 'Condition opened again',
  conditionWithdrawn: 'Condition withdrawn',
  marked: 'Photo marked up',
  reconsidered: 'Result under reconsideration',
  reconsiderationSettled: 'Reconsideration of the result settled',
  deleted: 'Project deleted',
} as const
/** What a reader sees of a review that was delivered when its project had no result. */
export const deliveredWithoutResult = 'Review delivered, without a result calculated here'
/** In place of the name of a person: one whose account is deleted, and what nobody did. */
export const nameless = 'Deleted account'
export const byItself = 'The server'
export type TimelineEvent = keyof typeof timelineEvents

/** A name, or words of ours, which are also there in code. */
export const namedPerson = { person: z.string(), codedPerson: coded.optional() }

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
