import { clause, reading, type Step, type Words } from '../../calculation/step.ts'

/** Columns of table 3.1: equal in the editions 2011 and 2021. */
export type SpeedColumn = 'A' | 'W' | 'B' | 'C' | 'D'

const table: readonly (readonly [R: number, A: number, W: number, B: number, C: number, D: number])[] = [
  [1, 30, 34, 26, 23, 23],
  [5, 32, 39, 28, 33, 35],
  [10, 34, 41, 33, 39, 43],
  [20, 37, 43, 38, 45, 51],
  [25, 37, 43, 39, 47, 53],
  [50, 39, 45, 44, 52, 60],
  [100, 41, 47, 48, 56, 66],
  [200, 43, 49, 52, 61, 72],
  [250, 43, 49, 53, 62, 74],
  [500, 45, 51, 57, 66, 80],
  [1000, 46, 53, 60, 70, 85],
  [2000, 48, 54, 63, 73, 90],
  [2500, 48, 55, 64, 74, 91],
  [5000, 50, 56, 67, 78, 95],
  [10000, 51, 58, 69, 81, 99],
]

const columns: Readonly<Record<SpeedColumn, { index: 1 | 2 | 3 | 4 | 5; a: number; b: number; k: number }>> = {
  A: { index: 1, a: 67, b: 41, k: 0.1 },
  W: { index: 2, a: 104, b: 70, k: 0.045 },
  B: { index: 3, a: 106, b: 92, k: 0.1 },
  C: { index: 4, a: 122, b: 104, k: 0.1 },
  D: { index: 5, a: 156, b: 142, k: 0.1 },
}

const byFormula = (words: Words) =>
  clause<{ readonly R: number; readonly a: number; readonly b: number; readonly k: number }>(
    { ...words, formula: 'round(a - b * R ^ (-k))' },
    // The note of the table rounds to 1 m/s.
    ({ R, a, b, k }) => Math.round(a - b * R ** -k),
  )

/**
 * Regional wind speed V_R, m/s, for a return period of 1 or of 5 to 10 000 years; 0.2 s gust at 10 m in open country.
 * Throws RangeError outside: the table defines no value there.
 */
export const regionalWindSpeed = (edition: string, column: SpeedColumn, returnPeriod: number): Step => {
  const words: Words = {
    symbol: 'V_R',
    label: 'regional-wind-speed',
    unit: 'm/s',
    clause: `AS/NZS 1170.2:${edition} table 3.1`,
  }
  const { index, a, b, k } = columns[column]
  const row = table.find((entry) => entry[0] === returnPeriod)
  if (row)
    return reading(words, row[index], { source: { code: 'wind-speed-row', values: { years: returnPeriod, column } } })
  if (returnPeriod < 5 || returnPeriod > 10_000) throw new RangeError(`no wind speed for ${returnPeriod} years`)
  return byFormula(words)({ R: returnPeriod, a, b, k }, { source: { code: 'wind-speed-formula', values: { column } } })
}
