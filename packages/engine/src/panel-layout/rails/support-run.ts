import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type CountedPanel, extentOf } from '../blocks/block-cells.ts'
import { type ZonedPlane, zonesTouched } from '../blocks/cell-refusal.ts'
import { type Block, type Limit, spanIn } from '../face/band-frame.ts'
import type { Field } from '../face/plane-field.ts'
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
export type Extent = { readonly from: number; readonly to: number; readonly v: number; readonly depth: number }

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

/** How far a rail may reach past its last foot, mm: short enough that one panel stands on two feet. */
export const overhangOf = (
  { spacing, fewFeetSpacing }: Pick<Arrangement, 'spacing' | 'fewFeetSpacing'>,
  roof: ArrayRoof,
) => {
  const { rails, panel } = roof
  return Math.min(rails.overhangShare * Math.min(spacing, fewFeetSpacing), rails.longestOverhang, 0.49 * panel.width)
}

const settingsFor = ({ spacing, fewFeetSpacing }: Spacings, { field, roof }: RunSetting): FeetSettings => {
  const overhang = overhangOf({ spacing, fewFeetSpacing }, roof)
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
  const room = roomAround(extent, field.outline, field.solid)
  const past = pastPanelOf(roof)
  const ends = { from: Math.max(room.low, extent.from - past), to: Math.min(room.high, extent.to + past), ...room }
  const near = setOutFeet(ends, settingsFor({ spacing, fewFeetSpacing }, setting))
  if (near !== null) return { ...near, isTooFar: false }
  const far = setOutFeet(ends, settingsFor({ spacing, fewFeetSpacing: spacing }, setting))
  return far === null ? null : { ...far, isTooFar: true }
}

/** Why a run has no rails. */
export type NotHeld = { readonly reason: Message }

/** The panels of a run as one rectangle along the rails. */
export const extentOfRun = ({ v, panels }: PanelRun, { roof }: Pick<RunSetting, 'roof'>): Extent => {
  const [first, last] = [panels[0] as CountedPanel, panels.at(-1) as CountedPanel]
  const upSlope = roof.railsUpSlope
  return { from: alongRails(first, upSlope).from, to: alongRails(last, upSlope).to, v, depth: roof.panel.length }
}

const zonesOfRun = ({ panels }: PanelRun, regions: ZonedPlane['regions']): readonly LayoutZone[] => {
  const around = extentOf(panels)
  return around === null ? [] : zonesTouched(regions, around)
}

/** Rails in a run, all alike. */
export type OnRails = { readonly arrangement: Arrangement; readonly rail: LaidRun }

const arrangedOn = (zones: readonly LayoutZone[], v: number, lines: Lines | null, setting: RunSetting) => {
  const { roof, arrangements } = setting
  const key = lines === null ? zones.join() : `${v},${zones.join()}`
  const known = arrangements?.get(key)
  if (known !== undefined) return known
  const arrangement = arrangementIn(zones, roof.answers, v, roof.panel.length, lines)
  arrangements?.set(key, arrangement)
  return arrangement
}

/** The rails below a run in these zones; where nobody measured the courses of tiles, anywhere if the assumed ones do not hold it. */
export const onRails = (zones: readonly LayoutZone[], extent: Extent, setting: RunSetting): OnRails | NotHeld => {
  const { railLines, courses, request } = setting.roof
  const isAssumed = courses !== null && request.courses === null
  let reason: Message = 'no-line-below-its-rails'
  for (const lines of isAssumed && railLines !== null ? [railLines, null] : [railLines]) {
    const arrangement = arrangedOn(zones, extent.v, lines, setting)
    if (arrangement === null) continue
    const rail = railAlong(extent, arrangement, setting)
    if (rail !== null) return { arrangement, rail }
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
