import type { Purlin } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** A purlin of steel, as the project describes it. */
export type SteelPurlin = Extract<Purlin, { readonly material: 'steel' }>

/** One row of a table in the column of a purlin: span mm, loads kN/m. */
export type PurlinRow = {
  readonly span: number
  readonly service: number
  readonly ultimate: number
  readonly inward: number
  readonly outward: number
}

const isOfDepth = ({ section, depth }: SteelPurlin, table: CapacityTable): boolean =>
  table.depth === depth && (table.kind === 'top-hat') === (section === 'top-hat')

const isOf = (purlin: SteelPurlin, table: CapacityTable): boolean =>
  table.thickness <= purlin.thickness && isOfDepth(purlin, table)

/** The table of a size, which Z and C share; between the thicknesses sold that of the next thinner; null where there is none. */
export const tableOf = ({ purlins }: Catalogue, purlin: SteelPurlin): CapacityTable | null => {
  let found: CapacityTable | null = null
  for (const name in purlins) {
    const table = purlins[name]
    if (table !== undefined && isOf(purlin, table) && table.thickness > (found?.thickness ?? 0)) found = table
  }
  return found
}

const bySupport = {
  lapped: { rows: 'lapped', longest: 'lappedMaxSpan' },
  continuous: { rows: 'continuous', longest: 'continuousMaxSpan' },
  'simply-supported': { rows: 'single', longest: 'simpleMaxSpan' },
} as const

const column = (value: number | readonly number[], bridging: number | null): number =>
  typeof value === 'number' ? value : (value[bridging ?? 0] as number)

/** The rows for a support; top hats without a support question have one array. */
const supportRows = (table: CapacityTable, { support }: SteelPurlin) =>
  table.kind === 'top-hat' && table.all.length > 0 ? table.all : table[bySupport[support].rows]

/** The rows for support and bridging. */
export const rowsOf = (table: CapacityTable, purlin: SteelPurlin): readonly PurlinRow[] =>
  supportRows(table, purlin).map(({ span, cs, cu, inward, outward }) => ({
    span,
    service: cs,
    ultimate: column(cu, purlin.bridging),
    inward: column(inward, purlin.bridging),
    outward: column(outward, purlin.bridging),
  }))

/** Longest span that a table permits, mm. */
export const longestOf = (table: CapacityTable, purlin: SteelPurlin): number => {
  const rows = supportRows(table, purlin)
  return Math.min(column(table[bySupport[purlin.support].longest], purlin.bridging), rows[rows.length - 1]?.span ?? 0)
}

/** Longest span that the tables of a depth permit, mm: whatever the thickness. */
export const longestOfDepth = ({ purlins }: Catalogue, purlin: SteelPurlin): number => {
  let longest = 0
  for (const name in purlins) {
    const table = purlins[name]
    if (table !== undefined && isOfDepth(purlin, table)) longest = Math.max(longest, longestOf(table, purlin))
  }
  return longest
}

/** "lapped, 1 row of bridging" */
export const supportAndBridging = ({ support, bridging }: SteelPurlin): Message => ({
  code: 'purlin-line',
  values: { support, bridging },
})

/** Why a steel purlin is outside its table; null when it is inside, or has none. */
export const outsideTable = (catalogue: Catalogue, purlin: SteelPurlin): Message | null => {
  const { section, support, bridging, span } = purlin
  if (section === 'C' && support === 'lapped') return 'c-purlins-are-not-lapped'
  if (section !== 'top-hat' && bridging === null) return 'bridging-missing'
  const table = tableOf(catalogue, purlin)
  if (table === null) return null
  const longest = longestOf(table, purlin)
  const values = { table: table.title, line: supportAndBridging(purlin) }
  if (longest === 0) return { code: 'support-not-available', values }
  return span > longest ? { code: 'purlin-span-too-long', values: { ...values, span, longest } } : null
}
