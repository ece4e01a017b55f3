import type { AssessmentResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { capital, significant, withUnit, withUnits } from '../wording/number-text.ts'
import { prettySymbol } from '../wording/trace-formula.ts'
import { partOf, stepOf } from '../wording/trace-lookup.ts'
import { memberActions, panelActions } from './actions-by-zone.ts'
import { type Block, type Cell, paragraph, type TableBlock } from './blocks.ts'

/** A value of the derivation, with its subject where that is not clear. */
type Value = { readonly of?: string; readonly step: TraceStep | null }
type Action = { readonly label: string; readonly values: readonly Value[]; readonly note?: string | null }

const valueText = (step: TraceStep): string =>
  `${prettySymbol(step.symbol)} = ${withUnit(significant(step.value), step.unit)}`

const doubtOf = (steps: readonly TraceStep[]): string | null => {
  if (steps.some(({ status }) => status === 'unverified')) return 'unverified'
  return steps.some(({ status }) => status === 'estimate') ? 'estimate' : null
}

const sourceCell = (steps: readonly TraceStep[]): Cell => {
  const sources = steps.map(({ clause }) => clause)
  return { text: doubtOf(steps) ?? '', tone: 'muted', small: true, sources }
}

const rowOf = ({ label, values, note = null }: Action): readonly (readonly Cell[])[] => {
  const found = values.flatMap(({ of, step }) => (step === null ? [] : [{ of, step }]))
  if (found.length === 0) return []
  const text = found.map(({ of, step }) => (of === undefined ? valueText(step) : `${of} ${valueText(step)}`)).join(', ')
  const cell = { text, symbols: true, ...(note === null ? {} : { note }) }
  return [[{ text: label }, cell, sourceCell(found.map(({ step }) => step))]]
}

/** Any zone: the live load on a member is the same in all. */
const memberPart = (trace: TraceNode, name: 'purlin' | 'rafter'): TraceNode | null => partOf(trace, name)

const permanent = (trace: TraceNode): readonly Action[] => {
  const [purlin, rafter, panels] = ['purlin-capacity', 'rafter-capacity', 'panel-pressure'].map((id) =>
    partOf(trace, id),
  ) as [TraceNode | null, TraceNode | null, TraceNode | null]
  const onRafters = stepOf(rafter, 'G')
  return [
    {
      label: 'G, roof',
      values: [
        { of: 'on purlins', step: stepOf(purlin, 'G') },
        { of: 'on rafters', step: onRafters },
      ],
      note: onRafters && capital(onRafters.label),
    },
    {
      label: 'G, members',
      values: [
        { of: 'purlin', step: stepOf(purlin, 'G_m') },
        { of: 'rafter', step: stepOf(rafter, 'G_m') },
      ],
    },
    {
      label: 'G, array',
      values: [
        { of: 'light', step: stepOf(panels, 'g_min') },
        { of: 'heavy', step: stepOf(panels, 'g_max') },
      ],
    },
  ]
}

/** Whether panels displace the live load below them. */
const liveNote = (capacity: TraceNode | null): string | null => {
  const [edge, limit] = [stepOf(capacity, 's_e'), stepOf(capacity, 's_Q')]
  if (edge === null || limit === null) return null
  const gap = `gap ${significant(edge.value)} mm, limit ${significant(limit.value)} mm`
  return edge.value <= limit.value ? `Displaced below panels: ${gap}` : `Stands below panels too: ${gap}`
}

const live = (trace: TraceNode): readonly Action[] => {
  const capacity = partOf(trace, 'purlin-capacity') ?? partOf(trace, 'rafter-capacity')
  return [
    {
      label: 'Q, live load',
      values: [
        { of: 'purlin', step: stepOf(memberPart(trace, 'purlin'), 'Q') },
        { of: 'rafter', step: stepOf(memberPart(trace, 'rafter'), 'Q') },
      ],
      note: liveNote(capacity),
    },
  ]
}

const windPressure = (trace: TraceNode, label: string, of: string): Action => ({
  label,
  values: [
    { of: 'ultimate', step: stepOf(partOf(trace, `wind-${of}ultimate`), 'q') },
    { of: 'service', step: stepOf(partOf(trace, `wind-${of}service`), 'q') },
  ],
})

const internal = (trace: TraceNode, label: string, symbol: string, place: number): Action => {
  const part = partOf(trace, 'internal-pressure')
  const values = [symbol, 'K_c'].map((name) => ({ step: stepOf(part, name, name === 'K_c' ? place : 0) }))
  return { label, values: [...values, { of: 'rafters', step: stepOf(part, 'K_ac', place) }] }
}

const wind = (trace: TraceNode): readonly Action[] => {
  const panels = partOf(trace, 'panel-pressure')
  return [
    windPressure(trace, 'W, pressure', ''),
    windPressure(trace, 'W, on rafters', 'rafters-'),
    {
      label: 'W, coefficients',
      values: [
        { of: 'roof', step: stepOf(panels, 'C_pe') },
        { step: stepOf(panels, 'C_down') },
        { of: 'panels on members', step: stepOf(panels, 'C_m') },
        { step: stepOf(panels, 'C_down', 1) },
      ],
    },
    internal(trace, 'W, internal outward', 'C_o', 0),
    internal(trace, 'W, internal inward', 'C_i', 1),
  ]
}

/** The label of the assumption about the altitude, which says what snow rests on. */
const ALTITUDE = 'Altitude of the site'

const snowRow = ({ assumptions }: AssessmentResult): readonly Cell[] => {
  const altitude = assumptions.find(({ label }) => label === ALTITUDE)
  const why = altitude === undefined ? '' : `; altitude ${withUnits(altitude.value)}`
  return [
    { text: 'Snow' },
    { text: `Not calculated${why}` },
    { text: '', tone: 'muted', small: true, sources: [altitude?.source ?? 'Method 1.2'] },
  ]
}

/** Permanent, live and wind actions that are the same in every zone; snow. */
const roofActions = (result: AssessmentResult): TableBlock => {
  const { trace } = result
  return {
    kind: 'table',
    caption: 'Actions on the roof',
    isDense: true,
    columns: [
      { title: 'Action', align: 'left', weight: 96 },
      { title: 'Value', align: 'left', weight: 309 },
      { title: 'Source', align: 'left', weight: 90 },
    ],
    rows: [...[...permanent(trace), ...live(trace), ...wind(trace)].flatMap(rowOf), snowRow(result)],
  }
}

export const ACTIONS = 'Actions and combinations'

const about =
  'Actions, and the combinations by AS/NZS 1170.0 clauses 4.2.2 and 4.3 that decide. Their numbers stand in the derivation.'

/** Actions on one page; nothing where nothing was calculated. */
export const actionTables = (say: Say, result: AssessmentResult): readonly TableBlock[] => {
  const byZone = [...panelActions(say, result), ...memberActions(say, result)]
  return byZone.length === 0 ? [] : [roofActions(result), ...byZone]
}

export const actionBlocks = (say: Say, result: AssessmentResult): readonly Block[] => {
  const tables = actionTables(say, result)
  return tables.length === 0
    ? []
    : [{ kind: 'heading', level: 1, text: ACTIONS, onOnePage: true }, paragraph(about, 'small'), ...tables]
}
