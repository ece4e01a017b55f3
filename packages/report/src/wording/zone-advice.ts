import type { ZoneAdvice as Found, Remedy } from '@soundroof/contract/roofs/results/advice'
import type { ChangeThatHelps, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { plain } from './number-text.ts'

/** What a failing zone needs: a change with what then passes, or to stay clear. `short` leaves out what then passes. */
export type ZoneAdvice = {
  readonly label: 'What would make it pass' | 'Keep clear'
  readonly text: string
  readonly short: string
}

type Judged = Pick<ZoneResult, 'installable' | 'notApplicable' | 'advice' | 'place'>

const arrangementText = ({ numRails, fixingSpacing }: Pick<ChangeThatHelps, 'numRails' | 'fixingSpacing'>): string =>
  `${numRails} rails with fixings every ${plain(fixingSpacing)} mm`

const closesText = ({ closes }: Remedy): string =>
  closes.length === 0
    ? ''
    : ` ${closes.join(' and ')} then ${closes.length === 1 ? 'fails' : 'fail'}: use it in this zone only.`

/**
 * The advice for a failing zone, with its label; null where panels are possible or the zone does not exist.
 * @param found what a search among many changes gave for this zone; without it only the result's own advice is known
 */
export const adviceOfZone = (
  { installable, notApplicable, advice, place }: Judged,
  found?: Found | null,
): ZoneAdvice | null => {
  if (installable || notApplicable) return null
  const [first = null] = found?.remedies ?? []
  const remedy = found ? first : advice
  if (remedy === null) {
    const why = found?.nothingHelps ? ` ${found.nothingHelps}` : ''
    return { label: 'Keep clear', text: `${place}.${why}`, short: `${place}.${why}` }
  }
  return {
    label: 'What would make it pass',
    text: `${remedy.change}; then ${arrangementText(remedy)} pass.${first === null ? '' : closesText(first)}`,
    short: `${remedy.change}.`,
  }
}

/** Failing zones that the same answer helps, or none does, with a short paragraph and other single changes. */
export type SharedAdvice = {
  readonly titles: readonly string[]
  readonly text: string
  readonly others: readonly string[]
}

type Zones = readonly [Found, ...Found[]]

const inZones = (zones: Zones, words: (zone: Found) => string | null): string => {
  const [first] = zones
  if (zones.every((zone) => words(zone) === words(first))) return words(first) ?? ''
  return zones.flatMap((zone) => (words(zone) === null ? [] : [`${zone.title} ${words(zone)}`])).join(', ')
}

const blockText = (zones: Zones): string => {
  const by = inZones(zones, ({ blockedBy }) => blockedBy)
  return by === '' ? '' : `Blocked by: ${by.replace(/\.$/, '')}. `
}

const remedyText = (zones: Zones, remedy: Remedy): string => {
  const arrangements = inZones(zones, ({ remedies: [own] }) => (own === undefined ? null : arrangementText(own)))
  return `${remedy.change}: then ${arrangements} pass.${closesText(remedy)}`
}

const paragraph = (zones: Zones): SharedAdvice => {
  const [remedy, ...others] = zones[0].remedies
  const answer =
    remedy === undefined
      ? `${zones[0].nothingHelps ?? ''} Keep ${zones.length === 1 ? 'it' : 'them'} clear, or ask an engineer.`
      : remedyText(zones, remedy)
  const inAll = others.filter(({ change }) =>
    zones.every(({ remedies }) => remedies.some((other) => other.change === change)),
  )
  return {
    titles: zones.map(({ title }) => title),
    text: `${blockText(zones)}${answer}`,
    others: inAll.map(({ change }) => change),
  }
}

const answerOf = ({ remedies: [first], nothingHelps }: Found): string =>
  first === undefined ? (nothingHelps ?? '') : `${first.change} ${first.closes.join()}`

/** One paragraph for zones with the same answer. */
export const sharedAdvice = (zones: readonly Found[]): readonly SharedAdvice[] => {
  const groups = new Map<string, Zones>()
  for (const zone of zones) {
    const same = groups.get(answerOf(zone))
    groups.set(answerOf(zone), same === undefined ? [zone] : [...same, zone])
  }
  return [...groups.values()].map(paragraph)
}
