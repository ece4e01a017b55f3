import type { AssessmentResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { exceeds } from '@soundroof/words/numbers/rounding'
import type { Cell } from '../blocks/blocks.ts'
import { checkStatusOf } from '../blocks/check-groups.ts'
import { shownZones } from '../blocks/zone-table.ts'
import type { PackCell, PackTable } from '../pack/pack-blocks.ts'
import { capital, percent, significant, withUnit } from '../wording/number-text.ts'
import { printedSource } from '../wording/printed-source.ts'

type Placed = { readonly check: CheckResult; readonly zone: string }

const none: Cell = { text: '–', tone: 'muted' }

const keyOf = ({ id, title, clause }: CheckResult): string => `${id}|${title}|${clause}`

const isLarger = (one: CheckResult, other: CheckResult): boolean => (one.utilisation ?? -1) > (other.utilisation ?? -1)

/** Of each check, the one with the greatest utilisation in zones that take panels. */
const greatest = (say: Say, result: AssessmentResult): readonly Placed[] => {
  const placed = [
    ...shownZones(say, result)
      .filter(({ installable }) => installable)
      .flatMap(({ title, checks }) => checks.map((check) => ({ check, zone: title as string }))),
    ...result.roofChecks.map((check) => ({ check, zone: 'Whole roof' })),
  ]
  const found = new Map<string, Placed>()
  for (const one of placed.filter(({ check }) => check.outcome !== 'not-applicable')) {
    const before = found.get(keyOf(one.check))
    if (before === undefined || isLarger(one.check, before.check)) found.set(keyOf(one.check), one)
  }
  return [...found.values()]
}

const amount = (value: number | null, unit: string): Cell =>
  value === null ? none : { text: withUnit(significant(value, 3), unit) }

const usedCell = (check: CheckResult): PackCell => {
  const { utilisation } = check
  if (utilisation === null) return { text: checkStatusOf(check).text, tone: checkStatusOf(check).tone }
  const isOver = exceeds(utilisation)
  const note = isOver || check.outcome === 'condition' ? { note: checkStatusOf(check).text } : {}
  return {
    text: percent(utilisation),
    strong: true,
    bar: utilisation,
    ...(isOver ? { tone: 'bad' as const } : {}),
    ...note,
  }
}

/** Demand against capacity of every check, where it is used most; empty where nothing was compared. */
export const utilisationTable = (say: Say, result: AssessmentResult): PackTable => ({
  kind: 'table',
  caption: 'Utilisation, greatest of all zones',
  isDense: true,
  // Points, as wide as the longest of each: no number breaks before its unit.
  columns: [
    { title: 'Check', align: 'left', weight: 149 },
    { title: 'Zone', align: 'left', weight: 47.5 },
    { title: 'Action', align: 'right', weight: 47.7 },
    { title: 'Capacity', align: 'right', weight: 45.6 },
    { title: 'Used, of 100 %', align: 'left', weight: 86.6 },
    { title: 'Bare', align: 'right', weight: 29.2 },
    { title: 'Source', align: 'left', weight: 89.4 },
  ],
  rows: greatest(say, result).map(({ check, zone }) => [
    { text: capital(check.title) },
    { text: zone },
    amount(check.demand, check.unit),
    amount(check.capacity, check.unit),
    usedCell(check),
    check.utilisationWithout == null ? none : { text: percent(check.utilisationWithout) },
    { text: capital(printedSource(check.clause)), small: true },
  ]),
})
