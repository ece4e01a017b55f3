import { told } from '@soundroof/contract/platform/messages'
import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { toldInWords } from '@soundroof/words/told-in-words'
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
/** A calculation that a device without network has made. */
type OnDevice = {
  /** Its right: what it has reserved pays. */
  readonly right: string
  /** Whether the device has sent it before. */
  readonly isKnown: boolean
}

/** `isWhole`: with its derivation. */
export type Call = {
  readonly account: Account
  readonly body: string
  readonly isWhole: boolean
  /** Null: the caller has a network. */
  readonly device: OnDevice | null
}

const answerOf = ({ answerJson, answerCodedJson, output }: Calculated, times: number): Answer => ({
  dataJson: `{"result":${answerJson},"coded":${answerCodedJson},"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`,
})

const whyWithheld = (balance: Balance | null) => {
  if (!balance) return told('notSubscribed')
  if (balance.remaining > 0) return told('reserveFirst')
  return told('noCalculationsLeft', { date: dayInWords(dayOf(balance.renewsAt)) })
}

const withheld = (balance: Balance | null): Answer => {
  const { message, coded } = toldInWords(whyWithheld(balance), 'en-AU')
  const times = balance?.remaining ?? 0
  return { data: { result: { zoneResults: [] }, isResult: 0, output: '', times, message, coded_message: coded } }
}

/** The calculated roof, or why the calculation failed. */
export type Attempt = Exclude<Answered, { readonly kind: 'refused' }>

const requireCalculated = (attempt: Attempt): Calculated => {
  if (attempt.kind === 'failed') throw new Error(attempt.why)
  return attempt.calculated
}

/**
 * Charged before: returns an open reservation; where another call under way may have opened it, leaves it to the next.
 * Usually there is none, and nothing is written.
 */
const repeat = async (
  services: RoofServices,
  call: Call,
  attempt: Attempt,
  balance: Balance | null,
): Promise<Answer> => {
  const kept = requireCalculated(attempt)
  const { db, clock } = services
  const { account, device } = call
  const { id } = account
  if (device !== null) {
    const left = device.isKnown ? balance : await returnUnused(db, id, attempt.question, clock(), device.right)
    return answerOf(kept, left?.remaining ?? 0)
  }
  if (!balance || balance.reserved === 0) return answerOf(kept, balance?.remaining ?? 0)
  const after = isAnotherRunning(id)
    ? await leaveToNext(db, id, clock())
    : await returnUnused(db, id, attempt.question, clock())
  return answerOf(kept, after?.remaining ?? 0)
}

/** Milliseconds of its own, because the call's time may be used up. */
const longestReturn = 2000

/**
 * Leaves the reservation of a refused or failed call to the next call: the corrected one, or the one that made it. What the
 * database cannot free now expires.
 */
export const leaveReservation = ({ db, clock, log }: RoofServices, account: string): Promise<void> =>
  withinDatabaseTime(longestReturn, ownWork, async () => {
    const balance = await findBalance(db, account, clock())
    if (balance && balance.reserved > 0) await leaveToNext(db, account, clock())
  }).catch((late) => log.error('a reservation waits until it runs out', late, { account }))

/** The roof calculated in a thread. Refuses what is no project, or one with problems. */
export const calculated = async (services: RoofServices, { account, body, isWhole }: Call): Promise<Attempt> => {
  const { provider } = await services.reference.get()
  const answered = await services.answer({ body, accountId: account.id, provider: provider.name, isWhole })
  if (answered.kind === 'refused') throw new Refused(400, answered.told, answered.issues)
  return answered
}

/** An earlier engine may have answered for free, without zones, inputs that are calculated now. */
const isPaid = ({ isCharged }: AskedBefore, attempt: Attempt): boolean =>
  isCharged === true || (isCharged === false && !(attempt.kind === 'calculated' && attempt.calculated.chargeable))

/** Nothing is reserved: the same call, a moment earlier, may have taken the reservation and issued this result. */
const answerAsStands = async (services: RoofServices, call: Call, attempt: Attempt): Promise<Answer> => {
  const before = await findAskedBefore(services.db, call.account, attempt.question, services.clock())
  return isPaid(before, attempt) ? repeat(services, call, attempt, before.balance) : withheld(before.balance)
}

const answerNew = async (services: RoofServices, call: Call, attempt: Attempt): Promise<Answer> => {
  const kept = requireCalculated(attempt)
  const times = await issueResult(services, call.account, attempt.question, kept, call.device?.right)
  return times === null ? answerAsStands(services, call, attempt) : answerOf(kept, times)
}

/** Open, or left by a call while a calculation remains. What a device has reserved is looked for when it is taken. */
const isReserved = async ({ db, clock }: RoofServices, { account, device }: Call, balance: Balance): Promise<boolean> =>
  device !== null || balance.reserved > 0 || (balance.remaining > 0 && (await isOneLeft(db, account.id, clock())))

/** Decides whether the caller may have the calculated roof. */
export const answerTo = async (services: RoofServices, call: Call, attempt: Attempt): Promise<Answer> => {
  const { question } = attempt
  const before = await findAskedBefore(services.db, call.account, question, services.clock())
  const { status, balance } = before
  if (question.hash !== null && status === null) throw refuseUnknownProject()
  if (isPaid(before, attempt)) return repeat(services, call, attempt, balance)
  if (!balance || !(await isReserved(services, call, balance))) return withheld(balance)
  if (status !== null) requireEditable(status)
  return answerNew(services, call, attempt)
}

/** Checks and calculates the roof once; then the database decides whether the caller may have the result. */
const answer = async (services: RoofServices, call: Call): Promise<Answer> => {
  try {
    return await answerTo(services, call, await calculated(services, call))
  } catch (error) {
    // A charge may count where the connection broke at commit.
    if (!(error instanceof MayHaveCommitted)) await leaveReservation(services, call.account.id)
    throw error
  }
}

/**
 * The roof is calculated first; then, of the cases from the top, the first that holds:
 *
 * | asked | answered | charged |
 * |---|---|---|
 * | no project, or one with problems | refused, 400 with the problems | nothing; the reservation is left to the next call |
 * | within a project with an unknown hash, or of another company | refused, 403 | nothing; left to the next call |
 * | what was charged before, or cost nothing and still costs nothing | the result | nothing; the reservation is returned |
 * | without a subscription, with nothing left, or nothing reserved | withheld, with the reason | nothing |
 * | within a project that is under review | refused, 409 | nothing; left to the next call |
 * | what the engine fails on, in the third case too | the error, 500 | nothing; left to the next call |
 * | what another call has paid meanwhile | the result | nothing; the reservation is returned |
 * | what says nothing about zones, or that no panel fits | the result, which is kept | nothing; the reservation is returned |
 * | anything else | the result, which is kept | one calculation |
 *
 * Where the reservation is gone at the last moment, what stands then counts: the third case or the fourth. A reservation that another
 * call in work may mean to use is left to the next call instead of returned.
 */
export const getResult: RoofHandler<'getResult'> = (context) => {
  const { account, body, query } = context
  const call = { account, body, isWhole: query.derivation === 1, device: null }
  return countingRunning(account.id, () => answer(context, call))
}
