import type { CheckResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { capital, percent, ratio, significant, withUnit } from '../wording/number-text.ts'
import { type Block, type Cell, type Column, headingOfWhole, paragraph, type TableBlock } from './blocks.ts'
import { type CheckGroup, checkGroups, checkStatusOf, isGoverning, ratioLegend, shownRatio } from './check-groups.ts'

const none = '–'

const fixingColumns: readonly Column[] = [
  { title: 'Check', align: 'left', weight: 222 },
  { title: 'Demand', align: 'right', weight: 62 },
  { title: 'Capacity', align: 'right', weight: 62 },
  { title: 'Utilisation', align: 'right', weight: 50 },
  { title: 'Outcome', align: 'left', weight: 58 },
  { title: 'Source', align: 'right', weight: 41 },
]

const memberColumns: readonly Column[] = [
  { title: 'Check', align: 'left', weight: 188 },
  { title: 'Demand', align: 'right', weight: 60 },
  { title: 'Capacity', align: 'right', weight: 60 },
  { title: 'u', align: 'right', weight: 38 },
  { title: 'u₀', align: 'right', weight: 38 },
  { title: 'ρ', align: 'right', weight: 30 },
  { title: 'Status', align: 'left', weight: 60 },
  { title: 'Source', align: 'right', weight: 41 },
]

const statusWords = { verified: null, unverified: 'unverified', estimate: 'estimate' } as const

type Governing = Pick<ZoneResult, 'governingCheck' | 'governingClause'>

/** Stated once below the heading instead of in every row. */
type Common = { readonly reason: string; readonly isUnverified: boolean }

const beginsWith = (whole: string, part: string): boolean =>
  whole === part || whole.startsWith(`${part};`) || whole.startsWith(`${part},`)

/** Beginning that the reasons of all compared rows share; empty: none. */
const commonReason = (reasons: readonly string[]): string => {
  const [shortest = ''] = [...reasons].sort((one, other) => one.length - other.length)
  return reasons.length > 1 && reasons.every((reason) => beginsWith(reason, shortest)) ? shortest : ''
}

/** An estimate is always marked in its own row. */
const commonOf = (checks: readonly CheckResult[]): Common => {
  const compared = checks.filter(({ utilisation }) => utilisation !== null)
  return {
    reason: commonReason(compared.map(({ reason }) => reason)),
    isUnverified: compared.length > 1 && compared.every(({ status }) => status === 'unverified'),
  }
}

const commonBlocks = ({ reason, isUnverified }: Common): readonly Block[] => {
  const parts = [...(reason === '' ? [] : [reason]), ...(isUnverified ? ['unverified figures'] : [])]
  return parts.length === 0 ? [] : [paragraph(`${capital(parts.join('; '))}.`, 'small')]
}

const ratioBlocks = (checks: readonly CheckResult[]): readonly Block[] => {
  const legend = ratioLegend(checks)
  return legend === null ? [] : [paragraph(legend, 'small')]
}

/** The rest of a row's reason. */
const ownReason = (reason: string, common: string): string =>
  common !== '' && beginsWith(reason, common) ? reason.slice(common.length).replace(/^[;,] */, '') : reason

const titleCell = ({ title, reason }: CheckResult, common: Common, governs: boolean): Cell => {
  const cell = { text: capital(title), strong: governs }
  const own = ownReason(reason, common.reason)
  return own === '' || capital(own) === cell.text ? cell : { ...cell, note: capital(own) }
}

const loadCell = (value: number | null, unit: string): Cell => ({
  text: value === null ? none : withUnit(significant(value, 3), unit),
})

const ratioCell = (value: number | null | undefined): Cell => ({ text: value == null ? none : ratio(value) })
const percentCell = (value: number | null | undefined): Cell => ({ text: value == null ? none : percent(value) })

const utilisationCell = ({ utilisation }: CheckResult, governs: boolean): Cell => {
  const cell = { ...percentCell(utilisation), strong: governs }
  return governs ? { ...cell, note: 'governs' } : cell
}

/** The outcome, and below it the basis of the figures. */
const statusCell = (check: CheckResult, common: Common): Cell => {
  const { text, tone, note } = checkStatusOf(check)
  const isStated = check.utilisation === null || (common.isUnverified && check.status === 'unverified')
  const doubt = isStated ? null : statusWords[check.status]
  const notes = [note ?? null, doubt].filter((each) => each !== null)
  const cell = { text, tone, strong: tone === 'bad' }
  return notes.length === 0 ? cell : { ...cell, note: notes.join(', ') }
}

type Row = { readonly check: CheckResult; readonly common: Common; readonly governs: boolean }

const rowOf = ({ check, common, governs }: Row, isMember: boolean): readonly Cell[] => [
  titleCell(check, common, governs),
  loadCell(check.demand, check.unit),
  loadCell(check.capacity, check.unit),
  utilisationCell(check, governs),
  ...(isMember ? [percentCell(check.utilisationWithout), ratioCell(shownRatio(check))] : []),
  statusCell(check, common),
  { text: '', tone: 'muted', small: true, sources: [check.clause] },
]

const tableOf = (group: CheckGroup, common: Common, place: string, governing: Governing): TableBlock => {
  const isMember = group.subject !== 'fixings'
  return {
    kind: 'table',
    caption: `${group.title}: ${place}`,
    columns: isMember ? memberColumns : fixingColumns,
    rows: group.checks.map((check) => rowOf({ check, common, governs: isGoverning(check, governing) }, isMember)),
  }
}

/** The checks of a zone or of the whole roof: one table for each member, and one for rails, fixings and panels. */
export const checkTables = (
  checks: readonly CheckResult[],
  place: string,
  governing: Governing = { governingCheck: null, governingClause: null },
): readonly Block[] => {
  const groups = checkGroups(checks)
  return groups.flatMap((group) => {
    const common = commonOf(group.checks)
    return [
      // The table may begin on the page after the heading of its zone.
      ...(groups.length > 1 ? [headingOfWhole(3, `${group.title}: ${place}`)] : []),
      ...commonBlocks(common),
      ...ratioBlocks(group.checks),
      tableOf(group, common, place, governing),
    ]
  })
}
