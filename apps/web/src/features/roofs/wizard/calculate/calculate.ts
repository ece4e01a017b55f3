import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { Calculation, UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import {
  type Answer,
  type Asked,
  type Reserving,
  reserveAndCalculate,
} from '../../../../platform/account/reservations.ts'
import type { Message, PlainCode } from '../../../../platform/words/use-say.ts'

export type CalculateCalls = Reserving & {
  readonly upload: (calculated: Calculation) => Promise<Answer<UploadAnswer>>
}

export const stages = ['reserve', 'calculate', 'save'] as const
export type Stage = (typeof stages)[number]

export const stageLabels: Readonly<Record<Stage, PlainCode>> = {
  reserve: 'roofs.reserving-a-calculation',
  calculate: 'Calculating',
  save: 'roofs.saving-the-project',
}

export type CalculateOutcome =
  | { readonly ok: true; readonly hash: string; readonly hasResult: boolean; readonly messages: readonly Message[] }
  | {
      readonly ok: false
      readonly stage: Stage
      readonly code: number
      /** Calculated and paid before the failure. */
      readonly calculated: Calculation | null
      readonly message: Message
      readonly issues: readonly Problem[]
    }

/** Only a subscriber with calculations left uses one up. */
export const usesCalculation = (subscription: Pick<Subscription, 'active' | 'remaining'> | null): boolean =>
  subscription?.active === true && subscription.remaining > 0

export const stagesFor = (subscription: Parameters<typeof usesCalculation>[0]): readonly Stage[] =>
  usesCalculation(subscription) ? stages : stages.slice(1)

/**
 * Another device may change the draft while it is calculated. Its changes are read then; where no input is among them, the
 * paid project is saved all the same.
 */
export const onceMoreIf = async <T>(
  isStillSame: () => Promise<boolean>,
  save: () => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const saved = await save()
  if (saved.ok || saved.message.code !== 'draftChangedElsewhere') return saved
  return (await isStillSame()) ? save() : saved
}

type Failed = Extract<Answer<never>, { ok: false }>

const failed = (
  stage: Stage,
  { code, message, issues }: Failed,
  calculated: Calculation | null = null,
): CalculateOutcome => ({ ok: false, stage, code, calculated, message, issues })

const calculateOnly = async (calls: Reserving, onStage: (stage: Stage) => void): Promise<Asked> => {
  onStage('calculate')
  return { ...(await calls.getResult()), stage: 'calculate' }
}

/** Reserves, calculates and saves, in this order; stops at the first failure. */
export const calculate = async (
  subscription: Parameters<typeof usesCalculation>[0],
  calls: CalculateCalls,
  onStage: (stage: Stage) => void,
): Promise<CalculateOutcome> => {
  const ask = usesCalculation(subscription) ? reserveAndCalculate : calculateOnly
  const calculated = await ask(calls, onStage)
  if (!calculated.ok) return failed(calculated.stage, calculated)
  onStage('save')
  const saved = await calls.upload(calculated.data)
  if (!saved.ok) return failed('save', saved, calculated.data)
  const { hash, isResult, coded } = saved.data
  const said = [calculated.data.coded_message, coded].filter((one) => one !== undefined)
  return { ok: true, hash, hasResult: isResult === 1, messages: said }
}
