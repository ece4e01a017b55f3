import { say } from '@soundroof/contract/platform/messages'
import { returnUnused, type TakenBy } from '../../money/quota/reservations.ts'
import { type Balance, dayOf, findBalance } from '../../money/subscriptions/subscription-rows.ts'
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

const answerOf = ({ answerJson, output }: Calculated, times: number): Answer => ({
  dataJson: `{"result":${answerJson},"isResult":1,"output":${JSON.stringify(output)},"times":${times}}`,
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

const requireCalculated = (answered: Told): Calculated => {
  if (answered.kind === 'failed') throw new Error(answered.why)
  return answered.calculated
}

/** Takes an open reservation and returns it. The usual case, that there is none, writes nothing. */
const giveBack = async (
  { db, clock }: RoofServices,
  account: Account,
  by: TakenBy | null,
  balance: Balance | null,
): Promise<Balance | null> => (balance && balance.reserved > 0 ? returnUnused(db, account.id, by, clock()) : balance)

/** Charged before. An open reservation is returned, also where the calculation failed. */
const repeat = async (services: RoofServices, call: Call, answered: Told, balance: Balance | null): Promise<Answer> => {
  const after = await giveBack(services, call.account, answered.question, balance)
  return answerOf(requireCalculated(answered), after?.remaining ?? 0)
}

const calculated = async (services: RoofServices, { account, body, isWhole }: Call): Promise<Told> => {
  const { provider } = await services.reference.get()
  const answered = await services
    .answer({ body, accountId: account.id, provider: provider.name, isWhole })
    .catch(async (error) => {
      // No thread could answer.
      await giveBack(services, account, null, await findBalance(services.db, account.id, services.clock()))
      throw error
    })
  if (answered.kind === 'refused') throw new Refused(400, answered.message, answered.issues)
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

const answerNew = async (services: RoofServices, call: Call, answered: Told, balance: Balance): Promise<Answer> => {
  const { account } = call
  if (answered.kind === 'failed') await giveBack(services, account, answered.question, balance)
  const kept = requireCalculated(answered)
  const times = await issueResult(services, account, answered.question, kept).catch(async (error) => {
    if (!(error instanceof Refused)) await giveBack(services, account, answered.question, balance)
    throw error
  })
  return times === null ? answerAsStands(services, call, answered) : answerOf(kept, times)
}

/** The roof is checked and calculated once; whether the caller may have the result, the database says afterwards. */
export const getResult: RoofHandler<'getResult'> = async (context) => {
  const { db, clock, account, body, query } = context
  const call = { account, body, isWhole: query.derivation === 1 }
  const answered = await calculated(context, call)
  const { question } = answered
  const before = await findAskedBefore(db, account, question, clock())
  const { status, balance } = before
  if (question.hash !== null && status === null) throw refuseUnknownProject()
  if (isPaid(before, answered)) return repeat(context, call, answered, balance)
  if (!balance || balance.reserved === 0) return withheld(balance)
  if (status !== null) requireEditable(status)
  return answerNew(context, call, answered, balance)
}
