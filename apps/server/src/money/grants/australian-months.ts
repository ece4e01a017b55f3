import { startOfAustralianDay } from '@soundroof/contract/platform/time/australian-time'
import { todayInTheEast } from '../../platform/australian-day.ts'
import { monthsAfter } from '../stores/facts/months.ts'

/**
 * End of a period of calendar months: with the day of that date in Sydney, so that a month sold on 1 March lasts to the end of
 * 1 April and nobody gets less than they paid for.
 */
export const australianMonthsAfter = (begin: Date, months: number): Date => {
  const day = monthsAfter(new Date(`${todayInTheEast(begin)}T00:00:00Z`), months)
    .toISOString()
    .slice(0, 10)
  const end = startOfAustralianDay(day, 1)
  if (end === null) throw new Error(`No day: ${day}`)
  return end
}
