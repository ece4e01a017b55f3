import { text } from '@soundroof/contract/platform/text'
import type { ZoneAdvice as Found, Remedy } from '@soundroof/contract/roofs/results/advice'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { arrangementText } from './arrangements.ts'

/** What a failing zone needs: a change with what then passes, or to stay clear. `short` leaves out what then passes. */
export type ZoneAdvice = {
  readonly label: 'What would make it pass' | 'Keep clear'
  readonly text: string
  readonly short: string
}

type Judged = Pick<ZoneResult, 'installable' | 'notApplicable' | 'advice' | 'place'>

const closesText = ({ closes }: Remedy): string =>
  closes.length === 0
    ? ''
    : ` ${text(
        closes.length === 1
          ? '{zones} then fails: use it in this zone only.'
          : '{zones} then fail: use it in this zone only.',
        { zones: closes.map((zone) => text(zone)).join(text(' and ')) },
      )}`

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
    const kept = `${text('{place}.', { place })}${why}`
    return { label: 'Keep clear', text: kept, short: kept }
  }
  return {
    label: 'What would make it pass',
    text: `${text('{change}; then {arrangement} pass.', { change: remedy.change, arrangement: arrangementText(remedy) })}${first === null ? '' : closesText(first)}`,
    short: text('{change}.', { change: remedy.change }),
  }
}

/** Failing zones that the same answer helps, or none does, with a short paragraph and other single changes. */
export type SharedAdvice = {
  readonly titles: readonly string[]
  readonly text: string
  /** The change in the text; null where nothing helps. */
  readonly remedy: Remedy | null
  readonly others: readonly Remedy[]
}

type Zones = readonly [Found, ...Found[]]

const inZones = (zones: Zones, words: (zone: Found) => string | null): string => {
  const [first] = zones
  if (zones.every((zone) => words(zone) === words(first))) return words(first) ?? ''
  return zones.flatMap((zone) => (words(zone) === null ? [] : [`${text(zone.title)} ${words(zone)}`])).join(text(', '))
}

const blockText = (zones: Zones): string => {
  const by = inZones(zones, ({ blockedBy }) => blockedBy)
  return by === '' ? '' : `${text('Blocked by: {checks}.', { checks: by.replace(/[.。]$/, '') })} `
}

const remedyText = (zones: Zones, remedy: Remedy): string => {
  const arrangements = inZones(zones, ({ remedies: [own] }) => (own === undefined ? null : arrangementText(own)))
  return `${text('{change}: then {arrangements} pass.', { change: remedy.change, arrangements })}${closesText(remedy)}`
}

const paragraph = (zones: Zones): SharedAdvice => {
  const [remedy, ...others] = zones[0].remedies
  const answer =
    remedy === undefined
      ? `${zones[0].nothingHelps ?? ''} ${text(zones.length === 1 ? 'Keep it clear, or ask an engineer.' : 'Keep them clear, or ask an engineer.')}`
      : remedyText(zones, remedy)
  const inAll = others.filter(({ change }) =>
    zones.every(({ remedies }) => remedies.some((other) => other.change === change)),
  )
  return {
    titles: zones.map(({ title }) => title),
    text: `${blockText(zones)}${answer}`,
    remedy: remedy ?? null,
    others: inAll,
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
