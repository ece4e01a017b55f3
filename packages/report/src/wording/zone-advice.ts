import type { ZoneAdvice as Found, Remedy } from '@soundroof/contract/roofs/results/advice'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { arrangementText } from './arrangements.ts'

/** What a failing zone needs: a change with the result, or to stay clear. `short` leaves the result out. */
export type ZoneAdvice = {
  readonly label: 'What would make it pass' | 'Keep clear'
  readonly text: string
  readonly short: string
}

type Judged = Pick<ZoneResult, 'installable' | 'notApplicable' | 'advice' | 'place'>

const closesText = (say: Say, { closes }: Remedy): string =>
  closes.length === 0
    ? ''
    : ` ${say(closes.length === 1 ? 'report.then-fails-use-it-in-this' : 'report.then-fail-use-it-in-this', {
        zones: closes.map((zone) => say.named(zone)).join(say('report.and-between')),
      })}`

/**
 * Advice for a failing zone, with its label; null where panels are possible or the zone does not exist. @param found advice
 * of a search for this zone; without it, only the result's own is known
 */
export const adviceOfZone = (
  say: Say,
  { installable, notApplicable, advice, place }: Judged,
  found?: Found | null,
): ZoneAdvice | null => {
  if (installable || notApplicable) return null
  const [first = null] = found?.remedies ?? []
  const remedy = found ? first : advice
  if (remedy === null) {
    const why = found?.nothingHelps ? ` ${found.nothingHelps}` : ''
    const kept = `${say('report.sentence', { words: place })}${why}`
    return { label: 'Keep clear', text: kept, short: kept }
  }
  return {
    label: 'What would make it pass',
    text: `${say('report.then-pass-change-arrangement', { change: remedy.change, arrangement: arrangementText(say, remedy) })}${first === null ? '' : closesText(say, first)}`,
    short: say('report.sentence', { words: remedy.change }),
  }
}

/** Failing zones with the same remedy, or none, in a short paragraph with other single changes. */
export type SharedAdvice = {
  readonly titles: readonly string[]
  readonly text: string
  /** The change named in the text; null: nothing helps. */
  readonly remedy: Remedy | null
  readonly others: readonly Remedy[]
}

type Zones = readonly [Found, ...Found[]]

const inZones = (say: Say, zones: Zones, words: (zone: Found) => string | null): string => {
  const [first] = zones
  if (zones.every((zone) => words(zone) === words(first))) return words(first) ?? ''
  return zones
    .flatMap((zone) => (words(zone) === null ? [] : [`${say.named(zone.title)} ${words(zone)}`]))
    .join(say('report.comma'))
}

const blockText = (say: Say, zones: Zones): string => {
  const by = inZones(say, zones, ({ blockedBy }) => blockedBy)
  return by === '' ? '' : `${say('report.blocked-by', { checks: by.replace(/[.。]$/, '') })} `
}

const remedyText = (say: Say, zones: Zones, remedy: Remedy): string => {
  const arrangements = inZones(say, zones, ({ remedies: [own] }) =>
    own === undefined ? null : arrangementText(say, own),
  )
  return `${say('report.then-pass', { change: remedy.change, arrangements })}${closesText(say, remedy)}`
}

const paragraph = (say: Say, zones: Zones): SharedAdvice => {
  const [remedy, ...others] = zones[0].remedies
  const answer = remedy === undefined ? (zones[0].nothingHelps ?? '') : remedyText(say, zones, remedy)
  const inAll = others.filter(({ change }) =>
    zones.every(({ remedies }) => remedies.some((other) => other.change === change)),
  )
  return {
    titles: zones.map(({ title }) => title),
    text: `${blockText(say, zones)}${answer}`,
    remedy: remedy ?? null,
    others: inAll,
  }
}

const answerOf = ({ remedies: [first], nothingHelps }: Found): string =>
  first === undefined ? (nothingHelps ?? '') : `${first.change} ${first.closes.join()}`

/** One paragraph for zones with the same answer. */
export const sharedAdvice = (say: Say, zones: readonly Found[]): readonly SharedAdvice[] => {
  const groups = new Map<string, Zones>()
  for (const zone of zones) {
    const same = groups.get(answerOf(zone))
    groups.set(answerOf(zone), same === undefined ? [zone] : [...same, zone])
  }
  return [...groups.values()].map((zones) => paragraph(say, zones))
}
