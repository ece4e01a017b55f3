import { z } from 'zod'
import { customer } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import { issuedResult } from '../roofs/calls/project-calls.ts'
import { layoutAnswer, layoutSubject } from '../roofs/panel-layout/layout-calls.ts'
import { layoutRequest } from '../roofs/panel-layout/layout-request.ts'
import { uploadTicket } from '../roofs/upload-ticket.ts'
import { consoleProject, consoleQueue, nextJob, queueFilters } from './console-review.ts'
import { marks } from './mark-up.ts'
import { photoMarks, projectReview } from './review.ts'
import { unticked } from './review-checklist.ts'
import {
  acceptance,
  answer,
  closing,
  conditionReview,
  conditionTexts,
  conditionWithdrawal,
  deliveryMove,
  handOver,
  hash,
  id,
  question,
  readMessages,
  reply,
  settlement,
  submission,
} from './review-forms.ts'
import { unsubmittedFilters, unsubmittedReconsiderations } from './unsubmitted-reconsiderations.ts'

const projectRef = z.strictObject({ hash })
const resultId = z.string().max(100).optional().meta({ label: 'Result id' })

const ofCustomer = { access: customer, about: 'project' } as const
const asking = { ...ofCustomer, method: 'GET', keyScope: 'projects:read' } as const
const telling = { ...ofCustomer, method: 'POST', keyScope: 'projects:write' } as const

const staff = { access: ['engineer', 'administrator'] } as const
const reading = { ...staff, method: 'GET' } as const
const changing = { ...staff, method: 'POST' } as const

