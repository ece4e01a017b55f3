import { say } from '@soundroof/contract/platform/messages'
import { type Balance, dayOf, findBalance, giveReservationBack } from '../../money/subscriptions/store.ts'
import type { Account, Reply } from '../../platform/http/handler.ts'
import { Refused, refuseUnknownProject } from '../../platform/http/refused.ts'
import { enclosed } from '../../platform/http/written.ts'
import type { Answered, Calculated } from '../calculations/calculate.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { type AskedBefore, findAskedBefore } from '../calculations/store.ts'
import { requireEditable } from '../projects/policy.ts'
import { issueResult } from './issue-result.ts'

type Answer = Reply<'getResult'>
/** `isWhole`: with its derivation. */
type Call = { readonly account: Account; readonly body: string; readonly isWhole: boolean }

/** The result goes out as the bytes that its thread wrote. */
const answerOf = ({ reuse }: RoofServices, { json, output }: Calculated, times: number): Answer => ({
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
const withholding = ({ reuse }: RoofServices, answered: Told, balance: Balance | null): Answer => {
  if (answered.kind === 'calculated') reuse(answered.calculated.json)
  return withheld(balance)
}

const requireCalculated = (answered: Told): Calculated => {
  if (answered.kind === 'failed') throw new Error(answered.why)
  return answered.calculated
}

/** A reservation that waits comes back. The usual case, that none does, writes nothing. */
const giveBack = async (
  { db, clock }: RoofServices,
  account: Account,
  balance: Balance | null,
): Promise<Balance | null> => (balance && balance.reserved > 0 ? giveReservationBack(db, account.id, clock()) : balance)

/** Charged before. A reservation that waits comes back, also where the calculation failed. */
const repeat = async (
  services: RoofServices,
  account: Account,
  answered: Told,
  balance: Balance | null,
): Promise<Answer> => {
  const after = await giveBack(services, account, balance)
  return answerOf(services, requireCalculated(answered), after?.remaining ?? 0)
}

const answerOfThread = async (services: RoofServices, { account, body, isWhole }: Call): Promise<Told> => {
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

/** What is kept has its derivation: where the answer goes without, the thread calculates once more. */
const wholeOf = async (services: RoofServices, call: Call, answered: Told): Promise<Told> =>
  call.isWhole || answered.kind === 'failed' ? answered : answerOfThread(services, { ...call, isWhole: true })

/** An earlier engine may have said nothing about inputs, free of charge, that are answered now. */
const isPaid = ({ isCharged }: AskedBefore, answered: Told): boolean =>
  isCharged === true || (isCharged === false && !(answered.kind === 'calculated' && answered.calculated.chargeable))

/** Nothing is reserved: the same call, a moment earlier, may have taken it and issued this result. */
const answerAsStands = async (services: RoofServices, { account }: Call, answered: Told): Promise<Answer> => {
  const before = await findAskedBefore(services.db, account, answered.question, services.clock())
  const { balance } = before
  return isPaid(before, answered)
    ? repeat(services, account, answered, balance)
    : withholding(services, answered, balance)
}

const answerNew = async (services: RoofServices, call: Call, answered: Told, balance: Balance): Promise<Answer> => {
  const { account } = call
  const whole = await wholeOf(services, call, answered)
  if (whole.kind === 'failed') await giveBack(services, account, balance)
  const kept = requireCalculated(whole)
  const times = await issueResult(services, account, answered.question, kept)
  if (whole !== answered) services.reuse(kept.json)
  return times === null
    ? answerAsStands(services, call, answered)
    : answerOf(services, requireCalculated(answered), times)
}

export const getResult: RoofHandler<'getResult'> = async (context) => {
  const { db, clock, account, body, query } = context
  const call = { account, body, isWhole: query.derivation === 1 }
  const answered = await answerOfThread(context, call)
  const { question } = answered
  const before = await findAskedBefore(db, account, question, clock())
  const { status, balance } = before
  if (question.hash !== null && status === null) throw refuseUnknownProject()
  if (isPaid(before, answered)) return repeat(context, account, answered, balance)
  if (!balance || balance.reserved === 0) return withholding(context, answered, balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, call, answered, balance)
}
