import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { bracket, interpolate, type Row } from '../../calculation/interpolate.ts'
import { between, type Step, type Words } from '../../calculation/step.ts'

/** Terrain/height multipliers by category: rows of height in m and multiplier. */
export type TerrainTable = readonly { readonly category: number; readonly rows: readonly Row[] }[]

/** Heights of the rows, m. */
export const heightRows = [3, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200] as const

export const terrainColumn = (category: number, values: readonly number[]) => ({
  category,
  rows: heightRows.map((height, index): Row => [height, values[index] as number]),
})

/** Columns 2, 3 and 4 of table 4.1: equal in both editions. */
export const sharedColumns = {
  2: terrainColumn(2, [0.91, 0.91, 1.0, 1.05, 1.08, 1.12, 1.16, 1.18, 1.22, 1.24, 1.27, 1.29]),
  3: terrainColumn(3, [0.83, 0.83, 0.83, 0.89, 0.94, 1.0, 1.04, 1.07, 1.12, 1.16, 1.21, 1.24]),
  4: terrainColumn(4, [0.75, 0.75, 0.75, 0.75, 0.75, 0.8, 0.85, 0.9, 0.98, 1.03, 1.11, 1.16]),
} as const

/** Height z, 0 to 200 m; category 1 to 4. Throws RangeError outside the table. */
export const readTerrainTable = (words: Words, table: TerrainTable, category: number, height: number): Step => {
  if (height < 0 || height > 200) throw new RangeError(`no terrain/height multiplier at ${height} m`)
  const column = table.find((entry) => entry.category === category)
  const source: Message = { code: 'terrain-and-height', values: { category, height } }
  if (column) return between(words, bracket(column.rows, height), { source })
  const upper = table.find((entry) => entry.category > category)
  const lower = table.findLast((entry) => entry.category < category)
  if (!upper || !lower) throw new RangeError(`no terrain category ${category}`)
  const row = {
    x: category,
    x_1: lower.category,
    x_2: upper.category,
    y_1: interpolate(lower.rows, height),
    y_2: interpolate(upper.rows, height),
  }
  return between(words, row, { source, branch: 'between-the-categories' })
}

export const terrainWords = (edition: string): Words => ({
  symbol: 'M_zcat',
  label: 'terrain-height-multiplier',
  unit: '',
  clause: `AS/NZS 1170.2:${edition} table 4.1`,
})
