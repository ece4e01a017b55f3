import type { certificateCalls } from '@soundroof/contract/review/certificate-calls'
import type { comparisonCalls } from '@soundroof/contract/review/comparison-calls'
import type { noticeCalls } from '@soundroof/contract/review/notices/notice-calls'
import type { reviewCalls } from '@soundroof/contract/review/review-calls'
import { insert } from '../../platform/database/insert.ts'
import { insertFiles } from '../../testing/sample-project.ts'
import type { Call, Caller, TestServer } from '../../testing/test-server.ts'
import { unsubscribeToken } from '../notices/unsubscribe-token.ts'
import {
  aField,
  copyProject,
  insertCondition,
  insertQuestionRow,
  insertReconsideration,
  insertReviewFile,
} from './reviewed-projects.ts'

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

/** Calls of customers about the project itself, at status 1, and of engineers about copies of it. */
export const validReviewCalls = async (
  server: TestServer,
  caller: Caller,
  hash: string,
): Promise<
  Readonly<Record<keyof typeof reviewCalls | keyof typeof comparisonCalls | keyof typeof certificateCalls, Call>>
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
    answerQuestion: { body: { ...about, question, text: 'It is 1200 mm.' } },
    unsubmittedReconsiderations: {},
    consoleQueue: { query: { state: 'open', mine: 0, name: 'Warehouse', company: 'company', late: 0, limit: 10 } },
    consoleProject: { query: about },
    consoleResult: { query: about },
    consoleLayout: { body: about },
    claimProject: { body: { hash: submitted } },
    releaseProject: { body: { hash: reviewed } },
    handOverProject: { body: { ...about, engineer } },
    acceptProject: { body: { hash: reviewed, deliverAt: '2027-01-15', conditions: ['Check the welds.'] } },
    returnProject: { body: { hash: reviewed, field: aField, text: 'Is this right?' } },
    deliverProject: { body: { ...about, file, conditions: [], openQuestions: [question] } },
    askQuestion: { body: { ...about, photo, text: 'Which bolt is this?' } },
    closeQuestion: { body: { ...about, question } },
    ...(await validConditionCalls(server, ongoing, evidence, ofProvider)),
    settleReconsideration: { body: await insertReconsideration(server, await copyProject(server, hash, 4)) },
    markPhoto: {
      body: { ...about, photo, version: 0, marks: [{ kind: 'arrow', from: [0.1, 0.2], to: [0.5, 0.5] }] },
    },
    issueCertificate: { body: { ...about, statement: 'Checked.', conditions: [] } },
    reviewUpload: { query: { kind: 'evidence' } },
    consoleRevision: { query: { ...about, revision: 1 } },
    consoleChanges: { query: { ...about, from: 1, to: 1 } },
    secondCalculation: { query: { ...about, means: 'engine' } },
  }
}
