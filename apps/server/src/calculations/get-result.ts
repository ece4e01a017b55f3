import { say } from '@soundroof/contract/messages'
import type { Account, Handler, Reply, Services } from '../platform/handler.ts'
import { refuseUnknownProject } from '../platform/refused.ts'
import { requireEditable } from '../projects/policy.ts'
import { type Balance, dayOf, removeOldestReservation, timesLeft } from '../subscriptions/store.ts'
import type { Calculated } from './calculate.ts'
import { issueResult } from './issue-result.ts'
import { type Question, questionOf } from './question.ts'
import { calculatedSteps, receiveProject } from './received-project.ts'
import { findStanding } from './store.ts'

type Answer = Reply<'getResult'>

/** The result goes out as the bytes that its thread wrote. */
const answerOf = ({ json, output }: Calculated, times: number): Answer => ({
  dataJson: Buffer.concat([
    Buffer.from('{"result":'),
    json,
    Buffer.from(`,"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`),
  ]),
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

/** Charged before: nothing is written unless a reservation waits to be given back. */
const repeat = async (services: Services, asked: Question, balance: Balance | null): Promise<Answer> => {
  const { db, clock, calculate } = services
  const calculated = await calculate(asked.input)
  const isBack = balance !== null && balance.reserved > 0
  if (isBack) await removeOldestReservation(db, balance.subscriptionId, clock())
  return answerOf(calculated, balance ? timesLeft(balance) + (isBack ? 1 : 0) : 0)
}

/** A calculation that fails gives its reservation back. */
const calculateOrGiveBack = async ({ db, clock, calculate }: Services, asked: Question, balance: Balance) => {
  try {
    return await calculate(asked.input)
  } catch (error) {
    await removeOldestReservation(db, balance.subscriptionId, clock())
    throw error
  }
}

const answerNew = async (services: Services, account: Account, asked: Question, balance: Balance): Promise<Answer> => {
  const calculated = await calculateOrGiveBack(services, asked, balance)
  const times = await issueResult(services, account, asked, calculated)
  return times === null ? withheld({ ...balance, reserved: 0 }) : answerOf(calculated, times)
}

export const getResult: Handler<'getResult'> = async (context) => {
  const { db, clock, account, body } = context
  const asked = questionOf(receiveProject(body, calculatedSteps, context), account)
  const { status, issuedId, balance } = await findStanding(db, account, asked, clock())
  if (asked.hash !== null && status === null) throw refuseUnknownProject()
  if (issuedId !== null) return repeat(context, asked, balance)
  if (!balance || balance.reserved === 0) return withheld(balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, account, asked, balance)
}
