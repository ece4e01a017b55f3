import type { CheckResult } from '@soundroof/contract/result'
import type { Check, FixingCase, Trial } from '../checks/check.ts'
import { fixingChecks } from '../checks/index.ts'
import type { Step } from '../step.ts'

export type LargestSpacing = {
  /** s_max, mm; null when nothing limits it. */
  readonly value: number | null
  readonly governing: Check | null
  /** The limit of every check that gives one. */
  readonly steps: readonly Step[]
}

/** s_max, mm: the least spacing that any check of the fixings allows. Method §5. */
export const largestSpacing = (fixing: FixingCase, checks: readonly Check[] = fixingChecks): LargestSpacing => {
  let value: number | null = null
  let governing: Check | null = null
  const steps: Step[] = []
  for (const check of checks) {
    const step = check.applies(fixing) ? check.limit(fixing) : null
    if (step === null) continue
    steps.push(step)
    if (value !== null && step.value >= value) continue
    value = step.value
    governing = check
  }
  return { value, governing, steps }
}

/** Every check of the fixings at a trial spacing. */
export const judgeFixings = (
  fixing: FixingCase,
  trial: Trial,
  checks: readonly Check[] = fixingChecks,
): CheckResult[] => {
  const results: CheckResult[] = []
  for (const check of checks) if (check.applies(fixing)) results.push(check.judge(fixing, trial))
  return results
}
