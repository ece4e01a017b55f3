const perth = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth', dateStyle: 'short' })

/** `YYYY-MM-DD`: the day that it still is somewhere in Australia. */
export const today = (now: Date): string => {
  const parts = Object.fromEntries(perth.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Delivery dates are kept as midnight UTC, which is the same date everywhere in Australia. */
export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
