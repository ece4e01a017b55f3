import type { AssessmentResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { capital, percent } from '../wording/number-text.ts'
import type { Block, Cell, TableBlock } from './blocks.ts'
import { heading, headingOfWhole } from './blocks.ts'
import { checkStatusOf, isGoverning } from './check-groups.ts'
import { type ShownZone, shownZones } from './zone-table.ts'

const none: Cell = { text: '–', tone: 'muted' }

const sourceCell = (clause: string): Cell => ({ text: '', tone: 'muted', small: true, sources: [clause] })

/** Names what could not be compared; no cell stays empty. */
const cellOf = (check: CheckResult | undefined, zone: Pick<ShownZone, 'governingCheck' | 'governingClause'>): Cell => {
  if (check === undefined) return none
  const { text, tone } = checkStatusOf(check)
  if (check.utilisation === null) return { text, tone, small: true }
  if (check.outcome === 'condition') return { text: percent(check.utilisation), tone, note: text }
  const governs = isGoverning(check, zone)
  return { text: percent(check.utilisation), tone: exceeds(check.utilisation) ? 'bad' : 'plain', strong: governs }
}

/** Checks with the same name and clause share a row over all zones. */
const keyOf = ({ id, title, clause }: CheckResult): string => `${id}|${title}|${clause}`

const rowsOf = (zones: readonly ShownZone[]): readonly (readonly Cell[])[] => {
  const all = new Map(zones.flatMap(({ checks }) => checks.map((check) => [keyOf(check), check] as const)))
  return [...all].map(([key, { title, clause }]) => [
    { text: capital(title) },
    ...zones.map((zone) =>
      cellOf(
        zone.checks.find((check) => keyOf(check) === key),
        zone,
      ),
    ),
    sourceCell(clause),
  ])
}

const zoneTable = (zones: readonly ShownZone[]): TableBlock => ({
  kind: 'table',
  caption: 'Utilisation of every check by zone',
  columns: [
    { title: 'Check', align: 'left', weight: 213 },
    ...zones.map(({ title }) => ({ title, align: 'right' as const, weight: 237 / zones.length })),
    { title: 'Source', align: 'right', weight: 45 },
  ],
  isDense: true,
  rows: rowsOf(zones),
})

const roofTable = (checks: readonly CheckResult[]): TableBlock => ({
  kind: 'table',
  caption: 'Utilisation of the checks of the whole roof',
  columns: [
    { title: 'Check', align: 'left', weight: 213 },
    { title: 'With panels', align: 'right', weight: 72 },
    { title: 'Without panels', align: 'right', weight: 72 },
    { title: 'Status', align: 'left', weight: 93 },
    { title: 'Source', align: 'right', weight: 45 },
  ],
  isDense: true,
  rows: checks.map((check) => {
    const { text, tone, note } = checkStatusOf(check)
    const ratio = (value: number | null | undefined): Cell =>
      value == null ? none : { text: percent(value), tone: exceeds(value) ? 'bad' : 'plain' }
    return [
      { text: capital(check.title) },
      ratio(check.utilisation),
      ratio(check.utilisationWithout),
      note === undefined ? { text, tone } : { text, tone, note },
      sourceCell(check.clause),
    ]
  }),
})

/** Every check of every zone in one table, the governing one emphasised. */
export const utilisationBlocks = (say: Say, result: AssessmentResult): readonly Block[] => {
  const zones = shownZones(say, result).filter(({ checks }) => checks.length > 0)
  const ofZones = zones.length === 0 ? [] : [heading(2, 'Utilisation of every check'), zoneTable(zones)]
  const { roofChecks } = result
  return [...ofZones, ...(roofChecks.length === 0 ? [] : [headingOfWhole(2, 'Whole roof'), roofTable(roofChecks)])]
}
