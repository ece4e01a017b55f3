import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { leastSure, type Step } from '../calculation/step.ts'
import type { Check, FixingCase, Hardware, Trial } from '../checks/check.ts'
import { fixingChecks } from '../checks/index.ts'

/** The largest spacing that the checks of the fixings allow, and which of them allows the least. */
export type LargestSpacing = {
  /** s_max, mm; null when nothing limits it. */
  readonly value: number | null
  readonly governing: Check | null
  /** How sure the limits are. */
  readonly status: DataStatus
  /** The limit of every check that gives one. */
  readonly steps: readonly Step[]
}

/** The checks that a piece of hardware needs. */
export const checksFor = (hardware: Hardware): readonly Check[] =>
  fixingChecks.filter((check) => check.applies(hardware))

/** s_max, mm: the least spacing that any check of the fixings allows. Method 5. */
export const largestSpacing = (fixing: FixingCase, checks: readonly Check[]): LargestSpacing => {
  let value: number | null = null
  let governing: Check | null = null
  const steps: Step[] = []
  for (const check of checks) {
    const step = check.limit(fixing)
    if (step === null) continue
    steps.push(step)
    if (value !== null && step.value >= value) continue
    value = step.value
    governing = check
  }
  return { value, governing, status: leastSure(...steps).status, steps }
}

/** Every check of the fixings at a trial spacing. */
export const judgeFixings = (fixing: FixingCase, trial: Trial, checks: readonly Check[]): CodedCheckResult[] => {
  return checks.map((check) => check.judge(fixing, trial))
}
