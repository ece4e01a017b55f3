import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedPossibility, CodedUnknown } from '@soundroof/contract/roofs/results/advice'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'
import { isDecisive } from '../checks/check.ts'
import type { SteelPurlin } from '../members/purlin/purlin-table.ts'
import { supportsOf, unsurePurlin } from '../members/purlin/supports.ts'
import { existingZones } from '../zone-results/zone-result.ts'

type Answer = { readonly message: Message; readonly purlin: SteelPurlin }
type Question = {
  readonly question: Message
  readonly measure: Message
  /** The answer that the result assumes. */
  readonly likely: Answer
  readonly answers: readonly Answer[]
}

/** Utilisations of the checks that decide. */
const utilisationsOf = ({ checks }: CodedZoneResult): readonly number[] =>
  checks.filter(isDecisive).flatMap(({ utilisation }) => utilisation ?? [])

/** Installable zones and largest utilisation; a zone that fails counts with its nearest arrangement. */
const possibilityOf = (answer: Message, result: CodedResult): CodedPossibility => {
  const zones = existingZones(result.zoneResults)
  const used = zones.flatMap(utilisationsOf)
  return {
    answer,
    installable: zones.filter(({ installable }) => installable).length,
    utilisation: used.length === 0 ? null : Math.max(...used),
  }
}

const worse = (a: CodedPossibility, b: CodedPossibility): boolean =>
  a.installable === b.installable ? (a.utilisation ?? 0) > (b.utilisation ?? 0) : a.installable < b.installable

const sized = (size: number): Message => ({ code: 'size', values: { size } })

const thicknessAnswers = (purlin: SteelPurlin, catalogue: Catalogue): readonly Answer[] => {
  const kind = purlin.section === 'top-hat' ? 'top-hat' : 'zc'
  return Object.values(catalogue.purlins)
    .filter((table) => table.kind === kind && table.depth === purlin.depth)
    .map(({ thickness }) => ({ message: sized(thickness), purlin: { ...purlin, thickness } }))
}

const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.purlin.thickness === other.purlin.thickness && one.purlin.support === other.purlin.support

const questionsOf = (input: AssessmentInput, catalogue: Catalogue): readonly Question[] => {
  const { purlin } = input
  if (purlin.material !== 'steel') return []
  const questions: Question[] = []
  if (purlin.thicknessUnsure)
    questions.push({
      question: 'purlin-thickness',
      measure: 'measure-bare-steel',
      likely: { message: sized(purlin.thickness), purlin },
      answers: thicknessAnswers(purlin, catalogue),
    })
  const supports = supportsOf(input, catalogue)
  if (unsurePurlin(input) !== null)
    questions.push({
      question: 'purlin-support-condition',
      measure: 'look-at-purlins-over-rafters',
      likely: { message: purlin.support, purlin },
      answers: supports.counted.map((support) => ({
        message: support,
        purlin: { ...purlin, support, supportUnsure: false },
      })),
    })
  return questions
}

/** The largest effect first: zones won or lost, then utilisation. */
const spread = ({ low, high }: CodedUnknown): number =>
  1000 * (high.installable - low.installable) + ((low.utilisation ?? 0) - (high.utilisation ?? 0))

/** Utilisations that read the same are not worth a measurement. */
const READABLE = 0.005

const matters = ({ low, high }: CodedUnknown): boolean =>
  low.installable !== high.installable || Math.abs((low.utilisation ?? 0) - (high.utilisation ?? 0)) >= READABLE

/** Each answer "Unsure" that changes the result, with its worst, assumed and best possibility, the one that changes the most first. */
export const unknownsOf = (
  input: AssessmentInput,
  result: CodedResult,
  catalogue: Catalogue,
): readonly CodedUnknown[] =>
  questionsOf(input, catalogue)
    .map(({ question, measure, likely, answers }): CodedUnknown => {
      const tried = answers.map(({ message, purlin }) =>
        possibilityOf(message, assess({ ...input, purlin }, catalogue)),
      )
      // The result shown for an unknown support combines the answers of several supports.
      const own = tried[answers.findIndex((answer) => isSameAnswer(answer, likely))]
      const expected = own ?? possibilityOf(likely.message, result)
      const low = tried.reduce((a, b) => (worse(b, a) ? b : a), expected)
      const high = tried.reduce((a, b) => (worse(a, b) ? b : a), expected)
      return { question, low, likely: expected, high, measure }
    })
    .filter(matters)
    .sort((a, b) => spread(b) - spread(a))
