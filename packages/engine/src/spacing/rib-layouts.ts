import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Figure } from '../calculation/figure.ts'
import { type CodedNode, clause, node, reading, type Step } from '../calculation/step.ts'
import { metres } from '../calculation/units.ts'
import { verbatim } from '../calculation/verbatim.ts'
import {
  layoutNodes,
  type NoLayout,
  outerRailShares,
  type PanelLength,
  type RailLayout,
  twoRailsOn,
} from './rail-layouts.ts'
import { largestLoad, type RailLoads, railLoads } from './rail-loads.ts'

/** No sheeting has more ribs between outer rails: bounds the search for a rib pitch close to 0. */
const MOST_RIBS = 60

/** Pitch of the ribs that clamps stand on, mm, as the catalogue has it. */
export const ribPitch = (pitch: number, product: string, figure: Figure): Step =>
  reading({ symbol: 'P_r', label: 'rib-pitch-of-the-roof-sheeting', unit: 'mm', clause: 'Method 4' }, pitch, {
    ...figure,
    source: verbatim(product),
  })

/** Every way to place rails on whole ribs, the first gap no larger than the last: the mirror image carries the same. */
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
  const [from, to] = outerRailShares[numRails]
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

type Ribs = { readonly j: number; readonly P_r: number }
const gapWords = { label: 'distance-between-rails', unit: 'm', clause: 'Method 4', formula: 'j * P_r / 1000' } as const
const inMetres = ({ j, P_r }: Ribs): number => metres(j * P_r)
const gapClauses = ['e_1', 'e_2', 'e_3'].map((symbol) => clause<Ribs>({ ...gapWords, symbol }, inMetres))

const gapSteps = (ribs: readonly number[], { value: P_r, status }: Step): readonly Step[] =>
  gapClauses.slice(0, ribs.length).map((gap, index) => gap({ j: ribs[index] as number, P_r }, { status }))

/** Loads on the rails under the longest or the shortest panel of the band, whichever governs. */
const loadsBetween = (gaps: readonly number[], status: DataStatus, { length, shortest }: PanelLength): RailLoads => {
  if (shortest === length) return railLoads(metres(length), gaps, { status })
  const long = railLoads(metres(length), gaps, { status, branch: 'longest-panel-of-the-band' })
  const short = railLoads(metres(shortest), gaps, { status, branch: 'shortest-panel-of-the-band' })
  return short.tributary.value > long.tributary.value ? short : long
}

/** The derivation of t. */
const loadsOn = (ribs: readonly number[], pitch: Step, panel: PanelLength): RailLoads => {
  const gaps = gapSteps(ribs, pitch)
  const { tributary, steps } = loadsBetween(
    gaps.map(({ value }) => value),
    pitch.status,
    panel,
  )
  return { tributary, steps: [...gaps, ...steps] }
}

const manyRails = (numRails: 3 | 4, pitch: Step, panel: PanelLength): RailLayout | NoLayout => {
  const best = bestPlacement(numRails, pitch.value, panel)
  if (best === null) {
    const [from, to] = outerRailShares[numRails]
    const { length } = panel
    const values = { pitch: pitch.value, rails: numRails, from: from * length, to: to * length }
    return { numRails, reason: { code: 'no-whole-ribs', values }, steps: [] }
  }
  const { tributary, steps } = loadsOn(best, pitch, panel)
  if (tributary.value >= metres(panel.length) / 2)
    return { numRails, reason: { code: 'rails-on-ribs-carry-no-less-than-two', values: { rails: numRails } }, steps }
  const placement: Message = { code: 'rails-on-ribs-apart', values: { ribs: best, pitch: pitch.value } }
  const outer = best.reduce((sum, ribs) => sum + ribs, 0) * pitch.value
  return { numRails, tributary, placement, apart: [outer, outer], warning: null, steps }
}

const twoRails = (pitch: number, length: number, reach: number): RailLayout | NoLayout => {
  if (pitch > reach)
    return {
      numRails: 2,
      reason: { code: 'ribs-too-far-apart', values: { pitch, reach } },
      steps: [],
    }
  const { tributary, pitches, separation, warning } = twoRailsOn(length, pitch, reach)
  const placement: Message = { code: 'two-rails-on-ribs', values: { ribs: pitches, separation } }
  return { numRails: 2, tributary, placement, apart: [separation, separation], warning, steps: [tributary] }
}

/**
 * Rails parallel to the ribs, which clamps hold: each stands on a rib, and the panel lies in the middle of them.
 * @param limit largest distance between two rails, mm
 * Method 4: outer rails within its limits, loads by continuous-beam reactions as on members. docs/decisions/018.
 */
export const railsOnRibs = (pitch: Step, panel: PanelLength, limit: number): readonly (RailLayout | NoLayout)[] => [
  twoRails(pitch.value, panel.length, Math.min(limit, panel.length)),
  manyRails(3, pitch, panel),
  manyRails(4, pitch, panel),
]

/** Derivation of the rails on ribs, once for all zones. */
export const ribTrace = (pitch: Step, layouts: readonly (RailLayout | NoLayout)[]): CodedNode =>
  node('rib-lines', 'rails-on-the-ribs-of-the-roof-sheeting', [pitch], layoutNodes('ribs', layouts))
