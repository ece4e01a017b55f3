import { z } from 'zod'
import { everyone, type Role } from '../../platform/access.ts'
import { coded } from '../../platform/coded/coded.ts'
import { endpoint } from '../../platform/endpoint.ts'

/** Kinds of notices about projects under review; stored rows carry these names. */
export const noticeMeanings = {
  submitted: 'A project was submitted for review',
  received: 'Your project was received for review',
  claimed: 'An engineer has begun the review of your project',
  question: 'An engineer has a question about your project',
  accepted: 'Your project was accepted and has a delivery date',
  deliveryMoved: 'The delivery date of your project has changed',
  answer: 'A question was answered',
  delivered: 'The review of your project is ready',
  voided: 'A document of your project was withdrawn: please do not rely on it',
  reconsidered: 'The result of a project is under reconsideration: calculated today, it is worse',
  stands: 'The result of a project stands: an engineer has settled its reconsideration',
  superseded: 'The result of a project is superseded: please do not rely on it',
  deviation: 'An installer built otherwise than planned: an engineer decides',
  deviationDecided: 'An engineer has decided about what you built otherwise than planned',
  inspected: 'A certificate after inspection of your finished array is ready',
  inspectionEnded: 'A certificate after inspection has ended: please do not rely on it',
  handedOver: 'A project under review was handed over to you',
  handedOn: 'A project that you reviewed was handed over to a colleague',
} as const
/** Stored with each notice. */
export type NoticeKind = keyof typeof noticeMeanings
export const noticeKinds = Object.keys(noticeMeanings) as readonly NoticeKind[]

/** Mails about a document or result that someone may be relying on wrongly: unsubscribing does not stop them. */
export const safetyKinds: readonly NoticeKind[] = ['voided', 'reconsidered', 'stands', 'superseded', 'inspectionEnded']
/** True where the mail goes out whatever the person has chosen. */
export const isSafetyKind = (kind: NoticeKind): boolean => safetyKinds.includes(kind)

const kindsOfCustomers: readonly NoticeKind[] = [
  ...([
    'received',
    'claimed',
    'question',
    'accepted',
    'deliveryMoved',
    'delivered',
    'deviationDecided',
    'inspected',
  ] as const),
  ...safetyKinds,
]
const kindsOfStaff: readonly NoticeKind[] = [
  ...(['submitted', 'answer', 'deviation', 'handedOver', 'handedOn'] as const),
  ...safetyKinds,
]
/** Kinds of notices that a person of this role can get. */
export const noticeKindsOf = (role: Role): readonly NoticeKind[] =>
  role === 'customer' ? kindsOfCustomers : kindsOfStaff

const noticeKind = z.enum(noticeKinds as [NoticeKind, ...NoticeKind[]])

const notice = z.strictObject({
  id: z.string(),
  kind: noticeKind,
  text: z.string(),
  coded,
  project: z.strictObject({ hash: z.string(), number: z.string(), name: z.string() }),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof notice>

/** Kinds that the person gets a mail about. */
const choices = z.strictObject({ mails: z.array(noticeKind).max(20).meta({ label: 'Mails' }) })

/** Notices of the own account, and which of them come as mail. */
export const noticeCalls = {
  notices: endpoint({
    method: 'GET',
    path: '/api/account/notices',
    summary: 'The newest 50 notices about projects under review',
    access: everyone,
    data: z.strictObject({ rows: z.array(notice), unread: z.number().int() }),
  }),
  readNotices: endpoint({
    method: 'POST',
    path: '/api/account/notices/read',
    summary: 'Mark notices as read; all without ids',
    access: everyone,
    body: z.strictObject({ ids: z.array(z.string().max(100)).max(200).optional().meta({ label: 'Notices' }) }),
  }),
  noticeChoices: endpoint({
    method: 'GET',
    path: '/api/account/notices/choices',
    summary: 'Kinds of notices that are mailed',
    access: everyone,
    data: choices,
  }),
  changeNoticeChoices: endpoint({
    method: 'POST',
    path: '/api/account/notices/choices',
    summary: 'Choose the kinds of notices that are mailed',
    access: everyone,
    body: choices,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/account/notices/unsubscribe',
    summary: 'Stop all mails about notices, by the link of a mail',
    access: 'anyone',
    body: z.strictObject({ token: z.string().min(1).max(200).meta({ label: 'Token' }) }),
  }),
} as const
