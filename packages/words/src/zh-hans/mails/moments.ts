import { timeZone } from '@soundroof/contract/platform/time/australian-time'

const form = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
  timeZone,
} as const

/** An hour in April comes twice: the name of the time tells which. */
const zones: Readonly<Record<string, string>> = { AEDT: '悉尼夏令时间', AEST: '悉尼标准时间' }

const partsOf = (iso: string): Readonly<Record<string, string>> => {
  const parts = new Intl.DateTimeFormat('en-AU', form).formatToParts(Date.parse(iso))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const dayIn = ({ year, month, day }: Readonly<Record<string, string>>): string =>
  `${year}年${Number(month)}月${Number(day)}日`

/** "2026年11月21日": the day that it was in Sydney. */
export const australianDayOf = (iso: string): string => dayIn(partsOf(iso))

/** "2026年11月21日 14:05（悉尼夏令时间）" */
export const momentInWords = (iso: string): string => {
  const parts = partsOf(iso)
  const zone = parts.timeZoneName ?? ''
  return `${dayIn(parts)} ${parts.hour}:${parts.minute}（${zones[zone] ?? zone}）`
}
