import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type CodedNode, clause, node, type Remarks, type Step } from '../calculation/step.ts'
import { metres } from '../calculation/units.ts'

/** Numbers of rails below a panel that are tried. */
export type RailCount = 2 | 3 | 4

/** Where the rails of a panel lie, and how wide a strip of it one rail carries. */
export type RailLayout = {
  readonly numRails: RailCount
  /** Tributary width t, m. */
  readonly tributary: Step
  readonly placement: Message
  /** Distance between the outer rails, mm, least and most. */
  readonly apart: readonly [number, number]
  readonly warning: Message | null
  /** Derivation of t from the placement; empty where t is a single step. */
  readonly steps: readonly Step[]
}

/** Why a number of rails cannot be laid below this panel. */
export type NoLayout = { readonly numRails: RailCount; readonly reason: Message; readonly steps: readonly Step[] }

/** Panel length, mm: the one used, and the shortest of the band. */
export type PanelLength = { readonly length: number; readonly shortest: number }

const words = { symbol: 't', label: 'panel-width-carried-by-one-rail', unit: 'm', clause: 'Method 4' } as const
const across = clause<{ readonly k: number; readonly L: number }>({ ...words, formula: 'k * L' }, ({ k, L }) => k * L)
const twoOnLines = clause<{ readonly L: number }>({ ...words, formula: 'L / 2' }, ({ L }) => L / 2)

const distance = clause<{ readonly j: number; readonly P: number }>(
  { symbol: 'e', label: 'distance-between-rails', unit: 'm', clause: 'Method 4', formula: 'j * P / 1000' },
  ({ j, P }) => metres(j * P),
)
const overhangWords = {
  symbol: 'c',
  label: 'overhang-of-the-panel-at-both-ends',
  unit: 'm',
  clause: 'Method 4',
} as const
type Panel = { readonly L: number; readonly e: number }
const overhangOf = {
  3: clause<Panel>({ ...overhangWords, formula: 'max(0, L - 2 * e) / 2' }, ({ L, e }) => Math.max(0, L - 2 * e) / 2),
  4: clause<Panel>({ ...overhangWords, formula: 'max(0, L - 3 * e) / 2' }, ({ L, e }) => Math.max(0, L - 3 * e) / 2),
} as const

type Spans = { readonly e: number; readonly c: number }
const threeOnLines = clause<Spans>(
  { ...words, formula: 'max(1.25 * e - 1.5 * c ^ 2 / e, c + 0.375 * e + 0.75 * c ^ 2 / e)' },
  ({ e, c }) => Math.max(1.25 * e - (1.5 * c * c) / e, c + 0.375 * e + (0.75 * c * c) / e),
)
const outerOfFour = clause<Spans>(
  {
    symbol: 'R',
    label: 'panel-width-carried-by-an-outer-rail',
    unit: 'm',
    clause: 'Method 4',
    formula: 'c + e / 2 + ((c ^ 2 - e ^ 2) / 10 + c ^ 2 / 2) / e',
  },
  ({ e, c }) => c + e / 2 + ((c * c - e * e) / 10 + (c * c) / 2) / e,
)
const fourOnLines = clause<{ readonly R: number; readonly L: number }>(
  { ...words, formula: 'max(R, L / 2 - R)' },
  ({ R, L }) => Math.max(R, L / 2 - R),
)

/** Clamping zones: distance between outer rails, least and most, over the panel length. Method 4. */
export const outerRailShares = { 3: [0.6, 0.76], 4: [0.7, 0.84] } as const

const acrossTable = [
  { numRails: 2, k: 0.5, apart: null },
  { numRails: 3, k: 0.42, apart: outerRailShares[3] },
  { numRails: 4, k: 0.3, apart: outerRailShares[4] },
] as const

const placementAcross = (length: number, apart: readonly [number, number] | null): Message =>
  apart === null
    ? 'rails-in-clamping-zones'
    : { code: 'rails-at-shares', values: { from: apart[0], to: apart[1], length } }

/** Two rails that are placed freely stand in the usual clamping zones, an eighth to a quarter from the ends. */
const clampedApart = (length: number): readonly [number, number] => [0.5 * length, 0.75 * length]

/** Rails that cross the members: 2, 3 or 4 of them, placed for nearly equal loads. Panel length mm. Method 4. */
export const railsAcross = (length: number): readonly RailLayout[] =>
  acrossTable.map(({ numRails, k, apart }) => ({
    numRails,
    tributary: across({ k, L: metres(length) }),
    placement: placementAcross(length, apart),
    apart: apart === null ? clampedApart(length) : [apart[0] * length, apart[1] * length],
    warning: null,
    steps: [],
  }))

const warningFor = (separation: number, length: number): Message | null => {
  const part = separation / length
  if (part > 0.7) return { code: 'rails-far-outside-clamping-zone', values: { separation } }
  return part < 0.5 || part > 0.6 ? { code: 'rails-outside-clamping-zone', values: { separation } } : null
}

