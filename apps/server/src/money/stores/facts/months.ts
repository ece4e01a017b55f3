const shifted = (date: Date, months: number): Date => {
  const other = new Date(date)
  other.setUTCMonth(other.getUTCMonth() + months)
  if (other.getUTCDate() !== date.getUTCDate()) other.setUTCDate(0)
  return other
}

/** A calendar month later; the last day where the month has no such day. */
export const monthAfter = (date: Date): Date => shifted(date, 1)

/** A calendar month earlier; the last day where the month has no such day. */
export const monthBefore = (date: Date): Date => shifted(date, -1)
