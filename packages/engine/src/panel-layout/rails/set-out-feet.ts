import type { Lines } from '../settings/array-settings.ts'
import { stepsToCover, stepsWithin, wholeNear } from '../settings/whole-steps.ts'

/** Feet that stand anywhere along a rail are set out in steps of this many mm. Third pass 5. */
export const FOOT_STEP = 25

/** A rail of fewer feet is no continuous beam. Method 5.3. */
const FEW = 4

/** A rail between its ends with its feet, mm along it; `step` from one foot to the next. */
export type RailWithFeet = {
  readonly from: number
  readonly to: number
  readonly feet: readonly number[]
  readonly step: number
}

/** Where feet may stand on a rail; mm. */
export type FeetSettings = {
  /** What feet stand on; null: anywhere. */
  readonly lines: Lines | null
  readonly spacing: number
  /** The same of a rail with two or three feet. */
  readonly fewFeetSpacing: number
  /** How far a rail may reach past its last foot, and how far it reaches past a foot beyond the last panel. */
  readonly overhang: number
  readonly pastFoot: number
}

/** Ends of a rail as its panels ask, and how far it may reach, mm. */
export type RailEnds = { readonly from: number; readonly to: number; readonly low: number; readonly high: number }

const limitOf = ({ spacing, fewFeetSpacing }: FeetSettings, feet: number): number =>
  feet < FEW ? fewFeetSpacing : spacing

const madeLonger = ({ from, to }: RailEnds, feet: readonly number[], pastFoot: number, step: number): RailWithFeet => ({
  from: Math.min(from, (feet[0] as number) - pastFoot),
  to: Math.max(to, (feet.at(-1) as number) + pastFoot),
  feet,
  step,
})

/** The least additions to the rail, then overhangs alike. */
const isBetter = (one: RailWithFeet, other: RailWithFeet | null): boolean => {
  if (other === null) return true
  const lengths = [one, other].map(({ from, to }) => to - from)
  if (Math.abs((lengths[0] as number) - (lengths[1] as number)) > 1e-6)
    return (lengths[0] as number) < (lengths[1] as number)
  const uneven = ({ from, to, feet }: RailWithFeet) =>
    Math.abs((feet[0] as number) - from - (to - (feet.at(-1) as number)))
  return uneven(one) < uneven(other) - 1e-6
}

type Reach = { readonly first: readonly [number, number]; readonly last: readonly [number, number] }

/** Numbers of the lines that the first and the last foot may stand on. */
const reachOn = (
  { from, to, low, high }: RailEnds,
  { first, pitch }: Lines,
  { overhang, pastFoot }: FeetSettings,
): Reach => ({
  first: [Math.max(0, stepsToCover(low + pastFoot - first, pitch)), stepsWithin(from + overhang - first, pitch)],
  last: [stepsToCover(to - overhang - first, pitch), stepsWithin(high - pastFoot - first, pitch)],
})

/** So many feet, every n-th line; null where they do not reach from end to end. */
const withFeet = (
  count: number,
  ends: RailEnds,
  lines: Lines,
  reach: Reach,
  settings: FeetSettings,
): RailWithFeet | null => {
  const { first, pitch } = lines
  let best: RailWithFeet | null = null
  for (let each = stepsWithin(limitOf(settings, count), pitch); each >= 1; each -= 1) {
    const span = (count - 1) * each
    const from = Math.max(reach.first[0], reach.last[0] - span)
    const to = Math.min(reach.first[1], reach.last[1] - span)
    for (let line = from; line <= to; line += 1) {
      const feet = Array.from({ length: count }, (_, index) => first + (line + index * each) * pitch)
      const rail = madeLonger(ends, feet, settings.pastFoot, each * pitch)
      if (isBetter(rail, best)) best = rail
    }
  }
  return best
}

const onEvenLines = (ends: RailEnds, lines: Lines, settings: FeetSettings): RailWithFeet | null => {
  const reach = reachOn(ends, lines, settings)
  const each = stepsWithin(settings.spacing, lines.pitch)
  if (each < 1 || reach.first[0] > reach.first[1] || reach.last[0] > reach.last[1]) return null
  const most = Math.max(2, reach.last[1] - reach.first[0] + 1)
  for (let count = Math.max(2, stepsToCover(reach.last[0] - reach.first[1], each) + 1); count <= most; count += 1) {
    const rail = withFeet(count, ends, lines, reach, settings)
    if (rail !== null) return rail
  }
  return null
}

/** The last foot stands on the line that lies nearer than a pitch: its bay is shorter. */
const endingOnLast = (ends: RailEnds, lines: Lines, last: number, settings: FeetSettings): RailWithFeet | null => {
  const { first, pitch } = lines
  if (last < ends.to - settings.overhang - 1e-6 || last > ends.high - settings.pastFoot + 1e-6) return null
  const reach = reachOn(ends, lines, settings)
  let best: RailWithFeet | null = null
  for (let each = stepsWithin(settings.spacing, pitch); each >= 1; each -= 1)
    for (let line = reach.first[1]; line >= reach.first[0]; line -= 1) {
      const bays = stepsToCover(last - (first + line * pitch), each * pitch)
      if (bays < 1 || each * pitch > limitOf(settings, bays + 1) + 1e-9) continue
      const feet = [...Array.from({ length: bays }, (_, index) => first + (line + index * each) * pitch), last]
      const rail = madeLonger(ends, feet, settings.pastFoot, each * pitch)
      if (best === null || feet.length < best.feet.length || (feet.length === best.feet.length && isBetter(rail, best)))
        best = rail
    }
  return best
}

const within = (lines: Lines): Lines => ({ ...lines, last: null })

const onLines = (ends: RailEnds, lines: Lines, settings: FeetSettings): RailWithFeet | null => {
  const { last } = lines
  if (last === null) return onEvenLines(ends, lines, settings)
  const inside = { ...ends, high: Math.min(ends.high, last + settings.pastFoot) }
  return onEvenLines(inside, within(lines), settings) ?? endingOnLast(ends, within(lines), last, settings)
}

/** Feet anywhere: overhangs alike, and the least step that reaches. */
const anywhere = (ends: RailEnds, settings: FeetSettings): RailWithFeet | null => {
  const { overhang, pastFoot } = settings
  const length = ends.to - ends.from
  // The first foot is set out in whole millimetres.
  const reach = Math.max(0, 2 * overhang - 1)
  const inside = 2 * Math.min(pastFoot, overhang / 2)
  const most = stepsToCover(length, FOOT_STEP) + 2
  for (let count = 2; count <= most; count += 1) {
    const bays = count - 1
    const least = FOOT_STEP * Math.max(1, stepsToCover((length - reach) / bays, FOOT_STEP))
    if (least > limitOf(settings, count) + 1e-9) continue
    const widest = FOOT_STEP * stepsWithin((length - inside) / bays, FOOT_STEP)
    if (least > widest) continue
    const step = least
    const first = wholeNear(ends.from + (length - bays * step) / 2)
    return { ...ends, feet: Array.from({ length: count }, (_, index) => first + index * step), step }
  }
  return null
}

/** As few feet as spacing and overhangs allow, at one step from end to end; null where a rail finds no support. */
export const setOutFeet = (ends: RailEnds, settings: FeetSettings): RailWithFeet | null => {
  const rail = settings.lines === null ? anywhere(ends, settings) : onLines(ends, settings.lines, settings)
  return rail === null ? null : { from: rail.from, to: rail.to, feet: rail.feet, step: rail.step }
}
