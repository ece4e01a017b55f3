import type { RecalculationMeans } from '@soundroof/contract/roofs/calls/revision-calls'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { CodedBrief, Verdict } from '@soundroof/contract/roofs/results/result'
import { assess } from '@soundroof/engine/assess'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { sayIn } from '@soundroof/words/say'
import { type Calculated, calculateRoof } from './calculate.ts'
import type { CalculationContext } from './calculation-context.ts'
import { firstPrinciples } from './first-principles.ts'

const say = sayIn('en-AU')

/** An issued result to calculate again. */
export type AskedRecalculation = {
  readonly input: AssessmentInput
  /** The issued result: codes and values with the derivation. */
  readonly resultJson: string
  readonly means: RecalculationMeans
}

/** What the means gave, against the compared result. */
export type Recalculated = {
  readonly calculated: Calculated
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  /** The same generator made the table that the result is compared with. */
  readonly isOwnGenerator: boolean
}

type Context = Pick<CalculationContext, 'catalogue'>
type InForce = Context & { readonly published: CalculationContext['catalogue'] }

const inOtherEdition = (input: AssessmentInput): AssessmentInput => ({
  ...input,
  options: { ...input.options, edition: input.options.edition === '2021' ? '2011' : '2021' },
})

/** The sides of the comparison: for a new engine the issued result, else the present engine's. */
const sidesOf = ({ input, resultJson, means }: AskedRecalculation, context: Context) => {
  if (means === 'engine') return { before: JSON.parse(resultJson) as CodedBrief, input, context }
  if (means === 'edition') return { before: assess(input, context.catalogue), input: inOtherEdition(input), context }
  const exact = firstPrinciples(context.catalogue, input)
  if (exact === null) return null
  const { catalogue, isOwnGenerator } = exact
  return { before: assess(input, context.catalogue), input, context: { catalogue }, isOwnGenerator }
}

/** Calculates a roof again by the given means; null where they do not apply. */
export const recalculateOn = (asked: AskedRecalculation, { catalogue, published }: InForce): Recalculated | null => {
  const input = atPlaceInForce(asked.input, [catalogue, published], catalogue)
  const sides = sidesOf({ ...asked, input }, { catalogue })
  if (sides === null) return null
  const calculated = calculateRoof(sides.input, false, sides.context)
  const after: CodedBrief = JSON.parse(calculated.answerCodedJson)
  const differences = resultDifferences(say, sides.before, after)
  return { calculated, verdict: after.verdict, differences, isOwnGenerator: sides.isOwnGenerator ?? false }
}
