import type { AssessmentInput, SupportCondition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Possibility, Unknown } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'

type SteelPurlin = Extract<AssessmentInput['purlin'], { readonly material: 'steel' }>
type Answer = { readonly words: string; readonly purlin: SteelPurlin }
type Question = {
  readonly question: string
  readonly measure: string
  /** What the result counts on. */
  readonly likely: Answer
  readonly answers: readonly Answer[]
}

const existing = ({ zoneResults }: AssessmentResult): readonly ZoneResult[] =>
  zoneResults.filter((zone) => zone.notApplicable !== true)

/** What decides about a zone: figures shown for information do not. */
const utilisationsOf = ({ checks }: ZoneResult): readonly number[] =>
  checks.flatMap(({ outcome, utilisation }) => (outcome === 'not-checked' ? [] : (utilisation ?? [])))

/** How far the zones that exist are used: a zone that fails counts with its nearest arrangement. */
const possibilityOf = (answer: string, result: AssessmentResult): Possibility => {
  const zones = existing(result)
  const used = zones.flatMap(utilisationsOf)
  return {
    answer,
    installable: zones.filter(({ installable }) => installable).length,
    utilisation: used.length === 0 ? null : Math.max(...used),
  }
}

const worse = (a: Possibility, b: Possibility): boolean =>
  a.installable === b.installable ? (a.utilisation ?? 0) > (b.utilisation ?? 0) : a.installable < b.installable

const thicknessAnswers = (purlin: SteelPurlin, catalogue: Catalogue): readonly Answer[] => {
  const kind = purlin.section === 'top-hat' ? 'top-hat' : 'zc'
  return Object.values(catalogue.purlins)
    .filter((table) => table.kind === kind && table.depth === purlin.depth)
    .map(({ thickness }) => ({ words: `${thickness} mm`, purlin: { ...purlin, thickness } }))
}

/** C sections are not lapped: they do not nest. */
const supportsOf = ({ section }: SteelPurlin): readonly SupportCondition[] =>
  section === 'C' ? ['simply-supported', 'continuous'] : ['simply-supported', 'continuous', 'lapped']

const questionsOf = ({ purlin }: AssessmentInput, catalogue: Catalogue): readonly Question[] => {
  if (purlin.material !== 'steel') return []
  const questions: Question[] = []
  if (purlin.thicknessUnsure)
    questions.push({
      question: 'Purlin thickness',
      measure: 'Measure the bare steel at a purlin end or a bolt hole with a micrometer, coating and paint aside.',
      likely: { words: `${purlin.thickness} mm`, purlin },
      answers: thicknessAnswers(purlin, catalogue),
    })
  if (purlin.supportUnsure)
    questions.push({
      question: 'Purlin support condition',
      measure: 'Look at the purlins over two rafters: one length through, an overlap of two, or ends that meet.',
      likely: { words: purlin.support, purlin },
      answers: supportsOf(purlin).map((support) => ({ words: support, purlin: { ...purlin, support } })),
    })
  return questions
}

/** The largest effect first: zones won or lost, then utilisation. */
const spread = ({ low, high }: Unknown): number =>
  1000 * (high.installable - low.installable) + ((low.utilisation ?? 0) - (high.utilisation ?? 0))

/** Each answer "Unsure" with its worst, assumed and best possibility, the one that changes the most first. */
export const unknownsOf = (
  input: AssessmentInput,
  result: AssessmentResult,
  catalogue: Catalogue,
): readonly Unknown[] =>
  questionsOf(input, catalogue)
    .map(({ question, measure, likely, answers }): Unknown => {
      const expected = possibilityOf(likely.words, result)
      const tried = answers.map(({ words, purlin }) => possibilityOf(words, assess({ ...input, purlin }, catalogue)))
      const low = tried.reduce((a, b) => (worse(b, a) ? b : a), expected)
      const high = tried.reduce((a, b) => (worse(a, b) ? b : a), expected)
      return { question, low, likely: expected, high, measure }
    })
    .sort((a, b) => spread(b) - spread(a))
