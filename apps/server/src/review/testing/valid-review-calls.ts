import type { asBuiltCalls } from '@soundroof/contract/review/as-built/as-built-calls'
import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import type { certificateCalls } from '@soundroof/contract/review/certificate/certificate-calls'
import type { changedCalls } from '@soundroof/contract/review/changed/changed-calls'
import type { comparisonCalls } from '@soundroof/contract/review/comparison-calls'
import type { inspectionCalls } from '@soundroof/contract/review/inspection/inspection-calls'
import type { noticeCalls } from '@soundroof/contract/review/notices/notice-calls'
import type { reviewCalls } from '@soundroof/contract/review/review-calls'
import type { checklistCalls } from '@soundroof/contract/review/review-checklist'
import { insert } from '../../platform/database/insert.ts'
import { insertFiles } from '../../testing/sample-project.ts'
import type { Call, Caller, TestServer } from '../../testing/test-server.ts'
import { unsubscribeToken } from '../notices/unsubscribe-token.ts'
import { completeContent } from './certificate-content.ts'
import {
  aField,
  copyProject,
  deliveryDayOf,
  insertCondition,
  insertQuestionRow,
  insertReconsideration,
  insertReviewFile,
} from './reviewed-projects.ts'
import { validFormCalls } from './valid-form-calls.ts'

const template = {
  name: 'Sheds',
  statement: 'I checked it.',
  notCertified: 'Waterproofing',
  inspections: 'Photographs',
  validity: 'Two years',
}

const validCertificateCalls = async ({ db }: TestServer, about: { readonly hash: string }) => {
  const body = { ...about, ...(await completeContent(db, about.hash)) }
  return {
    certificateDraft: { query: about },
    saveCertificate: { body },
    issueCertificate: { body },
    certificateRules: {},
    changeCertificateRules: { body: { secondCheck: true, version: 0 } },
    checkCertificate: { body: { ...about, code: 'SR-0000' } },
    statementTemplates: {},
    keepStatementTemplate: { body: template },
    removeStatementTemplate: { body: { name: template.name } },
  }
}

const statement = {
  name: 'Ann Example',
  licence: 'EL 12345, NSW',
  accreditation: 'A1234567',
  installedOn: '2026-11-21',
  isStated: true,
} as const

/** The project has no result to build from. */
const validAsBuiltCalls = (hash: string, ofEngineer: string) => ({
  asBuilt: { query: { hash } },
  saveAsBuilt: { body: { hash, version: 0, ...emptyAsBuilt } },
  signAsBuilt: { body: { hash, version: 1, statement } },
  reopenAsBuilt: { body: { hash } },
  consoleAsBuilt: { query: { hash: ofEngineer } },
  decideAsBuilt: { body: { hash: ofEngineer, record: 'none', isAccepted: true, reason: 'It holds.' } },
  inspectionDraft: { query: { hash: ofEngineer } },
  issueInspection: { body: { hash: ofEngineer, asBuilt: 'none', design: 'none', record: {} } },
})
const validSettlements = async (server: TestServer, hash: string) => {
  const { reason, ...row } = await insertReconsideration(server, await copyProject(server, hash, 4))
  return { outcome: 'stands', reason, rows: [row] }
}

const insertColleague = async ({ db, clock }: TestServer): Promise<string> => {
  const person = { id: 'colleague', email: 'colleague@example.org', name: 'Colleague', nameSearch: 'colleague' }
  const access = { companyId: 'provider', role: 'engineer', phone: '-', passwordHash: '-', createdAt: clock() }
  await insert(db, 'accounts', { ...person, ...access }, 'on conflict do nothing')
  return 'colleague'
}

/** Calls that any account may make about its own notices. */
export const validNoticeCalls = (
  server: TestServer,
  caller: Caller,
): Readonly<Record<keyof typeof noticeCalls, Call>> => ({
  notices: {},
  readNotices: { body: { ids: ['a'] } },
  noticeChoices: {},
  changeNoticeChoices: { body: { mails: ['question', 'delivered'] } },
  unsubscribe: { body: { token: unsubscribeToken(server.services, caller.account.id) } },
})

const validConditionCalls = async (server: TestServer, hash: string, evidence: string, ofProvider: string) => {
  const [open, closed] = [await insertCondition(server, hash, null), await insertCondition(server, hash, evidence)]
  return {
    closeCondition: { body: { hash, condition: open, note: 'Measured by caliper', evidence } },
    consoleCloseCondition: { body: { hash, condition: open, note: 'Seen on site', evidence: ofProvider } },
    reviewCondition: { body: { hash, condition: closed, isConfirmed: true, objection: '' } },
    withdrawCondition: { body: { hash, condition: open, reason: 'It was checked before.' } },
  }
}

