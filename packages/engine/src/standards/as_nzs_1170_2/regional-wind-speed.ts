import type { RegionalSpeeds } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import { clause, reading, type Step, type Words } from '../../calculation/step.ts'

/** Columns of table 3.1: equal in the editions 2011 and 2021. */
export type SpeedColumn = keyof RegionalSpeeds['formulas']

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
export const regionalWindSpeed = (
  { rows, formulas }: RegionalSpeeds,
  edition: string,
  column: SpeedColumn,
  returnPeriod: number,
): Step => {
  const words: Words = {
    symbol: 'V_R',
    label: 'regional-wind-speed',
    unit: 'm/s',
    clause: `AS/NZS 1170.2:${edition} table 3.1`,
  }
  const row = rows.find(({ years }) => years === returnPeriod)
  if (row)
    return reading(words, row[column], { source: { code: 'wind-speed-row', values: { years: returnPeriod, column } } })
  if (returnPeriod < 5 || returnPeriod > 10_000) throw new RangeError(`no wind speed for ${returnPeriod} years`)
  return byFormula(words)(
    { R: returnPeriod, ...formulas[column] },
    { source: { code: 'wind-speed-formula', values: { column } } },
  )
}
