import type { AssessmentInput, SupportCondition } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { type Supports, unsurePurlin } from './supports.ts'

/** What a result says of purlins whose support is not known. */
export type SupportOutcome = {
  readonly supports: Supports
  readonly condition: Message | null
  readonly provisional: Message | null
}

/** The answer of one support. */
export type OfSupport = { readonly support: SupportCondition; readonly result: CodedResult }

type Place = Pick<CodedZoneResult, 'installable' | 'numRails' | 'fixingSpacing'>
type Answered = Pick<CodedResult, 'zoneResults' | 'ridgeCorner'>

const isSame = (one: Place, other: Place): boolean =>
  one.installable === other.installable && one.numRails === other.numRails && one.fixingSpacing === other.fixingSpacing

const placesOf = ({ zoneResults, ridgeCorner }: Answered): ReadonlyMap<string, Place> =>
  new Map<string, Place>([
    ...zoneResults.map((zone) => [zone.title, zone] as const),
    ...(ridgeCorner === null ? [] : [['Ridge ends', ridgeCorner] as const]),
  ])

/** Whether it matters which of the supports the purlins have. */
export const differ = ([first, ...others]: readonly OfSupport[]): boolean => {
  if (first === undefined) return false
  const places = [...placesOf(first.result)]
  return others.some(({ result }) => {
    const own = placesOf(result)
    return places.some(([title, place]) => !isSame(place, own.get(title) as Place))
  })
}

/** Whether an answer leaves room for a panel in any zone. */
export const hasRoom = ({ verdict, zoneResults }: CodedResult): boolean =>
  verdict !== 'no-panel-fits' && zoneResults.some(({ installable }) => installable)

/** Not installable, then more rails, then fixings closer together: the order of the search. */
export const isNoBetter = (one: Place, other: Place): boolean => {
  if (!one.installable) return true
  if (!other.installable || one.numRails !== other.numRails) return other.installable && one.numRails > other.numRails
  return (one.fixingSpacing ?? 0) <= (other.fixingSpacing ?? 0)
}

const isNoBetterAnywhere = (one: Answered, other: Answered): boolean => {
  const places = placesOf(other)
  return [...placesOf(one)].every(([title, place]) => isNoBetter(place, places.get(title) as Place))
}

/** Among the supports that leave room, the one whose answer is nowhere better than the others; else the usual one of the section. */
export const betterOf = (input: AssessmentInput, answers: readonly OfSupport[]): OfSupport | null => {
  const withRoom = answers.filter(({ result }) => hasRoom(result))
  const strictest = withRoom.filter(({ result }) => withRoom.every((other) => isNoBetterAnywhere(result, other.result)))
  const candidates = strictest.length > 0 ? strictest : withRoom
  return candidates.find(({ support }) => support === input.purlin.support) ?? candidates.at(-1) ?? null
}

const sectionOf = (input: AssessmentInput): string => unsurePurlin(input)?.section ?? ''

/** One condition for the unknown support: that a table does not reach the span comes before that rails or spacings differ. */
const conditionOf = (section: string, { leftOut }: Supports, answersDiffer: boolean): Message | null => {
  if (leftOut.length > 0) return { code: 'photo-excludes-support', values: { section, leftOut } }
  return answersDiffer ? { code: 'photo-tells-support', values: { section } } : null
}

/** The answer that holds for every support counted. */
export const heldByAll = (input: AssessmentInput, supports: Supports, answersDiffer: boolean): SupportOutcome => ({
  supports,
  condition: conditionOf(sectionOf(input), supports, answersDiffer),
  provisional: null,
})

/** The answer of one support, because the others leave no room. */
export const heldByOne = (input: AssessmentInput, support: SupportCondition, supports: Supports): SupportOutcome => {
  const values = { section: sectionOf(input), support }
  return {
    supports: { ...supports, counted: [support] },
    condition: { code: 'photo-shows-support', values },
    provisional: { code: 'provisional-on-support', values },
  }
}

const othersOf = (title: string, own: Place, answers: readonly OfSupport[]) =>
  answers.flatMap(({ support, result }) => {
    const place = placesOf(result).get(title)
    if (place === undefined || isSame(own, place)) return []
    const { installable, numRails, fixingSpacing } = place
    return [{ support, installable, numRails, fixingSpacing }]
  })

const beside = <P extends Place>(title: string, place: P, answers: readonly OfSupport[]): P => {
  const ifSupport = othersOf(title, place, answers)
  return ifSupport.length === 0 ? place : { ...place, ifSupport }
}

/** Each zone with what it gets where the purlins are supported otherwise. */
export const besideOthers = (result: CodedResult, answers: readonly OfSupport[]): CodedResult => ({
  ...result,
  zoneResults: result.zoneResults.map((zone) => beside(zone.title, zone, answers)),
  ridgeCorner: result.ridgeCorner === null ? null : beside('Ridge ends', result.ridgeCorner, answers),
})

/** Without the smallest changes: what one of them gives depends on a support that only a photo shows. */
export const withoutAdvice = (result: CodedResult): CodedResult => ({
  ...result,
  zoneResults: result.zoneResults.map((zone) => ({ ...zone, advice: null })),
  ridgeCorner: result.ridgeCorner === null ? null : { ...result.ridgeCorner, advice: null },
})
