import {
  australianDayOf,
  dayInWords,
  momentInWords,
  startOfAustralianDay,
  timeZone,
} from '@soundroof/contract/platform/time/australian-time'
import type { Say } from '@soundroof/words/language/say'

const dayForm = { day: 'numeric', month: 'short', year: 'numeric' } as const
const momentForm = { ...dayForm, hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const

const written = (say: Say, date: Date, form: Intl.DateTimeFormatOptions): string =>
  date.toLocaleString(say.language, form)

const isReal = (date: Date): boolean => !Number.isNaN(date.getTime())
const isEnglish = (say: Say): boolean => say.language.startsWith('en')

/** In the time of Sydney, named, as in reports and mails; text that is not a time is shown unchanged. */
export const shownMoment = (say: Say, iso: string): string => {
  const date = new Date(iso)
  if (!isReal(date)) return iso
  return isEnglish(say) ? momentInWords(iso) : written(say, date, momentForm)
}

/** The day in Sydney. */
export const shownDayOf = (say: Say, iso: string): string => {
  const date = new Date(iso)
  if (!isReal(date)) return iso
  return isEnglish(say) ? australianDayOf(iso) : written(say, date, { ...dayForm, timeZone })
}

/** A calendar day, `YYYY-MM-DD` with or without a time, independent of the reader's time zone; in English as in reports and mails. */
export const shownDay = (say: Say, text: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? []
  if (year === undefined) return text
  const value = new Date(Number(year), Number(month) - 1, Number(date))
  if (!isReal(value)) return text
  return isEnglish(say)
    ? dayInWords(`${value.getFullYear()}-${value.getMonth() + 1}-${value.getDate()}`)
    : written(say, value, dayForm)
}

const lastYear = 9998

/** Moment at which a day begins in Sydney, or the day so many days later; empty for text that is no day. */
export const startOfDay = (text = '', later = 0): string => {
  if (Number(text.slice(0, 4)) > lastYear) return ''
  return startOfAustralianDay(text, later)?.toISOString() ?? ''
}
