import { momentInZone } from '@soundroof/contract/platform/time/australian-time'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { areasOf, leafOf } from '@soundroof/contract/roofs/projects/option-lists'
import type { Say } from '@soundroof/words/language/say'

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

/** IANA time zone of the site; null while the state is unknown. */
export const siteZone = (building: ProjectDraft['building'], choices: Choices): string | null => {
  const { state, area } = building
  if (state === null) return null
  const ids = [leafOf(choices, building)?.id, area === null ? undefined : areasOf(choices, building)[area]?.id]
  const island = ids.map((id) => zoneOfIsland[id ?? '']).find((zone) => zone !== undefined)
  return island ?? zoneOfState[choices.states[state]?.code ?? ''] ?? null
}

const cityOf = (timeZone: string): string => timeZone.slice(timeZone.indexOf('/') + 1).replace(/_/g, ' ')

const form = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** As the language writes it; the zone is named as in English. */
const written = ({ language }: Say, moment: number, timeZone: string): string => {
  const english = momentInZone(moment, timeZone)
  if (language.startsWith('en')) return english
  const text = new Intl.DateTimeFormat(language, { ...form, timeZone }).format(moment)
  return `${text} ${english.slice(english.lastIndexOf(' ') + 1)}`
}

/** A moment in local time of the site: "21 Nov 2026, 14:05 AEDT (Sydney)"; in UTC while the state is unknown. */
export const siteMomentIn = (say: Say, iso: string, building: ProjectDraft['building'], choices: Choices): string => {
  const timeZone = siteZone(building, choices)
  // biome-ignore lint/style/noRestrictedGlobals: it reads the moment that it is given, not the clock
  const moment = Date.parse(iso)
  if (timeZone === null) return written(say, moment, 'UTC')
  return say('sheet.moment-in', { moment: written(say, moment, timeZone), city: cityOf(timeZone) })
}

/** The same in English. */
export const siteMoment = (iso: string, building: ProjectDraft['building'], choices: Choices): string => {
  const timeZone = siteZone(building, choices)
  // biome-ignore lint/style/noRestrictedGlobals: it reads the moment that it is given, not the clock
  const moment = Date.parse(iso)
  return timeZone === null ? momentInZone(moment, 'UTC') : `${momentInZone(moment, timeZone)} (${cityOf(timeZone)})`
}
