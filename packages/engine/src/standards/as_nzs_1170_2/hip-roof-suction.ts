import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { bracket, type Row } from '../../calculation/interpolate.ts'
import { between, type Step } from '../../calculation/step.ts'

type HipRoof = Catalogue['wind']['hipRoof']

const clause = 'AS/NZS 1170.2 tables 5.3(B), 5.3(C)'

/** In the row of a height ratio, by slope. */
const rowSuction = (symbol: 'C_1' | 'C_2', { suction }: HipRoof['rows'][number], slope: number, table: HipRoof) => {
  const around = bracket(suction, slope)
  return between({ symbol, label: 'hip-suction-in-a-row', unit: '', clause, status: table.status }, around, {
    source: { code: 'hip-suction-slopes', values: { lower: around.x_1, upper: around.x_2 } },
  })
}

/** C_pe of a hip roof, below 0: linear in slope and height ratio, end rows held. The columns come first, C_pe last. Method 3. */
export const hipRoofSuction = (table: HipRoof, heightOverDepth: number, slope: number): readonly Step[] => {
  const ratios = table.rows.map(({ heightOverDepth: ratio }, index): Row => [ratio, index])
  const { x_1, x_2, y_1, y_2 } = bracket(ratios, heightOverDepth)
  const rowAt = (index: number) => table.rows[index] as HipRoof['rows'][number]
  const first = rowSuction('C_1', rowAt(y_1), slope, table)
  const second = rowSuction('C_2', rowAt(y_2), slope, table)
  const around = { x: heightOverDepth, x_1, x_2, y_1: -first.value, y_2: -second.value }
  const C_pe = between({ symbol: 'C_pe', label: 'hip-suction', unit: '', clause, status: table.status }, around, {
    source: { code: 'hip-suction-rows', values: { lower: x_1, upper: x_2 } },
  })
  return x_1 === x_2 ? [first, C_pe] : [first, second, C_pe]
}
