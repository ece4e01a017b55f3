import { z } from 'zod'
import { coded } from '../platform/coded/coded.ts'
import { reviewOffer } from '../platform/review-offer.ts'
import { namedPerson } from '../roofs/project-status.ts'
import { givenUp } from './given-up.ts'
import { marks } from './mark-up.ts'
import { moveNames } from './moves.ts'

/** Who asked, answered or holds a project. Times in this file in ISO 8601, UTC. */

export const person = z.strictObject({ id: z.string(), name: z.string() })
export const move = z.enum(moveNames as [(typeof moveNames)[number], ...(typeof moveNames)[number][]])

const reviewAnswer = z.strictObject({
  answeredAt: z.string(),
  ...namedPerson,
  text: z.string(),
})

/** Who speaks in a thread: the provider's people, or the customer's. */
const sides = ['engineer', 'customer'] as const
const side = z.enum(sides)
export type Side = z.infer<typeof side>

const reviewMessage = z.strictObject({
  id: z.string(),
  at: z.string(),
  ...namedPerson,
  side,
  text: z.string(),
  /** By somebody else, and the reader has not had it in view. */
  isUnread: z.boolean(),
})
/** One message of a thread. */
export type ReviewMessage = z.infer<typeof reviewMessage>

const reviewQuestion = z.strictObject({
  id: z.string(),
  /** Revision of the project that was asked about. */
  revision: z.number().int(),
  /** Wire name of the field, or address of the photo, that it is about; both null: the project as a whole. */
  field: z.string().nullable(),
  photo: z.string().nullable(),
  text: z.string(),
  askedAt: z.string(),
  ...namedPerson,
  /** Whether the project was returned to its customer with this question. */
  isReturn: z.boolean(),
  /** The reader has not had the question itself in view. */
  isUnread: z.boolean(),
  /** What followed the question, by both sides, the oldest first. */
  messages: z.array(reviewMessage),
  /** Who is to write next; null: the question is closed. */
  waitsFor: side.nullable(),
  /** The customer's messages alone, for programs of before there were threads. */
  answers: z.array(reviewAnswer),
  closedAt: z.string().nullable(),
})
export type ReviewQuestion = z.infer<typeof reviewQuestion>

const conditionStates = ['open', 'closed', 'confirmed', 'withdrawn'] as const

const reviewCondition = z.strictObject({
  id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  ...namedPerson,
  /** `closed`: reported as met; `confirmed`: an engineer has checked the evidence. */
  state: z.enum(conditionStates),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  codedClosedBy: coded.optional(),
  note: z.string(),
  /** Signed for an hour. */
  evidence: z.string().nullable(),
  /** Why an engineer did not accept the evidence before, or withdrew the condition; empty otherwise. */
  objection: z.string(),
})
/** What the customer must do, or show, for the review to hold. */
export type ReviewCondition = z.infer<typeof reviewCondition>

/** Marks of one photo; `photo` is its stored address. */
export const photoMarks = z.strictObject({
  photo: z.string(),
  marks,
  /** Grows with each change; a change of an older version is refused. */
  version: z.number().int(),
})
export type PhotoMarks = z.infer<typeof photoMarks>

/** What was said when the project was submitted: the note of its customer, and what the provider stated then. */
const submitted = z.strictObject({ note: z.string(), ...reviewOffer.shape })
export type Submitted = z.infer<typeof submitted>

const shared = {
  status: z.literal([1, 2, 3, 4, 5]),
  revision: z.number().int(),
  submittedAt: z.string().nullable(),
  /** Null: not submitted, or withdrawn. */
  submitted: submitted.nullable(),
  /** `YYYY-MM-DD`. */
  deliverAt: z.string().nullable(),
  /** Moves that the reader may make now. */
  moves: z.array(move),
  questions: z.array(reviewQuestion),
  conditions: z.array(reviewCondition),
  marks: z.array(photoMarks),
  /** Signed address of the delivered review; null until it is delivered. */
  reviewFile: z.string().nullable(),
  reviewFileName: z.string(),
  /** Code for the page /verify, which says whether the delivered review is valid; null until it is delivered. */
  reviewCode: z.string().nullable(),
  /** True where the review was delivered without a calculated result, so that it confirms none. */
  isReviewWithoutResult: z.boolean(),
  /** Since when the delivered review is void; null where it stands, or none is delivered. */
  reviewVoidedAt: z.string().nullable(),
}

/** What a customer sees of the review of a project. */
export const projectReview = z.strictObject({
  ...shared,
  engineerName: z.string(),
  /** Why its present result is not to be relied on; null: no engineer has given it up. */
  givenUp: givenUp.nullable(),
})
export type ProjectReview = z.infer<typeof projectReview>

/** Fields of a review that customers and engineers both see. */
export const reviewShared = shared
