import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { radians } from '../../calculation/units.ts'
import { type CountedPanel, extentOf } from '../blocks/block-cells.ts'
import { type ZonedPlane, zonesTouched } from '../blocks/cell-refusal.ts'
import { type Block, type Limit, spanIn } from '../face/band-frame.ts'
import type { Field } from '../face/plane-field.ts'
import { legsOfFeet, pressedIn } from '../frames/frame-legs.ts'
import { isLowFirst, isUpFrame } from '../frames/frames.ts'
import { legShare } from '../frames/legs.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import { alongRails, type PanelRun } from './panel-runs.ts'
import { type Arrangement, arrangementIn } from './run-arrangement.ts'
import { type FeetSettings, type RailWithFeet, setOutFeet } from './set-out-feet.ts'
import { pastPanelOf } from './trim-rails.ts'

type Spacings = Pick<Arrangement, 'spacing' | 'fewFeetSpacing'>

/** A rail with its feet; on two or three of them further apart than so short a rail takes where `isTooFar`. Method 5.5. */
export type LaidRun = RailWithFeet & { readonly isTooFar: boolean }

/** A run with its rails, all with the same feet. */
export type HeldRun = PanelRun & { readonly arrangement: Arrangement; readonly rail: LaidRun }

/** What a run needs of its plane. */
export type RunSetting = {
  readonly zoned: ZonedPlane
  readonly field: Field
  readonly roof: ArrayRoof
  /** What was found for runs of the same zones and place across the rails; null: no rails. */
  readonly arrangements?: Map<string, Arrangement | null>
}

/** A run as a rectangle: along its rails, and from where it begins across them; mm. */
export type Extent = {
  readonly from: number
  readonly to: number
  readonly v: number
  readonly depth: number
  /** The side that its panels look to; null: flush. */
  readonly faces: FrameSide | null
}

/** Limits that the rails of a run may not cross: the outline of the roof, and obstacles beside it. */
const roomAround = ({ from, to, v, depth }: Extent, outline: readonly Limit[], solid: readonly Block[]) => {
  const span = spanIn(outline, v, v + depth)
  let [low, high] = [span?.low ?? from, span?.high ?? to]
  for (const block of solid) {
    if (block.fromV >= v + depth - 1e-6 || block.toV <= v + 1e-6) continue
    if (block.toU <= from + 1e-6) low = Math.max(low, block.toU)
    if (block.fromU >= to - 1e-6) high = Math.min(high, block.fromU)
  }
  return { low, high }
}

/** A rail in a frame reaches no further past the low edge of its panel than it meets the roof. */
const aboveRoof = ({ from, to, faces }: Extent, room: { low: number; high: number }, roof: ArrayRoof) => {
  const { frames, railsUpSlope } = roof
  if (frames === null || faces === null || !isUpFrame(faces, railsUpSlope)) return room
  const past = frames.lowEdge / Math.tan(radians(frames.tilt))
  return isLowFirst(faces)
    ? { ...room, low: Math.max(room.low, from - past) }
    : { ...room, high: Math.min(room.high, to + past) }
}

/** How far a rail may reach past its last foot, mm: short enough that one panel stands on two feet. */
export const overhangOf = (
  { spacing, fewFeetSpacing }: Pick<Arrangement, 'spacing' | 'fewFeetSpacing'>,
  roof: ArrayRoof,
) => {
  const { rails, panel } = roof
  return Math.min(rails.overhangShare * Math.min(spacing, fewFeetSpacing), rails.longestOverhang, 0.49 * panel.width)
}

/** Legs that may stand anywhere stand near both ends of their panel: the nearer they are, the more wind turns it. */
const PAST_LEG = 100

const settingsFor = (
  { spacing, fewFeetSpacing }: Spacings,
  { faces }: Extent,
  { field, roof }: RunSetting,
): FeetSettings => {
  const isOnEnds = isUpFrame(faces, roof.railsUpSlope) && roof.feetOn === 'anywhere'
  const most = overhangOf({ spacing, fewFeetSpacing }, roof)
  const overhang = isOnEnds ? Math.min(PAST_LEG, most) : most
  const lines = roof.feetOn === 'anywhere' ? null : field.footLines
  return { lines, spacing, fewFeetSpacing, overhang, pastFoot: Math.min(field.pastFoot, overhang) }
}

