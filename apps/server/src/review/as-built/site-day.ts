import { timeZone } from '@soundroof/contract/platform/time/australian-time'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { siteZone } from '@soundroof/report/wording/site-time'
import { dayInZone } from '../../platform/australian-day.ts'

/** `YYYY-MM-DD` where the roof stands. */
export const siteDay = (moment: Date, { building }: ProjectDraft): string =>
  dayInZone(moment, siteZone(building, choices) ?? timeZone)
