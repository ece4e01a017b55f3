import { z } from 'zod'
import { credentials, passwordPolicies, type Role, registration } from './account.ts'
import { advice } from './advice.ts'
import { say } from './messages.ts'
import { packedResult } from './packed-result.ts'
import { withheldResult } from './result.ts'
import { projectStatus, timelineRecord } from './review.ts'
import { signedAddress, uploadKinds, uploadTicket } from './upload.ts'
import { wireProject } from './wire.ts'
import { projectRow, session, subscriptionPackage } from './wire-shapes.ts'

/**
 * Every call as data: the server binds it, the client calls it, the OpenAPI document and the tests are made from it.
 * `access` names who may call; nobody else may.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: 'anyone' | readonly Role[]
  readonly signed: boolean
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

const endpoint = <const E extends Endpoint>(definition: E): E => definition

const everyone = ['customer', 'engineer', 'administrator'] as const
const customer = ['customer'] as const
const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
/** A whole number, or its digits: queries know no numbers. */
const wholeNumber = z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).transform(Number)
/** `Date.parse` lets the 31st of February pass as a day of March. */
const isRealDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Dates are written as year-month-day, for example 2026-11-21!')
  .refine((text) => text === '' || isRealDay(text), 'This date does not exist!')
  .optional()
const search = z.string().max(200).optional()
const count = (label: string, max: number) =>
  wholeNumber
    .refine((value) => value >= 1 && value <= max, say('outOfRange', { label, min: 1, max, unit: '' }))
    .meta({ label })

/** Filters of the project list; as query or as body. */
export const projectFilters = z.strictObject({
  name: search.meta({ label: 'Project name' }),
  startTime: day.meta({ label: 'Project time from' }),
  endTime: day.meta({ label: 'Project time to' }),
  engineerName: search.meta({ label: 'Engineer name' }),
  eStartTime: day.meta({ label: 'Project delivery time from' }),
  eEndTime: day.meta({ label: 'Project delivery time to' }),
  status: z
    .union([z.literal(''), wholeNumber.pipe(projectStatus)])
    .optional()
    .meta({ label: 'Project status' }),
  limit: count('limit', 1000).optional(),
  /** Continues after the row that an earlier answer's `next` names. */
  after: z.string().max(100).optional(),
})
export type ProjectFilters = z.infer<typeof projectFilters>

export type ProjectRow = z.infer<typeof projectRow>

export const reportStates = ['rendering', 'ready', 'failed', 'none'] as const
export const reportAnswer = z.strictObject({
  state: z.enum(reportStates),
  /** Signed for an hour; null until the state is `ready`. */
  address: z.string().nullable(),
  fileName: z.string(),
})
export type ReportAnswer = z.infer<typeof reportAnswer>

export const calculation = z.strictObject({
  result: z.union([packedResult, withheldResult]),
  isResult: z.literal([0, 1]),
  /** resultString and one line per zone. */
  output: z.string(),
  times: z.number().int().min(0),
  /** Why there is no result, where there is none. */
  message: z.string().optional(),
})
export type Calculation = z.infer<typeof calculation>

export const issuedResult = z.strictObject({
  id: z.string(),
  issued_at: z.string(),
  result: packedResult,
})
export type IssuedResult = z.infer<typeof issuedResult>

export const clientSettings = z.strictObject({
  version: z.string(),
  secret: z.string(),
  provider: z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), web: z.string() }),
  passwordPolicy: z.enum(passwordPolicies),
  /** Addresses of the mobile app; null: not available yet. */
  downloads: z.strictObject({
    apk: z.string().nullable(),
    playStore: z.string().nullable(),
    appStore: z.string().nullable(),
  }),
})
export type ClientSettings = z.infer<typeof clientSettings>

const nothing = z.null().optional()
const tokenCheck = { path: '/api/members/check_token', access: everyone, signed: true, data: nothing } as const

