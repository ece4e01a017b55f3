import { told } from '@soundroof/contract/platform/messages'
import { isOneLeft, leaveToNext, returnUnused } from '../../money/quota/reservations.ts'
import { countingRunning, isAnotherRunning } from '../../money/quota/running-calculations.ts'
import { type Balance, dayOf, findBalance } from '../../money/subscriptions/subscription-rows.ts'
import { withinDatabaseTime } from '../../platform/database/call-time.ts'
import { ownWork } from '../../platform/database/caller.ts'
import { MayHaveCommitted } from '../../platform/database/database-away.ts'
import type { Account, Reply } from '../../platform/http/handler.ts'
import { Refused, refuseUnknownProject } from '../../platform/http/refused.ts'
import type { Answered, Calculated } from '../calculations/calculate.ts'
import { type AskedBefore, findAskedBefore } from '../calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { requireEditable } from '../projects/policy.ts'
import { issueResult } from './issue-result.ts'

type Answer = Reply<'getResult'>
/** `isWhole`: with its derivation. */
type Call = { readonly account: Account; readonly body: string; readonly isWhole: boolean }

const answerOf = ({ answerJson, answerCodedJson, output }: Calculated, times: number): Answer => ({
  dataJson: `{"result":${answerJson},"coded":${answerCodedJson},"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`,
})

const whyWithheld = (balance: Balance | null) => {
  if (!balance) return told('notSubscribed')
  return balance.remaining > 0 ? told('reserveFirst') : told('noCalculationsLeft', { date: dayOf(balance.renewsAt) })
}

const withheld = (balance: Balance | null): Answer => {
  const { message, coded } = whyWithheld(balance)
  const times = balance?.remaining ?? 0
  return { data: { result: { zoneResults: [] }, isResult: 0, output: '', times, message, coded_message: coded } }
}

type Told = Exclude<Answered, { readonly kind: 'refused' }>

const requireCalculated = (answered: Told): Calculated => {
  if (answered.kind === 'failed') throw new Error(answered.why)
  return answered.calculated
}

/**
 * Charged before: an open reservation is returned; where another call is in work, whose it may be, it is left to the next.
 * The usual case, that there is none, writes nothing.
 */
const repeat = async (services: RoofServices, call: Call, answered: Told, balance: Balance | null): Promise<Answer> => {
  const kept = requireCalculated(answered)
  const { db, clock } = services
  const { id } = call.account
  if (!balance || balance.reserved === 0) return answerOf(kept, balance?.remaining ?? 0)
  const after = isAnotherRunning(id)
    ? await leaveToNext(db, id, clock())
    : await returnUnused(db, id, answered.question, clock())
  return answerOf(kept, after?.remaining ?? 0)
}

/** Its own time: that of the call may be what is used up. */
const longestReturn = 2000

/**
 * A call that is refused or fails leaves a reservation to the next one at once: itself corrected, or the one whose it was.
 * What the database does not free now runs out by itself.
 */
export const leaveReservation = ({ db, clock, log }: RoofServices, account: string): Promise<void> =>
  withinDatabaseTime(longestReturn, ownWork, async () => {
    const balance = await findBalance(db, account, clock())
    if (balance && balance.reserved > 0) await leaveToNext(db, account, clock())
  }).catch((late) => log.error('a reservation waits until it runs out', late, { account }))

const calculated = async (services: RoofServices, { account, body, isWhole }: Call): Promise<Told> => {
  const { provider } = await services.reference.get()
  const answered = await services.answer({ body, accountId: account.id, provider: provider.name, isWhole })
  if (answered.kind === 'refused') throw new Refused(400, answered.told, answered.issues)
  return answered
}

/** An earlier engine may have said nothing about inputs, free of charge, that are answered now. */
const isPaid = ({ isCharged }: AskedBefore, answered: Told): boolean =>
  isCharged === true || (isCharged === false && !(answered.kind === 'calculated' && answered.calculated.chargeable))

/** Nothing is reserved: the same call, a moment earlier, may have taken it and issued this result. */
const answerAsStands = async (services: RoofServices, call: Call, answered: Told): Promise<Answer> => {
  const before = await findAskedBefore(services.db, call.account, answered.question, services.clock())
  return isPaid(before, answered) ? repeat(services, call, answered, before.balance) : withheld(before.balance)
}

const answerNew = async (services: RoofServices, call: Call, answered: Told): Promise<Answer> => {
  const kept = requireCalculated(answered)
  const times = await issueResult(services, call.account, answered.question, kept)
  return times === null ? answerAsStands(services, call, answered) : answerOf(kept, times)
}

/** Open, or left by a call while a calculation remains. */
const isReserved = async ({ db, clock }: RoofServices, { id }: Account, balance: Balance): Promise<boolean> =>
  balance.reserved > 0 || (balance.remaining > 0 && (await isOneLeft(db, id, clock())))

const answerTo = async (services: RoofServices, call: Call, answered: Told): Promise<Answer> => {
  const { question } = answered
  const before = await findAskedBefore(services.db, call.account, question, services.clock())
  const { status, balance } = before
  if (question.hash !== null && status === null) throw refuseUnknownProject()
  if (isPaid(before, answered)) return repeat(services, call, answered, balance)
  if (!balance || !(await isReserved(services, call.account, balance))) return withheld(balance)
  if (status !== null) requireEditable(status)
  return answerNew(services, call, answered)
}

/** The roof is checked and calculated once; whether the caller may have the result, the database says afterwards. */
const answer = async (services: RoofServices, call: Call): Promise<Answer> => {
  try {
    return await answerTo(services, call, await calculated(services, call))
  } catch (error) {
    // A charge may count where the connection broke at commit.
    if (!(error instanceof MayHaveCommitted)) await leaveReservation(services, call.account.id)
    throw error
  }
}

export const getResult: RoofHandler<'getResult'> = (context) => {
  const { account, body, query } = context
  return countingRunning(account.id, () => answer(context, { account, body, isWhole: query.derivation === 1 }))
}