/** Submission, moves, questions, conditions and marks; who may call is in each. */
export const reviewCalls = {
  submitProject: endpoint({
    ...telling,
    path: '/api/projects/submit',
    summary:
      'Submit a project for review, with a note; 409 names a question that waits for an answer and is not listed',
    body: submission,
  }),
  withdrawProject: endpoint({
    ...telling,
    path: '/api/projects/withdraw',
    summary: 'Withdraw a submitted project that no engineer has taken',
    body: projectRef,
  }),
  projectReview: endpoint({
    ...asking,
    path: '/api/projects/review',
    summary: 'Where the review of a project stands: questions, conditions, delivered file',
    query: projectRef,
    data: projectReview,
  }),
  answerQuestion: endpoint({
    ...telling,
    path: '/api/projects/review/answer',
    summary: 'Answer a question of an engineer, once or several times; a closed one takes no answer',
    body: answer,
  }),
  readQuestion: endpoint({
    ...telling,
    path: '/api/projects/review/read',
    summary: 'Say up to which message you have read a question',
    body: readMessages,
  }),
  closeCondition: endpoint({
    ...telling,
    path: '/api/projects/review/condition',
    summary: 'Say that a condition is met, with evidence',
    body: closing,
  }),
  consoleQueue: endpoint({
    ...reading,
    path: '/api/console/queue',
    summary: 'Submitted projects of all companies, longest waiting first unless sorted otherwise',
    query: queueFilters,
    data: consoleQueue,
  }),
  unsubmittedReconsiderations: endpoint({
    ...reading,
    path: '/api/console/unsubmitted_reconsiderations',
    summary: 'Projects that were never submitted and whose result would be worse today',
    query: unsubmittedFilters,
    data: unsubmittedReconsiderations,
  }),
  consoleProject: endpoint({
    ...reading,
    path: '/api/console/project',
    summary: 'A submitted project with everything that was said about it',
    query: projectRef,
    data: consoleProject,
  }),
  consoleResult: endpoint({
    ...reading,
    path: '/api/console/project/result',
    summary: 'An issued result of a submitted project; that of its present inputs without an id',
    query: z.strictObject({ hash, id: resultId }),
    data: issuedResult.nullable(),
  }),
  consoleLayout: endpoint({
    ...changing,
    path: '/api/console/project/layout',
    summary: 'Panels, rails and feet of a submitted project on its roof',
    body: layoutRequest.extend(layoutSubject),
    data: layoutAnswer.nullable(),
  }),
  claimProject: endpoint({
    ...changing,
    path: '/api/console/project/claim',
    summary: 'Take a submitted project; 409 names who was faster',
    body: projectRef,
  }),
  nextJob: endpoint({
    ...changing,
    path: '/api/console/queue/next',
    summary: 'Take the first project that nobody holds, as the queue is sorted; two engineers at once take two',
    body: nextJob,
    /** Null: none waits. */
    data: projectRef.nullable(),
  }),
  assignProject: endpoint({
    ...changing,
    path: '/api/console/project/assign',
    summary: 'Give a submitted project that nobody holds to an engineer; 409 names who was faster',
    body: handOver,
  }),
  releaseProject: endpoint({
    ...changing,
    path: '/api/console/project/release',
    summary: 'Put a project back into the queue',
    body: projectRef,
  }),
  handOverProject: endpoint({
    ...changing,
    path: '/api/console/project/hand_over',
    summary: 'Hand a project over to another engineer',
    body: handOver,
  }),
  acceptProject: endpoint({
    ...changing,
    path: '/api/console/project/accept',
    summary: 'Accept a project with its delivery date, and conditions if there are any',
    body: acceptance,
  }),
  moveDelivery: endpoint({
    ...changing,
    path: '/api/console/project/delivery',
    summary: 'Change the delivery date of an accepted project, with the reason; 409 if it was changed meanwhile',
    body: deliveryMove,
  }),
  returnProject: endpoint({
    ...changing,
    path: '/api/console/project/return',
    summary: 'Return a project to its customer with a question',
    body: question,
  }),
  deliverProject: endpoint({
    ...changing,
    access: ['engineer'],
    path: '/api/console/project/deliver',
    summary: 'Deliver the signed review; once more, it supersedes the former',
    body: z.strictObject({
      hash,
      /** Address of the file that was uploaded with a permission of `reviewUpload`. */
      file: z.string().min(1).max(2000).meta({ label: 'Review file' }),
      conditions: conditionTexts,
      /** Every question that stays open, listed so that none is left open by oversight. */
      openQuestions: z.array(id('Question')).max(1000).default([]).meta({ label: 'Open questions' }),
      unticked,
    }),
  }),
  askQuestion: endpoint({
    ...changing,
    path: '/api/console/project/question',
    summary: 'Ask the customer about a field, a photo or the project',
    body: question,
  }),
  replyToQuestion: endpoint({
    ...changing,
    path: '/api/console/project/question/reply',
    summary: 'Write again about an open question; its customer is told',
    body: reply,
  }),
  consoleReadQuestion: endpoint({
    ...changing,
    path: '/api/console/project/question/read',
    summary: 'Say up to which message you have read a question',
    body: readMessages,
  }),
  closeQuestion: endpoint({
    ...changing,
    path: '/api/console/project/question/close',
    summary: 'Close a question',
    body: z.strictObject({ hash, question: id('Question') }),
  }),
  consoleCloseCondition: endpoint({
    ...changing,
    path: '/api/console/project/condition',
    summary: 'Say that a condition is met, with evidence',
    body: closing,
  }),
  reviewCondition: endpoint({
    ...changing,
    access: ['engineer'],
    path: '/api/console/project/condition/review',
    summary: 'Confirm the evidence of a closed condition, or open it again with an objection',
    body: conditionReview,
  }),
  withdrawCondition: endpoint({
    ...changing,
    access: ['engineer'],
    path: '/api/console/project/condition/withdraw',
    summary: 'Withdraw a condition that is no longer needed, with the reason',
    body: conditionWithdrawal,
  }),
  settleReconsideration: endpoint({
    ...changing,
    access: ['engineer'],
    path: '/api/console/project/reconsideration',
    summary: 'Say that a result under reconsideration stands, with the reason; 409 if what differs has changed since',
    body: settlement,
  }),
  markPhoto: endpoint({
    ...changing,
    path: '/api/console/project/marks',
    summary: 'Replace the marks on a photo; 409 if somebody else changed them first',
    body: z.strictObject({
      hash,
      photo: z.string().min(1).max(2000).meta({ label: 'Photo' }),
      marks,
      /** As read; 0 where the photo has no marks. */
      version: z.number().int().min(0).max(1_000_000_000).meta({ label: 'Version' }),
    }),
    data: photoMarks,
  }),
  reviewUpload: endpoint({
    ...reading,
    path: '/api/console/project/upload',
    summary: 'Permission to upload a review as PDF, or a photo or PDF as evidence',
    query: z.strictObject({ kind: z.enum(['review', 'evidence']).default('review').meta({ label: 'kind' }) }),
    data: uploadTicket,
  }),
} as const
