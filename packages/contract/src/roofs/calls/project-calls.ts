import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { coded } from '../../platform/coded/coded.ts'
import { inText } from '../../platform/coded/told.ts'
import { count, endpoint, moment, wholeNumber, zeroOrOne } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { type ReportKind, reportKinds } from '../documents/document.ts'
import { projectStatus, timelineRecord } from '../project-status.ts'
import { adviceAnswer } from '../results/advice.ts'
import { assessmentResult, briefResult, codedBrief, codedResult, withheldResult } from '../results/result.ts'
import { wireProject } from '../wire/wire.ts'
import { projectRow } from '../wire/wire-shapes.ts'

const hash = z.string().min(1).max(100).meta({ label: 'Project hash' })
const resultId = z.string().max(100).optional().meta({ label: 'Result id' })
const projectRef = z.strictObject({ hash })
const resultRef = z.strictObject({ hash, id: resultId })
/** The two specified reports are named by their type, the others by their kind. */
const reportRef = z
  .strictObject({
    hash,
    type: zeroOrOne.optional().meta({ label: 'Report type' }),
    kind: z.enum(reportKinds).optional().meta({ label: 'Report kind' }),
    result: resultId,
  })
  .refine(({ type, kind }) => (type === undefined) !== (kind === undefined), {
    path: ['kind'],
    message: inText(told('reportTypeOrKind')),
  })
type ReportRef = z.infer<typeof reportRef>
/** `type` is the specified number: 0 result, 1 input. */
export const kindOfReport = ({ type, kind }: Pick<ReportRef, 'type' | 'kind'>): ReportKind =>
  kind ?? (type === 0 ? 'result-summary' : 'input-summary')
/** `Date.parse` reads 31 February as a day in March. */
const isRealDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Dates are written as year-month-day, for example 2026-11-21!')
  .refine((text) => text === '' || isRealDay(text), inText(told('dayUnknown')))
  .optional()
const search = z.string().max(200).optional()
/** Filters of the project list, as query or as body. */
export const projectFilters = z.strictObject({
  name: search.meta({ label: 'Project name' }),
  /** Each of its words stands in name, number, street, suburb or postcode. */
  search: search.meta({ label: 'Search' }),
  startTime: day.meta({ label: 'Project time from' }),
  endTime: day.meta({ label: 'Project time to' }),
  /** Last changed from this moment, up to but not including that one: days, as in startTime and endTime, begin in Sydney. */
  from: moment('From'),
  to: moment('To'),
  engineerName: search.meta({ label: 'Engineer name' }),
  eStartTime: day.meta({ label: 'Project delivery time from' }),
  eEndTime: day.meta({ label: 'Project delivery time to' }),
  status: z
    .union([z.literal(''), wholeNumber.pipe(projectStatus)])
    .optional()
    .meta({ label: 'Project status' }),
  limit: count('limit', 1000).optional(),
  /** 1: only those with something to do for their company. */
  waiting: zeroOrOne.optional().meta({ label: 'Waiting' }),
  /** Hash of the first roof: only the roofs of its project. */
  roofOf: z.string().max(100).optional().meta({ label: 'First roof' }),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(100).optional(),
})
/** Absent: all projects. */
export type ProjectFilters = z.infer<typeof projectFilters>

const reportStates = ['rendering', 'ready', 'failed', 'none'] as const
const reportAnswer = z.strictObject({
  state: z.enum(reportStates),
  /** Signed for an hour; null until the state is `ready`. */
  address: z.string().nullable(),
  fileName: z.string(),
})
/** State of a report that is made in the background. */
export type ReportAnswer = z.infer<typeof reportAnswer>

const uploadAnswer = z.strictObject({
  hash: z.string(),
  /** Whether the saved project has an issued result for these inputs. */
  isResult: z.literal([0, 1]),
  /** Why it has none although these inputs were calculated before, or that the drawing was made on another roof. */
  message: z.string().optional(),
  coded: coded.optional(),
})
/** What the server stored of an uploaded project. */
export type UploadAnswer = z.infer<typeof uploadAnswer>

