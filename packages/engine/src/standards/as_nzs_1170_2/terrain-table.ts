import type { Edition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { TerrainHeight } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { bracket, interpolate, type Row } from '../../calculation/interpolate.ts'
import { between, type Step, type Words } from '../../calculation/step.ts'

/** Name and clause of M_z,cat. */
export const terrainWords = (edition: Edition): Words => ({
  symbol: 'M_zcat',
  label: 'terrain-height-multiplier',
  unit: '',
  clause: `AS/NZS 1170.2:${edition} table 4.1`,
})

/** Rows of height in m and multiplier. */
const rowsOf = ({ heights }: TerrainHeight, { multipliers }: TerrainHeight['columns'][number]): readonly Row[] =>
  heights.map((height, index): Row => [height, multipliers[index] as number])

/** M_z,cat by table 4.1, linear between rows and columns: height 0 to 200 m, category 1 to 4. Throws RangeError outside. */
export const readTerrainTable = (table: TerrainHeight, edition: Edition, category: number, height: number): Step => {
  if (height < 0 || height > 200) throw new RangeError(`no terrain/height multiplier at ${height} m`)
  const words = terrainWords(edition)
  const columns = table.columns.filter(({ editions }) => editions.includes(edition))
  const column = columns.find((entry) => entry.category === category)
  const source: Message = { code: 'terrain-and-height', values: { category, height } }
  if (column) return between(words, bracket(rowsOf(table, column), height), { source })
  const upper = columns.find((entry) => entry.category > category)
  const lower = columns.findLast((entry) => entry.category < category)
  if (!upper || !lower) throw new RangeError(`no terrain category ${category}`)
  const row = {
    x: category,
    x_1: lower.category,
    x_2: upper.category,
    y_1: interpolate(rowsOf(table, lower), height),
    y_2: interpolate(rowsOf(table, upper), height),
  }
  return between(words, row, { source, branch: 'between-the-categories' })
}
