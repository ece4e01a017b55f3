import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { isOutOfDate } from '@soundroof/contract/roofs/catalogue/library/library-entry'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { productWarnings } from '@soundroof/contract/roofs/project/product-warnings'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import { assess } from '@soundroof/engine/assess'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { isWorse } from '@soundroof/report/comparison/worse'
import { briefInWords } from '@soundroof/report/wording/in-words'

export type AskedReconsideration = {
  readonly input: unknown
  /** The issued result: codes and values with the derivation. */
  readonly resultJson: string
  /** `YYYY-MM-DD`: a product is valid until its last day. */
  readonly today: string
}

export type WorseResult = {
  readonly kind: 'worse'
  readonly verdictBefore: Verdict
  readonly verdictAfter: Verdict
  readonly hasEndedProduct: boolean
  readonly differences: readonly Difference[]
}
export type Reconsidered =
  | WorseResult
  | { readonly kind: 'stands' }
  | { readonly kind: 'failed'; readonly reason: string }

type FiguresInForce = { readonly catalogue: Catalogue; readonly published: Catalogue }

/** What an installer sees: the verdict, and rails and spacings of the zones. */
const shownFields = new Set(['Verdict', 'Installable', 'Rails per panel', 'Fixing spacing'])

/** Valid when the project was calculated, and not any more. */
const endedProducts = ({ options, outOfDate = [] }: AssessmentInput, catalogue: Catalogue, today: string) => {
  const chosen = { racking: catalogue.racking[options.racking ?? ''], module: catalogue.modules[options.module ?? ''] }
  return (['racking', 'module'] as const).filter((kind) => {
    const product = chosen[kind]
    const isKept = options[kind] === null || outOfDate.includes(kind)
    return !isKept && (product === undefined || isOutOfDate(product, today))
  })
}

const productDifferences = (input: AssessmentInput, catalogue: Catalogue, today: string): readonly Difference[] =>
  productWarnings(input.options, catalogue, today).map((after, index) => ({
    ...{ group: 'Whole roof', field: index === 0 ? 'Product' : 'Other product', before: null, after, unit: '' },
  }))

const compared = (
  { input: stored, resultJson, today }: AskedReconsideration,
  { catalogue, published }: FiguresInForce,
): Reconsidered => {
  const input = atPlaceInForce(assessmentInput.parse(stored), [catalogue, published], catalogue)
  const ended = endedProducts(input, catalogue, today)
  const outOfDate = [...(input.outOfDate ?? []), ...ended]
  const before = briefInWords(JSON.parse(resultJson), 'en-AU')
  const after = briefInWords(assess(outOfDate.length === 0 ? input : { ...input, outOfDate }, catalogue), 'en-AU')
  if (ended.length === 0 && !isWorse(before, after)) return { kind: 'stands' }
  const differences = resultDifferences(before, after).filter(({ field }) => shownFields.has(field))
  return {
    kind: 'worse',
    verdictBefore: before.verdict,
    verdictAfter: after.verdict,
    hasEndedProduct: ended.length > 0,
    differences: ended.length === 0 ? differences : [...differences, ...productDifferences(input, catalogue, today)],
  }
}

/** An issued result against what the same roof gets today. One that cannot be compared holds no other up: its reason is logged. */
export const reconsiderOn = (asked: AskedReconsideration, figures: FiguresInForce): Reconsidered => {
  try {
    return compared(asked, figures)
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
