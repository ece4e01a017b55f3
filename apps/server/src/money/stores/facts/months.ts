const shifted = (date: Date, months: number): Date => {
  const other = new Date(date)
  other.setUTCMonth(other.getUTCMonth() + months)
  if (other.getUTCDate() !== date.getUTCDate()) other.setUTCDate(0)
  return other
}

/** So many calendar months later; the last day where that month has no such day. */
export const monthsAfter = (date: Date, months: number): Date => shifted(date, months)

/** A calendar month later; the last day where the month has no such day. */
export const monthAfter = (date: Date): Date => monthsAfter(date, 1)

/** A calendar month earlier; the last day where the month has no such day. */
export const monthBefore = (date: Date): Date => shifted(date, -1)