/** Answer of `getResult`. */
export const calculation = z.strictObject({
  /** Brief; with its derivation on request. */
  result: z.union([briefResult, assessmentResult, withheldResult]),
  /** The same in codes; absent where it is withheld. */
  coded: z.union([codedBrief, codedResult]).optional(),
  isResult: z.literal([0, 1]),
  /** resultString and one line per zone. */
  output: z.string(),
  times: z.number().int().min(0),
  /** Why there is no result, and the same in code. */
  message: z.string().optional(),
  coded_message: coded.optional(),
})
/** Answer of `getResult`; the result is empty without the right to it. */
export type Calculation = z.infer<typeof calculation>

/** A stored result as it was issued; a later release does not change it. */
export const issuedResult = z.strictObject({
  id: z.string(),
  issued_at: z.string(),
  /** Newest revision with these inputs, which the result is drawn with; null where they were never saved. */
  revision: z.number().int().min(1).nullable(),
  /** Whether that is the present revision of the project. */
  is_present: z.boolean(),
  result: assessmentResult,
  /** The same in codes: a result that was stored as sentences has them as they were issued. */
  coded: codedResult,
})
export type IssuedResult = z.infer<typeof issuedResult>

/** The same without its derivation, which is most of it. */
export const issuedBrief = issuedResult.extend({ result: briefResult, coded: codedBrief })
export type IssuedBrief = z.infer<typeof issuedBrief>

/** Projects of the caller's company: list, save, calculate, report. */
export const projectCalls = {
  projects: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'Projects of the company, newest first',
    access: customer,
    keyScope: 'projects:read',
    query: projectFilters,
    data: z.array(projectRow),
  }),
  projectsByPost: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Projects of the company, newest first',
    access: customer,
    keyScope: 'projects:read',
    body: projectFilters,
    data: z.array(projectRow),
  }),
  projectDetail: endpoint({
    method: 'GET',
    path: '/api/projects/detail',
    summary: 'One project',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: projectRef,
    data: projectRow,
  }),
  issuedResult: endpoint({
    method: 'GET',
    path: '/api/projects/result',
    summary: 'An issued result of a project; the newest without an id',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: resultRef,
    data: issuedResult.nullable(),
  }),
  issuedBrief: endpoint({
    method: 'GET',
    path: '/api/projects/result/brief',
    summary: 'An issued result of a project without its derivation; the newest without an id',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: resultRef,
    data: issuedBrief.nullable(),
  }),
  advice: endpoint({
    method: 'GET',
    path: '/api/projects/advice',
    summary: 'What would make failing zones of an issued result pass, and which unknown to measure next',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: resultRef,
    data: adviceAnswer.nullable(),
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/projects/report',
    summary: 'A report of a project: by type (0 input and result, 1 input only) or by kind',
    access: customer,
    about: 'project',
    keyScope: 'reports',
    query: reportRef,
    data: reportAnswer,
  }),
  makeReportAgain: endpoint({
    method: 'POST',
    path: '/api/projects/report/again',
    summary: 'Make a report that failed, or one that is made on request: site sheet, full calculation',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: reportRef,
    data: reportAnswer.pick({ state: true }),
  }),
  deleteProject: endpoint({
    method: 'POST',
    path: '/api/projects/delete',
    summary: 'Delete a project',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: projectRef,
  }),
  getResult: endpoint({
    method: 'POST',
    path: '/api/projects/getResult',
    summary: 'Calculate; with derivation 1 also every step of the calculation',
    access: customer,
    about: 'project',
    keyScope: 'assess',
    query: z.strictObject({ derivation: zeroOrOne.optional().meta({ label: 'Derivation' }) }),
    body: wireProject,
    data: calculation,
  }),
  uploadProject: endpoint({
    method: 'POST',
    path: '/api/projects/upload',
    summary: 'Create a project, or edit it with its hash',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: wireProject,
    data: uploadAnswer,
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/projects/records',
    summary: 'Timeline of a project, newest first',
    access: customer,
    about: 'project',
    keyScope: 'projects:read',
    query: z.strictObject({ id: hash }),
    data: z.strictObject({ records: z.array(timelineRecord) }),
  }),
} as const
