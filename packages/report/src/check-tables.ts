import type { CheckResult, ZoneResult } from '@soundroof/contract/result'
import { type Block, type Cell, type Column, heading, type TableBlock } from './blocks.ts'
import { type CheckGroup, checkGroups, isGoverning, standingOf } from './check-groups.ts'
import { capital, ratio, significant, withUnit } from './number-text.ts'

const none = '–'

const fixingColumns: readonly Column[] = [
  { title: 'Check', align: 'left', weight: 174 },
  { title: 'Demand', align: 'right', weight: 58 },
  { title: 'Capacity', align: 'right', weight: 58 },
  { title: 'Utilisation', align: 'right', weight: 52 },
  { title: 'Outcome', align: 'left', weight: 60 },
  { title: 'Clause', align: 'left', weight: 94 },
]

const memberColumns: readonly Column[] = [
  { title: 'Check', align: 'left', weight: 152 },
  { title: 'Demand', align: 'right', weight: 54 },
  { title: 'Capacity', align: 'right', weight: 54 },
  { title: 'u', align: 'right', weight: 40 },
  { title: 'u₀', align: 'right', weight: 33 },
  { title: 'ρ', align: 'right', weight: 33 },
  { title: 'Status', align: 'left', weight: 56 },
  { title: 'Clause', align: 'left', weight: 78 },
]

const statusNote = { verified: '', unverified: ' (unverified figures)', estimate: ' (estimate)' } as const

type Governing = Pick<ZoneResult, 'governingCheck' | 'governingClause'>

const titleCell = (check: CheckResult, governs: boolean): Cell => {
  const note = `${check.reason}${statusNote[check.status]}`.trim()
  const cell = { text: capital(check.title), strong: governs }
  return note === '' ? cell : { ...cell, note: capital(note) }
}

const loadCell = (value: number | null, unit: string): Cell => ({
  text: value === null ? none : withUnit(significant(value, 3), unit),
})

const ratioCell = (value: number | null | undefined): Cell => ({ text: value == null ? none : ratio(value) })

/** The largest utilisation says in words that it governs, and a guessed one that it is guessed. */
const utilisationCell = (check: CheckResult, governs: boolean): Cell => {
  const isGuess = check.status === 'estimate' && check.memberStatus !== undefined && check.utilisation !== null
  const notes = [...(governs ? ['governs'] : []), ...(isGuess ? ['estimate'] : [])]
  const cell = { ...ratioCell(check.utilisation), strong: governs }
  return notes.length === 0 ? cell : { ...cell, note: notes.join(', ') }
}

const standingCell = (check: CheckResult): Cell => {
  const standing = standingOf(check)
  return { ...standing, strong: standing.tone === 'bad' }
}

const rowOf = (check: CheckResult, governs: boolean, isMember: boolean): readonly Cell[] => [
  titleCell(check, governs),
  loadCell(check.demand, check.unit),
  loadCell(check.capacity, check.unit),
  utilisationCell(check, governs),
  ...(isMember ? [ratioCell(check.utilisationWithout), ratioCell(check.loadRatio)] : []),
  standingCell(check),
  { text: check.clause, tone: 'muted' },
]

const tableOf = ({ subject, title, checks }: CheckGroup, place: string, governing: Governing): TableBlock => {
  const isMember = subject !== 'fixings'
  return {
    kind: 'table',
    caption: `${title}: ${place}`,
    columns: isMember ? memberColumns : fixingColumns,
    rows: checks.map((check) => rowOf(check, isGoverning(check, governing), isMember)),
  }
}

/** The checks of a zone or of the whole roof, a table for each member and one for what holds the panels. */
export const checkTables = (
  checks: readonly CheckResult[],
  place: string,
  governing: Governing = { governingCheck: null, governingClause: null },
): readonly Block[] => {
  const groups = checkGroups(checks)
  return groups.flatMap((group) => [
    ...(groups.length > 1 ? [heading(3, group.title)] : []),
    tableOf(group, place, governing),
  ])
}
