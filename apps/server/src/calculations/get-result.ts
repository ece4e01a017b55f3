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

/** A calculation that failed gives its reservation back. What somebody else was faster to take is told as it is now. */
const answerNew = async (services: Services, account: Account, answered: Told, balance: Balance): Promise<Answer> => {
  if (answered.kind === 'failed') await giveBack(services, account, balance)
  const calculated = requireCalculated(answered)
  const times = await issueResult(services, account, answered.question, calculated)
  if (times !== null) return answerOf(services, calculated, times)
  return withholding(services, answered, await findBalance(services.db, account.id, services.clock()))
}

const answerOfThread = async (services: Services, account: Account, body: string): Promise<Told> => {
  const { provider } = await services.reference.get()
  const asked = { body, accountId: account.id, provider: provider.name }
  const answered = await services.answer(asked).catch(async (error) => {
    // No thread could answer.
    await giveBack(services, account, await findBalance(services.db, account.id, services.clock()))
    throw error
  })
  if (answered.kind === 'refused') throw new Refused(400, answered.message, answered.issues)
  return answered
}

export const getResult: Handler<'getResult'> = async (context) => {
  const { db, clock, account, body } = context
  const answered = await answerOfThread(context, account, body)
  const asked = answered.question
  const { status, issuedId, balance } = await findStanding(db, account, asked, clock())
  if (asked.hash !== null && status === null) throw refuseUnknownProject()
  if (issuedId !== null) return repeat(context, account, answered, balance)
  if (!balance || balance.reserved === 0) return withholding(context, answered, balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, account, answered, balance)
}
