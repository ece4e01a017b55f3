import type { Purlin } from '@soundroof/contract/assessment-input'
import type { CapacityTable } from '@soundroof/contract/capacity-table'
import type { Catalogue } from '@soundroof/contract/catalogue'

export type SteelPurlin = Extract<Purlin, { readonly material: 'steel' }>

/** One row of a table in the column of a purlin: span mm, loads kN/m. */
export type PurlinRow = {
  readonly span: number
  readonly service: number
  readonly ultimate: number
  readonly inward: number
  readonly outward: number
}

const isOf =
  ({ section, depth, thickness }: SteelPurlin) =>
  (table: CapacityTable): boolean =>
    (table.kind === 'top-hat') === (section === 'top-hat') && table.depth === depth && table.thickness === thickness

/** The table of a size, which Z and C share; null where there is none. */
export const tableOf = (catalogue: Catalogue, purlin: SteelPurlin): CapacityTable | null =>
  Object.values(catalogue.purlins).find(isOf(purlin)) ?? null

const bySupport = {
  lapped: { rows: 'lapped', longest: 'lappedMaxSpan' },
  continuous: { rows: 'continuous', longest: 'continuousMaxSpan' },
  'simply-supported': { rows: 'single', longest: 'simpleMaxSpan' },
} as const

const column = (value: number | readonly number[], bridging: number | null): number =>
  typeof value === 'number' ? value : (value[bridging ?? 0] as number)

/** The rows for support and bridging; of top hats whose support is not asked, the one array. */
export const rowsOf = (table: CapacityTable, { support, bridging }: SteelPurlin): readonly PurlinRow[] => {
  const own = table.kind === 'top-hat' && table.all.length > 0 ? table.all : table[bySupport[support].rows]
  return own.map(({ span, cs, cu, inward, outward }) => ({
    span,
    service: cs,
    ultimate: column(cu, bridging),
    inward: column(inward, bridging),
    outward: column(outward, bridging),
  }))
}

const bridgingWords = (rows: number): string => `${rows} row${rows === 1 ? '' : 's'} of bridging`

/** "lapped, 1 row of bridging" */
export const lineWords = ({ support, bridging }: SteelPurlin): string =>
  bridging === null ? support : `${support}, ${bridgingWords(bridging)}`

/** Why a steel purlin is outside its table; null when it is inside, or has none. */
export const outsideTable = (catalogue: Catalogue, purlin: SteelPurlin): string | null => {
  const { section, support, bridging, span } = purlin
  if (section === 'C' && support === 'lapped') return 'C purlins are not lapped: the support condition does not exist.'
  if (section !== 'top-hat' && bridging === null) return 'The rows of bridging of the purlins are missing.'
  const table = tableOf(catalogue, purlin)
  if (table === null) return null
  const longest = column(table[bySupport[support].longest], bridging)
  const rows = rowsOf(table, purlin)
  if (longest === 0 || rows.length === 0)
    return `The support condition (${lineWords(purlin)}) is not available for ${table.title} purlins.`
  const last = Math.min(longest, rows[rows.length - 1]?.span ?? 0)
  return span > last
    ? `The purlin span of ${span} mm exceeds the practical upper limit of ${last} mm for ${table.title}, ${lineWords(purlin)}.`
    : null
}