export const api = {
  client: endpoint({
    method: 'GET',
    path: '/api/client',
    summary: 'Version, provider and signing secret for our own clients',
    access: 'anyone',
    signed: false,
    data: clientSettings,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/customers/store',
    summary: 'Found a company with its first customer',
    access: 'anyone',
    signed: true,
    body: registration,
    data: nothing,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/customers/login',
    summary: 'Open a session',
    access: 'anyone',
    signed: true,
    body: credentials,
    data: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/customers/logout',
    summary: 'End this session',
    access: everyone,
    signed: true,
    data: nothing,
  }),
  checkToken: endpoint({ ...tokenCheck, method: 'GET', summary: 'Whether the session holds' }),
  checkTokenByPost: endpoint({ ...tokenCheck, method: 'POST', summary: 'Whether the session holds (without a body)' }),
  customerPackages: endpoint({
    method: 'GET',
    path: '/api/customer_packages',
    summary: 'The subscription of the account',
    access: everyone,
    signed: true,
    data: subscriptionPackage,
  }),
  uploadTickets: endpoint({
    method: 'GET',
    path: '/api/images',
    summary: 'Permissions to upload files',
    access: customer,
    signed: true,
    query: z.strictObject({
      number: count('number', 20).default(1),
      kind: z.enum(uploadKinds).default('photo').meta({ label: 'kind' }),
    }),
    data: z.array(uploadTicket),
  }),
  signAddresses: endpoint({
    method: 'POST',
    path: '/api/images/addresses',
    summary: 'Signed addresses of files the company uploaded',
    access: customer,
    signed: true,
    body: z.strictObject({ addresses: z.array(z.string().max(2000)).min(1).max(1100).meta({ label: 'addresses' }) }),
    data: z.array(signedAddress),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'Projects of the company, newest first',
    access: customer,
    signed: true,
    query: projectFilters,
    data: z.array(projectRow),
  }),
  projectsByPost: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Projects of the company, newest first',
    access: customer,
    signed: true,
    body: projectFilters,
    data: z.array(projectRow),
  }),
  projectDetail: endpoint({
    method: 'GET',
    path: '/api/projects/detail',
    summary: 'One project',
    access: customer,
    signed: true,
    query: z.strictObject({ hash }),
    data: projectRow,
  }),
  issuedResult: endpoint({
    method: 'GET',
    path: '/api/projects/result',
    summary: 'An issued result of a project; the newest without an id',
    access: customer,
    signed: true,
    query: z.strictObject({ hash, id: z.string().max(100).optional().meta({ label: 'Result id' }) }),
    data: issuedResult.nullable(),
  }),
  advice: endpoint({
    method: 'GET',
    path: '/api/projects/advice',
    summary: 'What would make failing zones of an issued result pass, and which unknown to measure next',
    access: customer,
    signed: true,
    query: z.strictObject({ hash, id: z.string().max(100).optional().meta({ label: 'Result id' }) }),
    data: advice.nullable(),
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/projects/report',
    summary: 'The report of a project: 0 input and result, 1 input only',
    access: customer,
    signed: true,
    query: z.strictObject({
      hash,
      type: wholeNumber.pipe(z.literal([0, 1])).meta({ label: 'Report type' }),
      result: z.string().max(100).optional().meta({ label: 'Result id' }),
    }),
    data: reportAnswer,
  }),
  deleteProject: endpoint({
    method: 'POST',
    path: '/api/projects/delete',
    summary: 'Delete a project',
    access: customer,
    signed: true,
    body: z.strictObject({ hash }),
    data: nothing,
  }),
  decrementTimes: endpoint({
    method: 'POST',
    path: '/api/projects/decrement_times',
    summary: 'Reserve one calculation',
    access: customer,
    signed: true,
    data: z.strictObject({ times: z.number().int().min(0) }),
  }),
  getResult: endpoint({
    method: 'POST',
    path: '/api/projects/getResult',
    summary: 'Calculate',
    access: customer,
    signed: true,
    body: wireProject,
    data: calculation,
  }),
  uploadProject: endpoint({
    method: 'POST',
    path: '/api/projects/upload',
    summary: 'Create a project, or edit it with its hash',
    access: customer,
    signed: true,
    body: wireProject,
    data: z.strictObject({ hash: z.string() }),
  }),
  submitProject: endpoint({
    method: 'POST',
    path: '/api/projects/submit',
    summary: 'Submit a project for review',
    access: customer,
    signed: true,
    body: z.strictObject({ hash }),
    data: nothing,
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/projects/records',
    summary: 'Timeline of a project, newest first',
    access: customer,
    signed: true,
    query: z.strictObject({ id: hash }),
    data: z.strictObject({ records: z.array(timelineRecord) }),
  }),
} as const

export type Api = typeof api
export type EndpointName = keyof Api
export type QueryOf<E extends Endpoint> = E extends { query: z.ZodType } ? z.input<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined
export type DataOf<E extends Endpoint> = z.output<E['data']>
