import { isDeepStrictEqual } from 'node:util'
import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { atPlaceInForce } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { isOutOfDate } from '@soundroof/contract/roofs/catalogue/products/product'
import { productWarnings } from '@soundroof/contract/roofs/projects/product-warnings'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { BriefResult, CodedResult, Verdict } from '@soundroof/contract/roofs/results/result'
import { assess } from '@soundroof/engine/assess'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { isWorse } from '@soundroof/report/comparison/worse'
import { briefInWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { toldInWords } from '@soundroof/words/told-in-words'
import { type ReplacedFigures, replacedFigures } from './replaced-figures.ts'

const say = sayIn('en-AU')

/** An issued result to compare with today's. */
export type AskedReconsideration = {
  readonly input: unknown
  /** The issued result: codes and values with the derivation. */
  readonly resultJson: string
  /** `YYYY-MM-DD`; a product is valid to the end of its last day. */
  readonly today: string
}

/** What changed: the calculation, a racking system or module that has ended, or figures. */
export type Cause = 'engine' | 'product' | 'figures'

export type WorseResult = {
  readonly kind: 'worse'
  readonly cause: Cause
  readonly figures: ReplacedFigures
  readonly verdictBefore: Verdict
  readonly verdictAfter: Verdict
  readonly differences: readonly Difference[]
}
/** `failed`: today's schema or engine cannot read the input. */
export type Reconsidered =
  | WorseResult
  | { readonly kind: 'stands' }
  | { readonly kind: 'failed'; readonly reason: string }

type FiguresInForce = {
  readonly catalogue: Catalogue
  readonly published: Catalogue
  readonly signOffs: readonly SignOff[]
}

/** What an installer sees: verdict, rails and spacings of the zones. */
const shownFields = new Set(['Verdict', 'Installable', 'Rails per panel', 'Fixing spacing', 'Largest fixing spacing'])

/** Differences are kept as words, as earlier releases kept them: a renewed look finds the same. */
const asStored = ({ coded: _, ...words }: Difference): Difference => words

/** Products that were valid at the calculation and have ended. */
const endedProducts = ({ options, outOfDate = [] }: AssessmentInput, catalogue: Catalogue, today: string) => {
  const chosen = { racking: catalogue.racking[options.racking ?? ''], module: catalogue.modules[options.module ?? ''] }
  return (['racking', 'module'] as const).filter((kind) => {
    const product = chosen[kind]
    const isKept = options[kind] === null || outOfDate.includes(kind)
    return !isKept && (product === undefined || isOutOfDate(product, today))
  })
}

const productDifferences = (input: AssessmentInput, catalogue: Catalogue, today: string): readonly Difference[] =>
  productWarnings(input.options, catalogue, today).map((warning, index) => ({
    group: 'Whole roof',
    field: index === 0 ? 'Product' : 'Other product',
    before: null,
    after: toldInWords(warning, 'en-AU').message,
    unit: '',
  }))

/** Whether sign-offs of this result's figures differ from those at its issue. */
const areSignedOtherwise = (before: BriefResult, after: BriefResult, figures: ReplacedFigures): boolean => {
  const confirmed = ({ confirmedFigures = [] }: BriefResult, id: string) =>
    confirmedFigures.find(({ figure }) => figure === id)
  return Object.keys(figures).some((id) => !isDeepStrictEqual(confirmed(before, id), confirmed(after, id)))
}

const causeOf = (before: BriefResult, after: BriefResult, figures: ReplacedFigures): Cause => {
  if (areSignedOtherwise(before, after, figures)) return 'figures'
  const isOtherEngine = before.engineVersion !== after.engineVersion
  return isOtherEngine || before.catalogueVersion === after.catalogueVersion ? 'engine' : 'figures'
}

/** Worse than issued by today's setting-out, and by the former one too, under which it may have been issued: docs/decisions/067. */
const isWorseToday = (
  before: BriefResult,
  after: BriefResult,
  input: AssessmentInput,
  catalogue: Catalogue,
): boolean => {
  if (!isWorse(say, before, after)) return false
  return isWorse(say, before, briefInWords(assess({ ...input, settingOut: 'in-5-mm' }, catalogue), 'en-AU'))
}

const compared = (
  { input: stored, resultJson, today }: AskedReconsideration,
  { catalogue, published, signOffs }: FiguresInForce,
): Reconsidered => {
  const input = atPlaceInForce(assessmentInput.parse(stored), [catalogue, published], catalogue)
  const ended = endedProducts(input, catalogue, today)
  const outOfDate = [...(input.outOfDate ?? []), ...ended]
  const was: CodedResult = JSON.parse(resultJson)
  const asked = outOfDate.length === 0 ? input : { ...input, outOfDate }
  const is = assess(asked, catalogue)
  const [before, after] = [briefInWords(was, 'en-AU'), briefInWords(is, 'en-AU')]
  if (ended.length === 0 && !isWorseToday(before, after, asked, catalogue)) return { kind: 'stands' }
  const differences = resultDifferences(say, was, is)
    .filter(({ field }) => shownFields.has(field))
    .map(asStored)
  const figures = replacedFigures(before, after, signOffs)
  return {
    kind: 'worse',
    cause: ended.length > 0 ? 'product' : causeOf(before, after, figures),
    figures,
    verdictBefore: before.verdict,
    verdictAfter: after.verdict,
    differences: ended.length === 0 ? differences : [...differences, ...productDifferences(input, catalogue, today)],
  }
}

/** Compares an issued result with today's. One that cannot be compared does not stop the others; its reason is logged. */
export const reconsiderOn = (asked: AskedReconsideration, figures: FiguresInForce): Reconsidered => {
  try {
    return compared(asked, figures)
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
