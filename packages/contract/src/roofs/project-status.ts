import { z } from 'zod'
import { roles } from '../platform/access.ts'
import { coded } from '../platform/coded/coded.ts'

/** Status of a project on the wire. */
export const projectStatuses = {
  1: 'Created',
  2: 'Submitted for Review',
  3: 'Under Review',
  4: 'Ongoing',
  5: 'Delivered',
} as const
export type ProjectStatus = keyof typeof projectStatuses
export const projectStatus = z.literal([1, 2, 3, 4, 5])

/** What waits for the company of a project: an answer, evidence, a review to download, or one that no longer counts. */
export const waitingFor = z.enum(['question', 'condition', 'review', 'review-void'])
export type WaitingFor = z.infer<typeof waitingFor>

/** A project may be edited below this status. */
export const firstReadOnlyStatus = 3

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
const who = { person: z.string(), codedPerson: coded.optional() }

export const timelineRecord = z.strictObject({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  event: z.string(),
  /** The event in code. */
  coded,
  ...who,
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
  ...who,
  role: z.enum(roles),
  detail: z.record(z.string(), z.unknown()),
})
export type FullRecord = z.infer<typeof fullRecord>
