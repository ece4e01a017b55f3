import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { actionTables } from '../blocks/actions-blocks.ts'
import { memberActions, panelActions } from '../blocks/actions-by-zone.ts'
import { type Cell, heading, headingOfWhole, type TableBlock } from '../blocks/blocks.ts'
import type { Fact, PackBlock } from '../pack/pack-blocks.ts'
import { significant, withUnit } from '../wording/number-text.ts'
import { substitutedFormula } from '../wording/trace-formula.ts'
import { partOf, stepOf } from '../wording/trace-lookup.ts'
import type { CertificateInput } from './certificate-input.ts'
import { combinationTable } from './combinations.ts'
import { utilisationTable } from './greatest-utilisation.ts'
import { mastheadOf, subtitleOf } from './statement-page.ts'
import { transposed } from './transposed.ts'

/** "57 × 0.95 × 0.83 = 44.94 m/s": factors of 1 are left out. */
const workedOut = (part: TraceNode | null, symbol: string): string | null => {
  const step = stepOf(part, symbol)
  if (step === null) return null
  const sum = (substitutedFormula(step.formula, step.given) ?? '').split(' × ').filter((factor) => factor !== '1')
  const value = withUnit(significant(step.value), step.unit)
  return sum.length < 2 ? value : `${sum.join(' × ')} = ${value}`
}

const speeds = ({ trace }: AssessmentResult): readonly Fact[] =>
  (['ultimate', 'service'] as const).flatMap((state) => {
    const value = workedOut(partOf(trace, `wind-${state}`), 'V_sit')
    return value === null ? [] : [{ label: `V_sit, ${state}`, value, symbols: true }]
  })

const factOf = ([label, value]: readonly Cell[]): Fact => ({
  label: label?.text ?? '',
  value: [value?.text ?? '', value?.note ?? ''].filter((part) => part !== '').join('; '),
  symbols: true,
})

const isWind = ({ label }: Fact): boolean => label.startsWith('W,')

const roofColumns = (result: AssessmentResult, roof: TableBlock): PackBlock => {
  const facts = roof.rows.map(factOf)
  const size = { label: 'Zone dimension a', value: `${zoneSizeText(result.valueA)} m` }
  return {
    kind: 'columns',
    columns: [
      {
        weight: 1,
        blocks: [
          heading(2, 'Wind'),
          { kind: 'facts', labels: 0.32, items: [...speeds(result), ...facts.filter(isWind), size] },
        ],
      },
      {
        weight: 1,
        blocks: [
          heading(2, 'Permanent, imposed, snow'),
          { kind: 'facts', labels: 0.25, items: facts.filter((each) => !isWind(each)) },
        ],
      },
    ],
  }
}

const small = (text: string): PackBlock => ({ kind: 'words', symbols: true, size: 'small', words: [{ text }] })

const panelBlocks = (say: Say, result: AssessmentResult): readonly PackBlock[] =>
  panelActions(say, result).flatMap((table) => {
    const { table: turned, formulas } = transposed(table, 'Zone')
    return [
      headingOfWhole(2, 'Actions on panels and fixings by zone, kPa square to the roof'),
      turned,
      small(`${formulas.join('; ')}.`),
    ]
  })

/** Which combinations a ratio of loads compares. */
const comparedOf = ({ rows }: TableBlock): readonly string[] =>
  rows.flatMap(([first]) => (first?.text.startsWith('ρ') && first.note !== undefined ? [first.note] : []))

const memberBlocks = (say: Say, result: AssessmentResult): readonly PackBlock[] =>
  memberActions(say, result).flatMap((table) => {
    const compared = comparedOf(table)
    return [
      headingOfWhole(2, 'Actions on members, kN/m'),
      ...(compared.length === 0 ? [] : [small(`ρ is the load with panels over that without: ${compared.join('; ')}.`)]),
      transposed(table, 'Member').table,
    ]
  })

const loads = (say: Say, result: AssessmentResult): readonly PackBlock[] => {
  const [roof] = actionTables(say, result)
  const combined = combinationTable(say, result)
  return [
    ...(roof === undefined ? [] : [roofColumns(result, roof)]),
    ...panelBlocks(say, result),
    ...(combined.rows.length === 0 ? [] : [headingOfWhole(2, 'Combinations (AS/NZS 1170.0 section 4)'), combined]),
    ...memberBlocks(say, result),
  ]
}

const utilisations = (say: Say, result: AssessmentResult): readonly PackBlock[] => {
  const table = utilisationTable(say, result)
  return table.rows.length === 0 ? [] : [heading(2, 'Utilisation, greatest of all zones'), table]
}

/** Actions, combinations and utilisation, for the engineer who reads the certificate. */
export const actionsPage = (say: Say, input: CertificateInput): readonly PackBlock[] => [
  mastheadOf(
    input,
    'Actions and combinations',
    subtitleOf(input, '', '. For the reviewing engineer: actions, factors and combinations used.'),
  ),
  ...loads(say, input.result),
  ...utilisations(say, input.result),
]