const validThreadCalls = (about: { readonly hash: string }, question: string) => ({
  answerQuestion: { body: { ...about, question, text: 'It is 1200 mm.' } },
  replyToQuestion: { body: { ...about, question, text: 'And which nut?' } },
  readQuestion: { body: { ...about, question, message: question } },
  consoleReadQuestion: { body: { ...about, question, message: question } },
  closeQuestion: { body: { ...about, question } },
})

/** The first change of a checklist; its item is ticked where it is in force. */
const validChecklistCalls = async ({ db, clock }: TestServer, hash: string) => {
  const item = { id: 'spacing', text: 'Spacing of the purlins as on the photos' }
  const row = { version: 1, items: JSON.stringify([item]), savedBy: 'colleague', savedAt: clock() }
  await insert(db, 'review_checklists', row, 'on conflict do nothing')
  return {
    checklist: {},
    changeChecklist: { body: { version: 1, items: [item] } },
    tickItem: { body: { hash, item: item.id, text: item.text, revision: 1, isTicked: true } },
  }
}

type Moved = Readonly<Record<'submitted' | 'reviewed' | 'ongoing' | 'engineer' | 'file' | 'question', string>>

/** Moves of staff; each about a project in the status that it needs. */
const validMoveCalls = ({ submitted, reviewed, ongoing, engineer, file, question }: Moved) => ({
  claimProject: { body: { hash: submitted } },
  nextJob: { body: { name: 'Warehouse', sort: 'power', direction: 'asc' } },
  assignProject: { body: { hash: submitted, engineer } },
  releaseProject: { body: { hash: reviewed } },
  handOverProject: { body: { hash: ongoing, engineer } },
  acceptProject: {
    body: { hash: reviewed, deliverAt: '2027-01-15', conditions: ['Check the welds.'], unticked: ['spacing'] },
  },
  returnProject: { body: { hash: reviewed, field: aField, text: 'Is this right?' } },
  deliverProject: { body: { hash: ongoing, file, conditions: [], openQuestions: [question], unticked: ['spacing'] } },
})

/** Calls of customers about the project itself, at status 1, and of engineers about copies of it. */
export const validReviewCalls = async (
  server: TestServer,
  caller: Caller,
  hash: string,
): Promise<
  Readonly<
    Record<
      | keyof typeof reviewCalls
      | keyof typeof comparisonCalls
      | keyof typeof certificateCalls
      | keyof typeof asBuiltCalls
      | keyof typeof inspectionCalls
      | keyof typeof changedCalls
      | keyof typeof checklistCalls,
      Call
    >
  >
> => {
  const file = await insertReviewFile(server)
  const engineer = await insertColleague(server)
  const submitted = await copyProject(server, hash, 2)
  const [reviewed, ongoing] = [await copyProject(server, hash, 3), await copyProject(server, hash, 4)]
  const [evidence = '', photo = ''] = await insertFiles(server, caller, ['evidence', 'a'])
  const [ofProvider = ''] = await insertFiles(server, { account: { id: engineer, companyId: 'provider' } }, [
    'evidence-of-provider',
  ])
  const question = await insertQuestionRow(server, ongoing)
  const about = { hash: ongoing }
  return {
    submitProject: { body: { hash } },
    withdrawProject: { body: { hash: submitted } },
    projectReview: { query: { hash } },
    unsubmittedReconsiderations: {},
    consoleQueue: {
      query: { state: 'open', mine: 0, name: 'Warehouse', company: 'company', late: 0, sort: 'delivery', limit: 10 },
    },
    consoleProject: { query: about },
    consoleResult: { query: about },
    consoleLayout: { body: about },
    moveDelivery: {
      body: { ...about, deliverAt: '2027-01-20', former: await deliveryDayOf(server, ongoing), reason: 'Rain' },
    },
    ...validMoveCalls({ submitted, reviewed, ongoing, engineer, file, question }),
    askQuestion: { body: { ...about, photo, text: 'Which bolt is this?' } },
    ...validThreadCalls(about, question),
    ...(await validConditionCalls(server, ongoing, evidence, ofProvider)),
    changedFigures: { query: { state: 'open', limit: 10 } },
    settleReconsiderations: { body: await validSettlements(server, hash) },
    settleReconsideration: { body: await insertReconsideration(server, await copyProject(server, hash, 4)) },
    ...(await validChecklistCalls(server, ongoing)),
    markPhoto: {
      body: { ...about, photo, version: 0, marks: [{ kind: 'arrow', from: [0.1, 0.2], to: [0.5, 0.5] }] },
    },
    ...validAsBuiltCalls(hash, ongoing),
    ...(await validCertificateCalls(server, about)),
    ...(await validFormCalls(server, engineer)),
    reviewUpload: { query: { kind: 'evidence' } },
    consoleRevision: { query: { ...about, revision: 1 } },
    consoleChanges: { query: { ...about, from: 1, to: 1 } },
    secondCalculation: { query: { ...about, means: 'engine' } },
  }
}
