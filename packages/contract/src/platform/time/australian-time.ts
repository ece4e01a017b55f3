/** One zone for lists, filters and mails; decision 053. IANA time zone database: Sydney covers NSW and the ACT. */
export const timeZone = 'Australia/Sydney'

/** Three letters for every month: those of the platform change between releases. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const form = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

const partsOf = (moment: number, zone: string): Readonly<Record<string, string>> => {
  const parts = new Intl.DateTimeFormat('en-AU', { ...form, timeZone: zone }).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const dayIn = ({ day, month, year }: Readonly<Record<string, string>>): string =>
  `${Number(day)} ${months[Number(month) - 1]} ${year}`

/** "21 Nov 2026, 14:05 AEDT" */
export const momentInZone = (moment: number, zone: string): string => {
  const parts = partsOf(moment, zone)
  return `${dayIn(parts)}, ${parts.hour}:${parts.minute} ${parts.timeZoneName}`
}

/** "21 Nov 2026" of a day, `2026-11-21`. */
export const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-')
  return dayIn({ year: year ?? '', month: month ?? '', day: date ?? '' })
}

const momentOf = (iso: string): number => Date.parse(iso)

/** "21 Nov 2026, 14:05 AEDT", in Sydney's time. */
export const momentInWords = (iso: string): string => momentInZone(momentOf(iso), timeZone)

/** "21 Nov 2026": the day that it was in Sydney. */
export const australianDayOf = (iso: string): string => dayIn(partsOf(momentOf(iso), timeZone))

const hour = 3600 * 1000
/** Offsets of Sydney from UTC, hours: with daylight saving, and without. */
const offsets = [11, 10] as const

/** Moment at which a day `YYYY-MM-DD`, or the day `later` days after it, begins in Sydney; null where the text is no day. */
export const startOfAustralianDay = (text: string, later = 0): Date | null => {
  const given = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(given) || !new Date(given).toISOString().startsWith(`${text}T`)) return null
  const midnight = given + later * 24 * hour
  const starts = offsets.map((offset) => midnight - offset * hour)
  return new Date(starts.find((start) => partsOf(start, timeZone).hour === '00') ?? midnight - 10 * hour)
}
