import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { areasOf, leafOf } from '@soundroof/contract/roofs/project/option-lists'

// Zones of the IANA time zone database (tz 2025b, file australasia). Sydney covers the ACT. Broken Hill, Eucla and the like
// keep the zone of their state: the name of the city is printed beside the time.
const zoneOfState: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
}

/** By the id of an area or location of the region table. */
const zoneOfIsland: Readonly<Record<string, string>> = {
  'nsw-lord-howe-island': 'Australia/Lord_Howe',
  'christmas-island': 'Indian/Christmas',
  'cocos-keeling-islands': 'Indian/Cocos',
}

const siteZone = (building: ProjectDraft['building'], choices: Choices): string | null => {
  const { state, area } = building
  if (state === null) return null
  const ids = [leafOf(choices, building)?.id, area === null ? undefined : areasOf(choices, building)[area]?.id]
  const island = ids.map((id) => zoneOfIsland[id ?? '']).find((zone) => zone !== undefined)
  return island ?? zoneOfState[choices.states[state]?.code ?? ''] ?? null
}

/** Three letters for every month: those of the platform change between releases. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const wallClock = (moment: number, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const month = months[Number(part.month) - 1] ?? ''
  return `${part.day} ${month} ${part.year}, ${part.hour}:${part.minute} ${part.timeZoneName}`
}

const cityOf = (timeZone: string): string => timeZone.slice(timeZone.indexOf('/') + 1).replace(/_/g, ' ')

/** A moment in local time of the site: "21 Nov 2026, 14:05 AEDT (Sydney)"; in UTC while the state is unknown. */
export const siteMoment = (iso: string, building: ProjectDraft['building'], choices: Choices): string => {
  const timeZone = siteZone(building, choices)
  // biome-ignore lint/style/noRestrictedGlobals: it reads the moment that it is given, not the clock
  const moment = Date.parse(iso)
  return timeZone === null ? wallClock(moment, 'UTC') : `${wallClock(moment, timeZone)} (${cityOf(timeZone)})`
}
