import { say } from '@soundroof/contract/messages'
import type { Account, Handler, Reply, Services } from '../platform/handler.ts'
import { Refused, refuseUnknownProject } from '../platform/refused.ts'
import { requireEditable } from '../projects/policy.ts'
import { type Balance, dayOf, findBalance, removeOldestReservation, timesLeft } from '../subscriptions/store.ts'
import type { Answered, Calculated } from './calculate.ts'
import { issueResult } from './issue-result.ts'
import { findStanding } from './store.ts'

type Answer = Reply<'getResult'>

/** The result goes out as the bytes that its thread wrote. */
const answerOf = ({ json, output }: Calculated, times: number): Answer => ({
  dataJson: [
    Buffer.from('{"result":'),
    json,
    Buffer.from(`,"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`),
  ],
})

const whyWithheld = (balance: Balance | null): string => {
  if (!balance) return say('notSubscribed')
  return timesLeft(balance) > 0 ? say('reserveFirst') : say('noCalculationsLeft', { date: dayOf(balance.endsAt) })
}

const withheld = (balance: Balance | null): Answer => ({
  data: {
    result: { zoneResults: [] },
    isResult: 0,
    output: '',
    times: balance ? timesLeft(balance) : 0,
    message: whyWithheld(balance),
  },
})

type Told = Exclude<Answered, { readonly kind: 'refused' }>

const requireCalculated = (answered: Told): Calculated => {
  if (answered.kind === 'failed') throw new Error(answered.why)
  return answered.calculated
}

/** Charged before: nothing is written unless a reservation waits to be given back. */
const repeat = async ({ db, clock }: Services, answered: Told, balance: Balance | null): Promise<Answer> => {
  const calculated = requireCalculated(answered)
  if (!balance) return answerOf(calculated, 0)
  const isBack = balance.reserved > 0 && (await removeOldestReservation(db, balance.subscriptionId, clock()))
  return answerOf(calculated, timesLeft(balance) + (isBack ? 1 : 0))
}

/** A calculation that failed gives its reservation back. */
const answerNew = async (services: Services, account: Account, answered: Told, balance: Balance): Promise<Answer> => {
  if (answered.kind === 'failed') await removeOldestReservation(services.db, balance.subscriptionId, services.clock())
  const calculated = requireCalculated(answered)
  const times = await issueResult(services, account, answered.question, calculated)
  return times === null ? withheld({ ...balance, reserved: 0 }) : answerOf(calculated, times)
}

/** No thread could answer: the reservation that was made for it comes back. */
const giveBack = async ({ db, clock }: Services, account: Account): Promise<void> => {
  const balance = await findBalance(db, account.id, clock())
  if (balance && balance.reserved > 0) await removeOldestReservation(db, balance.subscriptionId, clock())
}

const answerOfThread = async (services: Services, account: Account, body: string): Promise<Told> => {
  const answered = await services.answer({ body, accountId: account.id }).catch(async (error) => {
    await giveBack(services, account)
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
  if (issuedId !== null) return repeat(context, answered, balance)
  if (!balance || balance.reserved === 0) return withheld(balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, account, answered, balance)
}
