import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { bracket, interpolate, type Row } from '../../calculation/interpolate.ts'
import { between, clause, reading, type Step, type Words } from '../../calculation/step.ts'
import { radians } from '../../calculation/units.ts'

/** Least and greatest external pressure coefficient of a surface: a design meets both. */
export type PressureRange = { readonly least: number; readonly greatest: number }

/** Table 5.3(A), pitch below 10 degrees: by distance from the windward edge, in heights. */
const flat = [
  { upTo: 0.5, slender: [-0.9, -0.4], squat: [-1.3, -0.6] },
  { upTo: 1, slender: [-0.9, -0.4], squat: [-0.7, -0.3] },
  { upTo: 2, slender: [-0.5, 0], squat: [-0.7, -0.3] },
  { upTo: 3, slender: [-0.3, 0.1], squat: [-0.7, -0.3] },
  { upTo: Number.POSITIVE_INFINITY, slender: [-0.2, 0.2], squat: [-0.7, -0.3] },
] as const

const steep = 0.8 * Math.sin(radians(45))

/** Table 5.3(B), upwind slope, pitch 10 degrees and above: rows of pitch by h/d. */
const upwind: readonly { readonly ratio: number; readonly least: readonly Row[]; readonly greatest: readonly Row[] }[] =
  [
    {
      ratio: 0.25,
      least: [
        [10, -0.7],
        [15, -0.5],
        [20, -0.3],
        [25, -0.2],
        [30, -0.2],
        [35, 0],
        [45, 0],
      ],
      greatest: [
        [10, -0.3],
        [15, 0],
        [20, 0.2],
        [25, 0.3],
        [30, 0.4],
        [35, 0.5],
        [45, steep],
      ],
    },
    {
      ratio: 0.5,
      least: [
        [10, -0.9],
        [15, -0.7],
        [20, -0.4],
        [25, -0.3],
        [30, -0.2],
        [35, -0.2],
        [45, 0],
      ],
      greatest: [
        [10, -0.4],
        [15, -0.3],
        [20, 0],
        [25, 0.2],
        [30, 0.3],
        [35, 0.4],
        [45, steep],
      ],
    },
    {
      ratio: 1,
      least: [
        [10, -1.3],
        [15, -1],
        [20, -0.7],
        [25, -0.5],
        [30, -0.3],
        [35, -0.2],
        [45, 0],
      ],
      greatest: [
        [10, -0.6],
        [15, -0.5],
        [20, -0.3],
        [25, 0],
        [30, 0.2],
        [35, 0.3],
        [45, steep],
      ],
    },
  ]

type FlatRow = (typeof flat)[number]

const flatAt = (heights: number): FlatRow => flat.find((entry) => heights <= entry.upTo) as FlatRow

/** Between h/d 0.5 and 1: the least (0) or the greatest (1) coefficient. */
const flatRows = ({ slender, squat }: FlatRow, index: 0 | 1): readonly Row[] => [
  [0.5, slender[index]],
  [1, squat[index]],
]

const onFlat = (ratio: number, heights: number): PressureRange => {
  const at = (index: 0 | 1) => interpolate(flatRows(flatAt(heights), index), ratio)
  return { least: at(0), greatest: at(1) }
}

const onUpwindSlope = (ratio: number, pitch: number): PressureRange => {
  if (pitch > 45) return { least: 0, greatest: 0.8 * Math.sin(radians(pitch)) }
  const at = (side: 'least' | 'greatest') =>
    interpolate(
      upwind.map((entry): Row => [entry.ratio, interpolate(entry[side], pitch)]),
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
  height: number,
  depth: number,
  pitch: number,
  distance: number,
): PressureRange => (pitch < 10 ? onFlat(height / depth, distance / height) : onUpwindSlope(height / depth, pitch))

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
export const envelopeSuction = (heightOverDepth: number): Step =>
  between(suction, bracket(flatRows(flatAt(0), 0), heightOverDepth), {
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

type UpwindRow = (typeof upwind)[number]

/** The row of the lowest roofs: coefficients fall as h/d rises, and what a lower roof has counts (method 3). */
const lowest = upwind[0] as UpwindRow

/** Downward coefficient of the lowest roofs at a pitch; negative entries count as 0. */
const downwardColumn = (symbol: 'C_1' | 'C_2', pitch: number): Step => {
  const label: Message = { code: 'downward-coefficient-at-pitch', values: { pitch } }
  const { ratio } = lowest
  const source: Message = { code: 'pitch-and-height-ratio', values: { pitch, lower: ratio, upper: ratio } }
  const value = Math.max(0, interpolate(lowest.greatest, pitch))
  return reading({ symbol, label, unit: '', clause: 'AS/NZS 1170.2 table 5.3(B)' }, value, { source })
}

/** Pitches of the table. */
const pitches = lowest.greatest.map(([angle]): Row => [angle, angle])

/**
 * Largest downward coefficient that the roof has at its height or built lower, local pressure factor 1, at least 0.2.
 * Pitch 0 to 45 degrees, linear in pitch: the columns come first, the coefficient last. Throws RangeError above 45 degrees.
 */
export const downwardCoefficient = (pitch: number): readonly Step[] => {
  if (pitch > 45) throw new RangeError('the table of downward coefficients ends at 45 degrees')
  if (pitch <= 10) return [reading(downwardWords, 0.2, { branch: 'pitch-up-to-10-degrees' })]
  const { x_1, x_2 } = bracket(pitches, pitch)
  const first = downwardColumn('C_1', x_1)
  if (x_1 === x_2) return [first, downwardAt({ C_1: first.value })]
  const second = downwardColumn('C_2', x_2)
  return [first, second, downwardBetween({ theta: pitch, x_1, x_2, C_1: first.value, C_2: second.value })]
}
