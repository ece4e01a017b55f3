import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, CodedResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'
import { isFailing } from '../checks/check.ts'
import { flyBraces } from '../possible-changes/member-variants.ts'

const isLifted = ({ id }: CodedCheckResult): boolean => id.endsWith('uplift')

/** Whether fly braces would do where uplift on the rafters of the whole roof is for an engineer; null: it is not. */
export const rafterAdvice = (
  input: AssessmentInput,
  { roofChecks }: Pick<CodedResult, 'roofChecks'>,
  catalogue: Catalogue,
): Message | null => {
  const [braces] = flyBraces(input)
  if (braces === undefined || !roofChecks.filter(isFailing).some(isLifted)) return null
  const braced = braces.change(input)
  const failing = assess(braced, catalogue).roofChecks.filter(isFailing)
  const spacing = braced.options.flyBraceSpacing ?? 0
  if (failing.some(isLifted)) return { code: 'fly-braces-are-not-enough', values: { spacing } }
  return { code: 'fly-braces-are-enough', values: { spacing, isHeavy: failing.length > 0 } }
}
