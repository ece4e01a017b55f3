import type { AssessmentResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { significant } from '../wording/number-text.ts'
import { prettyFormula, prettySymbol } from '../wording/trace-formula.ts'
import { partOf, stepOf } from '../wording/trace-lookup.ts'
import type { Cell, TableBlock } from './blocks.ts'
import { shownZones } from './zone-table.ts'

/** A column of the tables: a zone, or the members in one. */
type Place = { readonly title: string; readonly part: TraceNode }
type Line = { readonly lead: string; readonly symbol: string }

const none: Cell = { text: '–', tone: 'muted' }

const nodeId = (title: string): string => `zone-${title.toLowerCase().replace(' ', '-')}`

const zonesOf = (say: Say, result: AssessmentResult): readonly Place[] =>
  shownZones(say, result).flatMap(({ title, notApplicable }) => {
    const part = notApplicable ? null : partOf(result.trace, nodeId(title))
    return part === null ? [] : [{ title, part }]
  })

const memberPlaces = (say: Say, result: AssessmentResult): readonly Place[] => {
  const inZones = (name: 'purlin' | 'rafter', words: string) =>
    zonesOf(say, result).flatMap(({ title, part }) => {
      const member = part.children.find(({ id }) => id === name)
      return member === undefined ? [] : [{ title: `${words}, ${title}`, part: member }]
    })
  const capacity = partOf(result.trace, 'rafter-capacity')
  const below = capacity?.children.find(({ id }) => id === 'rafter')
  return [
    ...inZones('purlin', 'Purlins'),
    ...inZones('rafter', 'Rafters'),
    ...(below === undefined ? [] : [{ title: 'Rafters', part: below }]),
  ]
}

/** The formula; a symbol alone where the value was read. */
const formulaText = ({ symbol, formula }: TraceStep): string =>
  formula === symbol ? prettySymbol(symbol) : `${prettySymbol(symbol)} = ${prettyFormula(formula)}`

const stepsAt = (places: readonly Place[], symbol: string) => places.map(({ part }) => stepOf(part, symbol))

const lead = (words: string, steps: readonly (TraceStep | null)[]): Cell | null => {
  const first = steps.find((step) => step !== null)
  return first == null ? null : { text: words, note: formulaText(first), symbols: true }
}

const valueCell = (step: TraceStep | null): Cell => (step === null ? none : { text: significant(step.value) })

const tableOf = (title: string, places: readonly Place[], rows: TableBlock['rows']): TableBlock => ({
  kind: 'table',
  caption: title,
  isDense: true,
  columns: [
    { title, align: 'left', weight: 205 },
    ...places.map((place) => ({ title: place.title, align: 'right', weight: 52 }) as const),
  ],
  rows,
})

/** Words and formula on one line. */
const shortLead = (words: string, steps: readonly (TraceStep | null)[]): Cell | null => {
  const first = steps.find((step) => step !== null)
  return first == null ? null : { text: `${words}: ${formulaText(first)}`, symbols: true }
}

/** A row of values that have no counterpart on the bare roof. */
const plainRow = (places: readonly Place[], line: Line): readonly (readonly Cell[])[] => {
  const steps = stepsAt(places, line.symbol)
  const first = shortLead(line.lead, steps)
  return first === null ? [] : [[first, ...steps.map(valueCell)]]
}

const panelLines: readonly Line[] = [
  { lead: 'Net pressure coefficient', symbol: 'C' },
  { lead: 'W_u upward', symbol: 'p_u' },
  { lead: 'W_u downward', symbol: 'p_d' },
  { lead: 'W_s upward', symbol: 'p_s' },
  { lead: 'W_s downward', symbol: 'p_sd' },
  { lead: '0.9 G + W_u upward', symbol: 'w_u' },
  { lead: '1.2 G + W_u downward', symbol: 'w_d' },
  { lead: 'G + W_s upward', symbol: 'w_s' },
  { lead: 'G + W_s downward', symbol: 'w_sd' },
]

/** Wind on the panels of each zone, and the combinations that panels and fixings are checked with, kPa. */
export const panelActions = (say: Say, result: AssessmentResult): readonly TableBlock[] => {
  const zones = zonesOf(say, result)
  const rows = panelLines.flatMap((line) => plainRow(zones, line))
  return rows.length === 0 ? [] : [tableOf('Panels and fixings (kPa)', zones, rows)]
}

const memberLines: readonly Line[] = [
  { lead: 'G, light array', symbol: 'D_min' },
  { lead: 'G, heavy array', symbol: 'D' },
  { lead: '0.9 G + W_u upward', symbol: 'w_o' },
  { lead: '1.35 G', symbol: 'w_p' },
  { lead: '1.2 G + 1.5 Q', symbol: 'w_q' },
  { lead: '1.2 G + W_u downward', symbol: 'w_i' },
  { lead: 'G + W_s upward', symbol: 'w_so' },
  { lead: 'G + W_s downward', symbol: 'w_si' },
]

const bareSymbol = (symbol: string): string => `${symbol}${symbol.includes('_') ? '' : '_'}0`

const withBare = (step: TraceStep | null, bare: TraceStep | null): Cell => {
  const cell = valueCell(step)
  return bare === null ? cell : { ...cell, note: `bare ${significant(bare.value)}` }
}

const memberRow = (places: readonly Place[], line: Line): readonly (readonly Cell[])[] => {
  const steps = stepsAt(places, line.symbol)
  const bare = stepsAt(places, bareSymbol(line.symbol))
  const first = lead(line.lead, steps)
  return first === null ? [] : [[first, ...steps.map((step, index) => withBare(step, bare[index] ?? null))]]
}

/** A ratio of loads, with the combinations compared where known. */
const ratioRow = (places: readonly Place[], line: Line): readonly (readonly Cell[])[] => {
  const compared = new Set(stepsAt(places, line.symbol).flatMap((step) => step?.branch ?? []))
  const note = compared.size === 0 ? {} : { note: [...compared].join('; ') }
  return plainRow(places, line).map(([first, ...cells]) => [{ ...first, text: line.lead, ...note }, ...cells])
}

/** Line loads of purlins and rafters with panels and on the bare roof, by combination, kN/m. */
export const memberActions = (say: Say, result: AssessmentResult): readonly TableBlock[] => {
  const places = memberPlaces(say, result)
  const rows = [
    ...memberLines.flatMap((line) => memberRow(places, line)),
    ...plainRow(places, { lead: '1.2 G + 1.5 Q, bare', symbol: 'w_L0' }),
    ...ratioRow(places, { lead: 'ρ upward', symbol: 'rho_o' }),
    ...ratioRow(places, { lead: 'ρ downward', symbol: 'rho_i' }),
  ]
  return places.length === 0 ? [] : [tableOf('Members (kN/m)', places, rows)]
}
