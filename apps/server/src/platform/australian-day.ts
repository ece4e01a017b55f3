const calendar = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
/** Of the big cities, where a day begins last, and first. */
const [perth, sydney] = [calendar('Australia/Perth'), calendar('Australia/Sydney')]

const dayIn = (format: Intl.DateTimeFormat, now: Date): string => {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** `YYYY-MM-DD`: the date in the west, where a day ends last. */
export const today = (now: Date): string => dayIn(perth, now)

/** `YYYY-MM-DD`: the date in the east, where a day ends first; for rights that must not last a day too long. */
export const todayInTheEast = (now: Date): string => dayIn(sydney, now)

/** `YYYY-MM-DD`: the date in a zone of the IANA time zone database. */
export const dayInZone = (now: Date, timeZone: string): string => dayIn(calendar(timeZone), now)

/** Delivery dates are kept as midnight UTC, which is the same date everywhere in Australia. */
export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
