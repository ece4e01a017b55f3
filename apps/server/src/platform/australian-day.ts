const calendar = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
/** The last and the first of the big cities in which a day begins. */
const [perth, sydney] = [calendar('Australia/Perth'), calendar('Australia/Sydney')]

const dayIn = (format: Intl.DateTimeFormat, now: Date): string => {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** `YYYY-MM-DD`: the day that it still is somewhere in Australia. */
export const today = (now: Date): string => dayIn(perth, now)

/** `YYYY-MM-DD`: the day that has begun in the east. What may not be done a day too late ends with it. */
export const todayInTheEast = (now: Date): string => dayIn(sydney, now)

/** Delivery dates are kept as midnight UTC, which is the same date everywhere in Australia. */
export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