/**
 * The rail of a run from end to end with its feet; null where it finds none. Two or three feet stand further apart than so short a
 * rail takes only where no line lies nearer.
 */
export const railAlong = (
  extent: Extent,
  { spacing, fewFeetSpacing }: Spacings,
  setting: RunSetting,
): LaidRun | null => {
  const { field, roof } = setting
  const room = aboveRoof(extent, roomAround(extent, field.outline, field.solid), roof)
  const past = pastPanelOf(roof)
  const ends = { from: Math.max(room.low, extent.from - past), to: Math.min(room.high, extent.to + past), ...room }
  const near = setOutFeet(ends, settingsFor({ spacing, fewFeetSpacing }, extent, setting))
  if (near !== null) return { ...near, isTooFar: false }
  const far = setOutFeet(ends, settingsFor({ spacing, fewFeetSpacing: spacing }, extent, setting))
  return far === null ? null : { ...far, isTooFar: true }
}

/** Why a run has no rails. */
export type NotHeld = { readonly reason: Message }

/** The panels of a run as one rectangle along the rails. */
export const extentOfRun = ({ v, panels }: PanelRun, { roof }: Pick<RunSetting, 'roof'>): Extent => {
  const [first, last] = [panels[0] as CountedPanel, panels.at(-1) as CountedPanel]
  const upSlope = roof.railsUpSlope
  const depth = upSlope ? first.width : first.height
  return { from: alongRails(first, upSlope).from, to: alongRails(last, upSlope).to, v, depth, faces: first.faces }
}

const zonesOfRun = ({ panels }: PanelRun, regions: ZonedPlane['regions']): readonly LayoutZone[] => {
  const around = extentOf(panels)
  return around === null ? [] : zonesTouched(regions, around)
}

/** Rails in a run, all alike. */
export type OnRails = { readonly arrangement: Arrangement; readonly rail: LaidRun }

const arrangedOn = (zones: readonly LayoutZone[], extent: Extent, lines: Lines | null, setting: RunSetting) => {
  const { roof, arrangements } = setting
  const key = lines === null ? zones.join() : `${extent.v},${zones.join()}`
  const known = arrangements?.get(key)
  if (known !== undefined) return known
  const arrangement = arrangementIn(zones, extent, lines, roof)
  arrangements?.set(key, arrangement)
  return arrangement
}

/** Whether the feet below a rail that lies in a frame take what its legs press on them. */
const isStanding = (
  zones: readonly LayoutZone[],
  { from, to, faces }: Extent,
  { arrangement, rail: { feet } }: OnRails,
  roof: ArrayRoof,
): boolean => {
  if (faces === null || !isUpFrame(faces, roof.railsUpSlope)) return true
  const legs = legsOfFeet({ feet, from, to }, faces, roof)
  return zones
    .flatMap((zone) => roof.answers.get(zone) ?? [])
    .every((answer) => legShare(legs, pressedIn(answer, roof), arrangement.legMoment) <= arrangement.reach + 1e-9)
}

/** The rails below a run in these zones; where nobody measured the courses of tiles, anywhere if the assumed ones do not hold it. */
export const onRails = (zones: readonly LayoutZone[], extent: Extent, setting: RunSetting): OnRails | NotHeld => {
  const { railLines, courses, railsUpSlope, request } = setting.roof
  const isAssumed = courses !== null && request.courses === null && !railsUpSlope
  let reason: Message = 'no-line-below-its-rails'
  for (const lines of isAssumed && railLines !== null ? [railLines, null] : [railLines]) {
    const arrangement = arrangedOn(zones, extent, lines, setting)
    if (arrangement === null) continue
    const rail = railAlong(extent, arrangement, setting)
    if (rail !== null && isStanding(zones, extent, { arrangement, rail }, setting.roof)) return { arrangement, rail }
    reason = 'no-foot-below-its-rails'
  }
  return { reason }
}

/** A run on its rails, or why it has none. */
export const heldRun = (run: PanelRun, setting: RunSetting): HeldRun | NotHeld => {
  const zones = zonesOfRun(run, setting.zoned.regions)
  const found = onRails(zones, extentOfRun(run, setting), setting)
  return 'rail' in found ? { ...run, ...found } : found
}
