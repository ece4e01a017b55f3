import { say } from '@soundroof/contract/messages'
import type { Account, Handler, Reply, Services } from '../platform/handler.ts'
import { Refused, refuseUnknownProject } from '../platform/refused.ts'
import { enclosed } from '../platform/written.ts'
import { requireEditable } from '../projects/policy.ts'
import { type Balance, dayOf, findBalance, giveReservationBack } from '../subscriptions/store.ts'
import type { Answered, Calculated } from './calculate.ts'
import { issueResult } from './issue-result.ts'
import { findStanding } from './store.ts'

type Answer = Reply<'getResult'>
type Asked = { readonly account: Account; readonly body: string; readonly isWhole: boolean }

/** The result goes out as the bytes that its thread wrote. */
const answerOf = ({ reuse }: Services, { json, output }: Calculated, times: number): Answer => ({
  dataJson: enclosed('{"result":', json, `,"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`),
  sent: () => reuse(json),
})

const whyWithheld = (balance: Balance | null): string => {
  if (!balance) return say('notSubscribed')
  return balance.remaining > 0 ? say('reserveFirst') : say('noCalculationsLeft', { date: dayOf(balance.renewsAt) })
}

const withheld = (balance: Balance | null): Answer => ({
  data: {
    result: { zoneResults: [] },
    isResult: 0,
    output: '',
    times: balance?.remaining ?? 0,
    message: whyWithheld(balance),
  },
})

type Told = Exclude<Answered, { readonly kind: 'refused' }>

/** What was calculated goes to nobody. */
const withholding = ({ reuse }: Services, answered: Told, balance: Balance | null): Answer => {
  if (answered.kind === 'calculated') reuse(answered.calculated.json)
  return withheld(balance)
}

const requireCalculated = (answered: Told): Calculated => {
  if (answered.kind === 'failed') throw new Error(answered.why)
  return answered.calculated
}

/** A reservation that waits comes back. The usual case, that none does, writes nothing. */
const giveBack = async ({ db, clock }: Services, account: Account, balance: Balance | null): Promise<Balance | null> =>
  balance && balance.reserved > 0 ? giveReservationBack(db, account.id, clock()) : balance

/** Charged before. */
const repeat = async (
  services: Services,
  account: Account,
  answered: Told,
  balance: Balance | null,
): Promise<Answer> => {
  const calculated = requireCalculated(answered)
  const after = await giveBack(services, account, balance)
  return answerOf(services, calculated, after?.remaining ?? 0)
}

const answerOfThread = async (services: Services, { account, body, isWhole }: Asked): Promise<Told> => {
  const { provider } = await services.reference.get()
  const asked = { body, isWhole, accountId: account.id, provider: provider.name }
  const answered = await services.answer(asked).catch(async (error) => {
    // No thread could answer.
    await giveBack(services, account, await findBalance(services.db, account.id, services.clock()))
    throw error
  })
  if (answered.kind === 'refused') throw new Refused(400, answered.message, answered.issues)
  return answered
}

/** A calculation that failed gives its reservation back. */
const requireIssuable = async (
  services: Services,
  account: Account,
  answered: Told,
  balance: Balance,
): Promise<Calculated> => {
  if (answered.kind === 'failed') await giveBack(services, account, balance)
  return requireCalculated(answered)
}

/** What somebody else was faster to take is told as it is now. What is kept has its derivation, also where the answer goes without. */
const answerNew = async (services: Services, asked: Asked, answered: Told, balance: Balance): Promise<Answer> => {
  const { account } = asked
  const calculated = await requireIssuable(services, account, answered, balance)
  const kept = asked.isWhole
    ? calculated
    : await requireIssuable(services, account, await answerOfThread(services, { ...asked, isWhole: true }), balance)
  const times = await issueResult(services, account, answered.question, kept)
  if (kept !== calculated) services.reuse(kept.json)
  if (times !== null) return answerOf(services, calculated, times)
  return withholding(services, answered, await findBalance(services.db, account.id, services.clock()))
}

export const getResult: Handler<'getResult'> = async (context) => {
  const { db, clock, account, body, query } = context
  const asked = { account, body, isWhole: query.derivation === 1 }
  const answered = await answerOfThread(context, asked)
  const { question } = answered
  const { status, issuedId, balance } = await findStanding(db, account, question, clock())
  if (question.hash !== null && status === null) throw refuseUnknownProject()
  if (issuedId !== null) return repeat(context, account, answered, balance)
  if (!balance || balance.reserved === 0) return withholding(context, answered, balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, asked, answered, balance)
}
