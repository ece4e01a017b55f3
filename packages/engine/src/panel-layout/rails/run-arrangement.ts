import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { legsOfRails, pressedIn } from '../frames/frame-legs.ts'
import { isUpFrame, shrinkOn } from '../frames/frames.ts'
import { legShare } from '../frames/legs.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import type { RailsHeld, ZoneAnswer } from '../settings/zone-answer.ts'
import { type Placed, type RailPlace, railPlaces } from './rail-places.ts'

/** Rails of one run of panels, from end to end; mm. */
export type Arrangement = {
  /** The zone that decides. */
  readonly zone: LayoutZone
  readonly rails: readonly RailPlace[]
  readonly spacing: number
  readonly fewFeetSpacing: number
  /** The length of rail that one foot may carry. */
  readonly reach: number
  /** The least moment of legs that a foot of these rails was checked for in the zones of the run. */
  readonly legMoment: number
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

/** Where a run begins across its rails, mm, and the side that its panels look to; null: flush. */
export type Beginning = { readonly v: number; readonly faces: FrameSide | null }

const shrunk = ({ faces }: Pick<Beginning, 'faces'>, { panel, railsUpSlope }: ArrayRoof) =>
  shrinkOn(panel.tilt ?? 0, faces, railsUpSlope)

/** Rails below the panels of a run, along these; legs put them over lines of the roof, which a tilted panel sees further apart. */
export const placesBelow = (
  answer: ZoneAnswer,
  { v, faces }: Beginning,
  lines: Lines | null,
  roof: ArrayRoof,
): Placed | null => {
  const { across } = shrunk({ faces }, roof)
  const seen = lines === null || across === 1 ? lines : { ...lines, ...scaled(lines, 1 / across) }
  return railPlaces(answer, v / across, roof.panel.length, seen)
}

const scaled = ({ first, pitch, last }: Lines, by: number): Lines => ({
  first: first * by,
  pitch: pitch * by,
  last: last === null ? null : last * by,
})

const onRoof = ({ places }: Placed, faces: FrameSide | null, roof: ArrayRoof): readonly RailPlace[] => {
  const { across } = shrunk({ faces }, roof)
  return across === 1 ? places : places.map((place) => ({ ...place, at: place.at * across }))
}

/** How a zone presses feet, and what rails of this number count for it. */
type Pressing = Pick<ZoneAnswer, 'uplift' | 'downward' | 'legMoment'>

/**
 * What one foot carries of the length of a panel: of the rails the largest share, of legs under a row no less than what presses
 * them. Rails in the frames are longer than on the roof; what they carry grows with the third power at most.
 */
const shareIn = (answer: Pressing, { places, share }: Placed, faces: FrameSide | null, roof: ArrayRoof): number => {
  if (faces === null) return share
  if (isUpFrame(faces, roof.railsUpSlope)) return share / shrunk({ faces }, roof).along ** 3
  return Math.max(share, legShare(legsOfRails(places, faces, roof), pressedIn(answer, roof), answer.legMoment))
}

/** How far apart feet may stand in a zone on rails that lie as the result says. */
export const closestSpacing = (answer: ZoneAnswer, roof: ArrayRoof): number => {
  const faces = roof.frames?.faces ?? null
  const placed = placesBelow(answer, { v: 0, faces }, null, roof)
  return placed === null ? answer.spacing : closerFor(answer, answer.used, shareIn(answer, placed, faces, roof)).spacing
}

/**
 * Number of rails, places and spacing of the zone with the largest uplift that a run touches, verified in every zone that it
 * touches. Null: no lines for the rails, or a zone that takes no such rails. Third pass 6.
 */
export const arrangementIn = (
  zones: readonly LayoutZone[],
  { v, faces }: Beginning,
  lines: Lines | null,
  roof: ArrayRoof,
): Arrangement | null => {
  const { answers } = roof
  const touched = zones.flatMap((zone) => answers.get(zone) ?? [])
  if (touched.length < zones.length || touched.length === 0) return null
  const most = Math.max(...touched.map(({ rails }) => rails.length))
  const deciding = worstOf(touched.filter(({ rails }) => rails.length === most))
  const placed = placesBelow(deciding, { v, faces }, lines, roof)
  if (placed === null) return null
  let [spacing, fewFeetSpacing, reach, legMoment] = [Infinity, Infinity, Infinity, Infinity]
  for (const answer of touched) {
    const held = heldBy(answer, most)
    if (held === null) return null
    const used = held === answer ? answer.used : 1
    const share = shareIn({ ...answer, legMoment: held.legMoment }, placed, faces, roof)
    const closer = closerFor(held, used, share)
    spacing = Math.min(spacing, closer.spacing)
    fewFeetSpacing = Math.min(fewFeetSpacing, closer.fewFeetSpacing)
    legMoment = Math.min(legMoment, held.legMoment)
    reach = Math.min(reach, (held.tributary * held.fewFeetSpacing) / (placed.share * used))
  }
  return { zone: worstOf(touched).zone, rails: onRoof(placed, faces, roof), spacing, fewFeetSpacing, reach, legMoment }
}
