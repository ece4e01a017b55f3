import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Lines } from '../settings/array-settings.ts'
import type { RailsHeld, ZoneAnswer, ZoneAnswers } from '../settings/zone-answer.ts'
import { type RailPlace, railPlaces } from './rail-places.ts'

/** Rails of one run of panels, from end to end; mm. */
export type Arrangement = {
  /** The zone that decides. */
  readonly zone: LayoutZone
  readonly rails: readonly RailPlace[]
  readonly spacing: number
  readonly fewFeetSpacing: number
}

/** How a zone holds so many rails: more of them than it asks for carry less each. */
const heldBy = (answer: ZoneAnswer, rails: number): RailsHeld | null => {
  if (rails === answer.rails.length) return answer
  return answer.alternatives.get(rails) ?? (rails > answer.rails.length ? answer : null)
}

const worstOf = (answers: readonly ZoneAnswer[]): ZoneAnswer =>
  answers.reduce((worst, next) => (next.uplift > worst.uplift ? next : worst))

const closerFor = (held: RailsHeld, used: number, share: number) => {
  // Loads grow no faster than the share: what is not used yet takes that much more at the same spacing.
  const factor = (share / held.tributary) * used <= 1 ? 1 : Math.min(1, held.tributary / share)
  return { spacing: held.spacing * factor, fewFeetSpacing: held.fewFeetSpacing * factor }
}

/**
 * Number of rails, places and spacing of the zone with the largest uplift that a run touches, verified in every zone that it
 * touches. Null: no lines for the rails, or a zone that takes no such rails. Third pass 6.
 */
export const arrangementIn = (
  zones: readonly LayoutZone[],
  answers: ZoneAnswers,
  bottom: number,
  length: number,
  lines: Lines | null,
): Arrangement | null => {
  const touched = zones.flatMap((zone) => answers.get(zone) ?? [])
  if (touched.length < zones.length || touched.length === 0) return null
  const most = Math.max(...touched.map(({ rails }) => rails.length))
  const deciding = worstOf(touched.filter(({ rails }) => rails.length === most))
  const placed = railPlaces(deciding, bottom, length, lines)
  if (placed === null) return null
  let [spacing, fewFeetSpacing] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const answer of touched) {
    const held = heldBy(answer, most)
    if (held === null) return null
    const closer = closerFor(held, held === answer ? answer.used : 1, placed.share)
    spacing = Math.min(spacing, closer.spacing)
    fewFeetSpacing = Math.min(fewFeetSpacing, closer.fewFeetSpacing)
  }
  return { zone: worstOf(touched).zone, rails: placed.places, spacing, fewFeetSpacing }
}
