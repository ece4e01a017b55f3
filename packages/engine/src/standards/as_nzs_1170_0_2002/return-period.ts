import type { ReturnPeriods } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** A cell of table F2: years, no such pair of importance level and life, or an analysis of its own; with the row that was read. */
export type ReturnPeriod =
  | { readonly kind: 'years'; readonly years: number; readonly row: Message }
  | { readonly kind: 'not-offered'; readonly row: Message }
  | { readonly kind: 'analysis'; readonly row: Message }

/** Service return period for wind, years (AS/NZS 1170.0:2002 appendix C). */
export const SERVICE_RETURN_PERIOD = 25

/**
 * Ultimate return period for wind in Australia, AS/NZS 1170.0:2002 table F2.
 * @param importance level 1 to 4
 * @param life design working life in years: 1 stands for under 5 years
 * @param cyclonic region B2, C or D: level 1 at 50 years is 200 there
 */
export const ultimateReturnPeriod = (
  { rows }: ReturnPeriods,
  importance: 1 | 2 | 3 | 4,
  life: number,
  cyclonic: boolean,
): ReturnPeriod => {
  const row = rows.find((entry) => entry.life === life)
  if (!row) throw new RangeError(`no design life of ${life} years in table F2`)
  const named = (isCyclonic: boolean): Message => ({ code: 'table-f2-row', values: { life, importance, isCyclonic } })
  const name = named(false)
  const value = row.byImportance[importance - 1]
  if (value === 'analysis') return { kind: 'analysis', row: name }
  if (value === null || value === undefined) return { kind: 'not-offered', row: name }
  if (importance === 1 && life === 50 && cyclonic) return { kind: 'years', years: 200, row: named(true) }
  return { kind: 'years', years: value, row: name }
}
