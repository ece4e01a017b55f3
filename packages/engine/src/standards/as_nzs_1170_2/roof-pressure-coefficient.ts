import type { GableRoof } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { bracket, interpolate, type Row } from '../../calculation/interpolate.ts'
import { between, clause, reading, type Step, type Words } from '../../calculation/step.ts'
import { radians } from '../../calculation/units.ts'

/** Least and greatest external pressure coefficient of a surface: a design meets both. */
export type PressureRange = { readonly least: number; readonly greatest: number }

/** Upwind slopes from 45 degrees on: nothing, or 0.8 times the sine of the slope. */
const steep = (pitch: number): PressureRange => ({ least: 0, greatest: 0.8 * Math.sin(radians(pitch)) })

type FlatRow = GableRoof['below10Degrees'][number]
type UpwindRow = GableRoof['upwindSlope'][number]

const flatAt = ({ below10Degrees }: GableRoof, heights: number): FlatRow =>
  below10Degrees.find(({ upTo }) => upTo === null || heights <= upTo) as FlatRow

/** Between h/d 0.5 and 1: the least (0) or the greatest (1) coefficient. */
const flatRows = ({ lowRoof, highRoof }: FlatRow, index: 0 | 1): readonly Row[] => [
  [0.5, lowRoof[index]],
  [1, highRoof[index]],
]

const onFlat = (table: GableRoof, ratio: number, heights: number): PressureRange => {
  const at = (index: 0 | 1) => interpolate(flatRows(flatAt(table, heights), index), ratio)
  return { least: at(0), greatest: at(1) }
}

/** Rows of slope in degrees up to 45. */
const slopesOf = (row: UpwindRow, side: 'least' | 'greatest'): readonly Row[] => [...row[side], [45, steep(45)[side]]]

const onUpwindSlope = ({ upwindSlope }: GableRoof, ratio: number, pitch: number): PressureRange => {
  if (pitch > 45) return steep(pitch)
  const at = (side: 'least' | 'greatest') =>
    interpolate(
      upwindSlope.map((row): Row => [row.heightOverDepth, interpolate(slopesOf(row, side), pitch)]),
      ratio,
    )
  return { least: at('least'), greatest: at('greatest') }
}

/**
 * External pressure coefficients of a roof, tables 5.3(A) and 5.3(B): upwind slope, and all of a roof below 10 degrees.
 * The published cases use these entries; an assessment uses their envelope (method 3), from the same rows, below.
 * @param height average roof height h, m
 * @param depth plan dimension along the wind d, m
 * @param pitch degrees, 0 to 90
 * @param distance from the windward edge, m; read below 10 degrees only
 */
export const roofPressureCoefficient = (
  table: GableRoof,
  height: number,
  depth: number,
  pitch: number,
  distance: number,
): PressureRange =>
  pitch < 10 ? onFlat(table, height / depth, distance / height) : onUpwindSlope(table, height / depth, pitch)

const suction: Words = {
  symbol: 'C_pe',
  label: 'external-pressure-suction',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.3(A)',
}

const rowsRead = (heightOverDepth: number): Message => {
  if (heightOverDepth <= 0.5) return 'h-d-up-to-0-5'
  return heightOverDepth < 1 ? 'h-d-0-5-and-1-0' : 'h-d-from-1-0'
}

/** Suction that panels are designed for at any pitch, at the windward edge: -0.9 up to h/d 0.5, -1.3 from h/d 1.0. */
export const envelopeSuction = (table: GableRoof, heightOverDepth: number): Step =>
  between(suction, bracket(flatRows(flatAt(table, 0), 0), heightOverDepth), {
    source: { code: 'suction-rows', values: { rows: rowsRead(heightOverDepth) } },
  })

const downwardWords = {
  symbol: 'C_down',
  label: 'external-pressure-downward',
  unit: '',
  clause: 'AS/NZS 1170.2 tables 5.3(A), 5.3(B)',
} as const

const downwardBetween = clause<{ theta: number; x_1: number; x_2: number; C_1: number; C_2: number }>(
  { ...downwardWords, formula: 'max(0.2, C_1 + (C_2 - C_1) * (theta - x_1) / (x_2 - x_1))' },
  ({ theta, x_1, x_2, C_1, C_2 }) => Math.max(0.2, C_1 + ((C_2 - C_1) * (theta - x_1)) / (x_2 - x_1)),
)
const downwardAt = clause<{ C_1: number }>({ ...downwardWords, formula: 'max(0.2, C_1)' }, ({ C_1 }) =>
  Math.max(0.2, C_1),
)

/** Of the lowest roofs: coefficients fall as h/d rises, and what a lower roof has counts (method 3). */
const lowestRow = ({ upwindSlope }: GableRoof): UpwindRow => upwindSlope[0] as UpwindRow

/** Downward coefficient of the lowest roofs at a pitch; negative entries count as 0. */
const downwardColumn = (row: UpwindRow, symbol: 'C_1' | 'C_2', pitch: number): Step => {
  const label: Message = { code: 'downward-coefficient-at-pitch', values: { pitch } }
  const ratio = row.heightOverDepth
  const source: Message = { code: 'pitch-and-height-ratio', values: { pitch, lower: ratio, upper: ratio } }
  const value = Math.max(0, interpolate(slopesOf(row, 'greatest'), pitch))
  return reading({ symbol, label, unit: '', clause: 'AS/NZS 1170.2 table 5.3(B)' }, value, { source })
}

/**
 * Largest downward coefficient that the roof has at its height or built lower, local pressure factor 1, at least 0.2.
 * Pitch 0 to 45 degrees, linear in pitch: the columns come first, the coefficient last. Throws RangeError above 45 degrees.
 */
export const downwardCoefficient = (table: GableRoof, pitch: number): readonly Step[] => {
  if (pitch > 45) throw new RangeError('the table of downward coefficients ends at 45 degrees')
  if (pitch <= 10) return [reading(downwardWords, 0.2, { branch: 'pitch-up-to-10-degrees' })]
  const row = lowestRow(table)
  const { x_1, x_2 } = bracket(slopesOf(row, 'greatest'), pitch)
  const first = downwardColumn(row, 'C_1', x_1)
  if (x_1 === x_2) return [first, downwardAt({ C_1: first.value })]
  const second = downwardColumn(row, 'C_2', x_2)
  return [first, second, downwardBetween({ theta: pitch, x_1, x_2, C_1: first.value, C_2: second.value })]
}
