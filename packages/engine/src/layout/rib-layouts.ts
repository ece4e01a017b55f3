import type { DataStatus } from '@soundroof/contract/catalogue'
import { node, reading, type Step, type TraceNode } from '../step.ts'
import { metres } from '../units.ts'
import { listed, millimetres, millimetresUp } from '../wording.ts'
import { outerShares, type PanelLength, type RailCount, twoRailsOn } from './rail-layouts.ts'
import { largestLoad, type RailLoads, railLoads } from './rail-loads.ts'

/** Rails stand on ribs: where, in whole ribs, and how wide a strip of the panel one rail carries. */
export type RibLayout = {
  readonly numRails: RailCount
  /** Tributary width t, m. */
  readonly tributary: Step
  readonly placement: () => string
  readonly warning: string | null
  /** How t follows from the placement. */
  readonly steps: readonly Step[]
}

export type NoRibLayout = { readonly numRails: RailCount; readonly reason: string; readonly steps: readonly Step[] }

/** No sheeting has more between outer rails: keeps a rib pitch close to 0 from filling the search. */
const MOST_RIBS = 60

/** Pitch of the ribs that clamps stand on, mm, as the catalogue has it. */
export const ribPitch = (pitch: number, product: string, status: DataStatus): Step =>
  reading({ symbol: 'P_r', label: 'Rib pitch of the roof sheeting', unit: 'mm', clause: 'Method 4', status }, pitch, {
    source: product,
  })

/** Every way to stand rails on whole ribs, the first gap no larger than the last: the mirror image carries the same. */
const gapsOf = (numRails: 3 | 4, ribs: number): readonly (readonly number[])[] => {
  const all: (readonly number[])[] = []
  for (let first = 1; 2 * first <= ribs; first += 1) {
    if (numRails === 3) all.push([first, ribs - first])
    else for (let last = first; first + last < ribs; last += 1) all.push([first, ribs - first - last, last])
  }
  return all
}

/** Whole ribs between the outer rails that keep them within the clamping zones, and on the shortest panel. */
const ribCounts = (numRails: 3 | 4, pitch: number, { length, shortest }: PanelLength): readonly number[] => {
  const [from, to] = outerShares[numRails]
  const most = Math.min(to * length, shortest)
  const counts: number[] = []
  for (let ribs = numRails - 1; ribs <= MOST_RIBS && ribs * pitch <= most + 1e-6; ribs += 1)
    if (ribs * pitch >= from * length - 1e-6) counts.push(ribs)
  return counts
}

const gapsIn = (ribs: readonly number[], pitch: number): readonly number[] => ribs.map((count) => metres(count * pitch))

/** The most loaded rail on the longest and on the shortest panel: at fixed rails its load is largest on one of them. */
const mostLoaded = (ribs: readonly number[], pitch: number, { length, shortest }: PanelLength): number => {
  const gaps = gapsIn(ribs, pitch)
  const long = largestLoad(metres(length), gaps)
  return shortest === length ? long : Math.max(long, largestLoad(metres(shortest), gaps))
}

/** Whole ribs between rails under which the most loaded rail carries least; null: there is no placement. */
const bestPlacement = (numRails: 3 | 4, pitch: number, panel: PanelLength): readonly number[] | null => {
  let best: { readonly ribs: readonly number[]; readonly load: number } | null = null
  for (const count of ribCounts(numRails, pitch, panel))
    for (const ribs of gapsOf(numRails, count)) {
      const load = mostLoaded(ribs, pitch, panel)
      if (best === null || load < best.load) best = { ribs, load }
    }
  return best === null ? null : best.ribs
}

/** The derivation of t on the panel that decides it. */
const loadsOn = (ribs: readonly number[], { value, status }: Step, { length, shortest }: PanelLength): RailLoads => {
  const gaps = gapsIn(ribs, value)
  if (shortest === length) return railLoads(metres(length), gaps, { status })
  const long = railLoads(metres(length), gaps, { status, branch: 'longest panel of the band' })
  const short = railLoads(metres(shortest), gaps, { status, branch: 'shortest panel of the band' })
  return short.tributary.value > long.tributary.value ? short : long
}

const placementWords = (ribs: readonly number[], pitch: number): string => {
  const total = ribs.reduce((sum, count) => sum + count, 0)
  const apart = listed(ribs.map((count) => `${count * pitch}`))
  return `rails ${listed(ribs.map(String))} ribs apart (${apart} mm), outer rails ${total * pitch} mm apart, the panel overhangs both alike`
}

const manyRails = (numRails: 3 | 4, pitch: Step, panel: PanelLength): RibLayout | NoRibLayout => {
  const best = bestPlacement(numRails, pitch.value, panel)
  if (best === null) {
    const [from, to] = outerShares[numRails]
    const range = `${millimetresUp(from * panel.length)} to ${millimetres(to * panel.length)}`
    const reason = `no whole ribs of ${pitch.value} mm put ${numRails} rails on the panel with ${range} between the outer ones`
    return { numRails, reason, steps: [] }
  }
  const { tributary, steps } = loadsOn(best, pitch, panel)
  if (tributary.value >= metres(panel.length) / 2)
    return { numRails, reason: `${numRails} rails on whole ribs carry no less than two`, steps }
  return { numRails, tributary, placement: () => placementWords(best, pitch.value), warning: null, steps }
}

const twoRails = (pitch: number, length: number, reach: number): RibLayout | NoRibLayout => {
  if (pitch > reach)
    return {
      numRails: 2,
      reason: `the ribs are ${millimetres(pitch)} apart, more than the ${millimetres(reach)} that rails on them may be`,
      steps: [],
    }
  const { tributary, pitches, separation, warning } = twoRailsOn(length, pitch, reach)
  const placement = (): string =>
    `rails ${pitches} ${pitches === 1 ? 'rib' : 'ribs'} apart (${separation} mm), symmetrical about the middle of the panel`
  return { numRails: 2, tributary, placement, warning, steps: [tributary] }
}

/**
 * Rails parallel to the ribs, which clamps hold: each stands on a rib, and the panel lies in the middle of them.
 * @param limit largest distance between two rails, mm
 * Method 4: outer rails within its limits, loads by continuous-beam reactions as on members. docs/decisions/018.
 */
export const railsOnRibs = (pitch: Step, panel: PanelLength, limit: number): readonly (RibLayout | NoRibLayout)[] => [
  twoRails(pitch.value, panel.length, Math.min(limit, panel.length)),
  manyRails(3, pitch, panel),
  manyRails(4, pitch, panel),
]

/** Derivation of the rails on ribs, once for all zones. */
export const ribTrace = (pitch: Step, layouts: readonly (RibLayout | NoRibLayout)[]): TraceNode =>
  node(
    'rib-lines',
    'Rails on the ribs of the roof sheeting',
    [pitch],
    layouts.map((layout) => {
      const title = `${layout.numRails} rails: ${'reason' in layout ? layout.reason : layout.placement()}`
      return node(`ribs-${layout.numRails}`, title, layout.steps)
    }),
  )