/** Two rails on lines of a pitch up to the limit, all mm: whole pitches nearest to 0.55 of the panel length. Method 4. */
export const twoRailsOn = (length: number, pitch: number, limit: number) => {
  const most = Math.floor(limit / pitch + 1e-9)
  const ideal = 0.55 * length
  const near = Math.floor(ideal / pitch)
  const lower = Math.min(most, Math.max(1, near))
  const upper = Math.min(most, near + 1)
  const pitches = Math.abs(upper * pitch - ideal) < Math.abs(lower * pitch - ideal) ? upper : lower
  const separation = pitch * pitches
  const tributary = twoOnLines({ L: metres(length) })
  return { pitches, separation, tributary, warning: warningFor(separation, length) }
}

const twoRails = (length: number, pitch: number, limit: number): RailLayout => {
  const { pitches, separation, tributary, warning } = twoRailsOn(length, pitch, limit)
  return {
    numRails: 2,
    tributary,
    placement: { code: 'two-rails-apart', values: { separation } },
    apart: [separation, separation],
    warning,
    steps: [distance({ j: pitches, P: pitch }), tributary],
  }
}

type OnLines = { readonly tributary: Step; readonly steps: readonly Step[] }

/** t of rails e apart, m, under a panel in the middle of them. */
const loadOnLines = (numRails: 3 | 4, length: number, { value: e }: Step, remarks: Remarks): OnLines => {
  const L = metres(length)
  const c = overhangOf[numRails]({ L, e }, remarks)
  if (numRails === 3) {
    const tributary = threeOnLines({ e, c: c.value }, remarks)
    return { tributary, steps: [c, tributary] }
  }
  const R = outerOfFour({ e, c: c.value }, remarks)
  const tributary = fourOnLines({ R: R.value, L }, remarks)
  return { tributary, steps: [c, R, tributary] }
}

/** Rails stay on their members, so under a shorter panel the inner ones carry more: t is largest at an end of the band. */
const mostOnLines = (numRails: 3 | 4, { length, shortest }: PanelLength, e: Step): OnLines => {
  if (shortest === length) return loadOnLines(numRails, length, e, {})
  const long = loadOnLines(numRails, length, e, { branch: 'longest-panel-of-the-band' })
  const short = loadOnLines(numRails, shortest, e, { branch: 'shortest-panel-of-the-band' })
  return short.tributary.value > long.tributary.value ? short : long
}

const manyRails = (numRails: 3 | 4, panel: PanelLength, pitch: number, limit: number): RailLayout | NoLayout => {
  const pitches = Math.floor(limit / (pitch * (numRails - 1)) + 1e-9)
  if (pitches < 1)
    return { numRails, reason: { code: 'rails-find-no-members', values: { rails: numRails, limit } }, steps: [] }
  const e = distance({ j: pitches, P: pitch })
  const onLines = mostOnLines(numRails, panel, e)
  const { tributary } = onLines
  const steps = [e, ...onLines.steps]
  if (tributary.value >= metres(panel.length) / 2)
    return { numRails, reason: { code: 'rails-carry-no-less-than-two', values: { rails: numRails } }, steps }
  const between = pitches * pitch
  const outer = between * (numRails - 1)
  const placement: Message = { code: 'outer-rails-apart', values: { outer, between } }
  return { numRails, tributary, placement, apart: [outer, outer], warning: null, steps }
}

/**
 * Largest distance between outer rails on members, mm: mean of the panel length band less 200 mm. A panel longer than all bands
 * has the last of them, and counts by its own length. Method 4; docs/decisions/081.
 */
export const railSpacingLimit = (
  { lower, upper }: { readonly lower: number; readonly upper: number },
  exact: number | null = null,
): number => (exact !== null && exact > upper ? exact : (lower + upper) / 2) - 200

/**
 * Rails that lie on the members, all mm: member pitch above 0, panel length, and the largest distance between outer rails.
 * Method 4; 3 and 4 rails by the panel of the band that loads them most, docs/decisions/018.
 */
export const railsOnMembers = (
  panel: PanelLength,
  pitch: number,
  limit: number,
): readonly (RailLayout | NoLayout)[] => {
  const { length } = panel
  const reach = Math.min(limit, length)
  if (pitch > reach)
    return ([2, 3, 4] as const).map((numRails) => ({
      numRails,
      reason: { code: 'members-too-far-apart', values: { pitch, reach } },
      steps: [],
    }))
  return [twoRails(length, pitch, reach), manyRails(3, panel, pitch, reach), manyRails(4, panel, pitch, reach)]
}

/** Placement and loads of the rails that were tried, once for all zones. */
export const layoutNodes = (id: string, layouts: readonly (RailLayout | NoLayout)[]): readonly CodedNode[] =>
  layouts.map((layout) => {
    const { numRails: rails, steps } = layout
    const said = 'reason' in layout ? layout.reason : layout.placement
    return node(`${id}-${rails}`, { code: 'rails-laid-out', values: { rails, layout: said } }, steps)
  })

/** Derivation of the rails on members. */
export const memberLinesTrace = (member: string, layouts: readonly (RailLayout | NoLayout)[]): CodedNode =>
  node('member-lines', { code: 'rails-on-members', values: { member } }, [], layoutNodes('lines', layouts))
