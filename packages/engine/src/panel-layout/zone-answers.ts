import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message, MessageValues, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedNode, CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { weightOf } from './rails/foot-loads.ts'
import type { ZoneAnswer, ZoneAnswers } from './settings/zone-answer.ts'

/** Two rails may stand 0.50 to 0.60 of the panel length apart. Method 4. */
const TWO_RAILS_APART = 0.55

const evenly = (count: number, outer: number): readonly number[] =>
  Array.from({ length: count - 1 }, () => outer / (count - 1))

type Said = { readonly [C in ValuedCode]: { readonly code: C; readonly values: MessageValues[C] } }[ValuedCode]

/** Gaps between rails, mm, as the placement of a zone says: whole pitches of members or ribs, else within its limits. */
const gapsSaid = (said: Said, rails: number): readonly number[] | null => {
  if (said.code === 'two-rails-apart' || said.code === 'two-rails-on-ribs') return [said.values.separation]
  if (said.code === 'outer-rails-apart') return evenly(rails, said.values.outer)
  if (said.code === 'rails-on-ribs-apart') return said.values.ribs.map((ribs) => ribs * said.values.pitch)
  if (said.code !== 'rails-at-shares') return null
  const { from, to, length } = said.values
  return evenly(rails, ((from + to) / 2) * length)
}

const gapsBetween = (placement: Message, rails: number, length: number): readonly number[] => {
  const said = typeof placement === 'string' ? null : gapsSaid(placement as Said, rails)
  return said ?? evenly(rails, TWO_RAILS_APART * length)
}

/** Rails symmetrical about the middle of a panel, mm from its edge. */
const railsBelow = (gaps: readonly number[], length: number): readonly number[] => {
  const outer = gaps.reduce((sum, gap) => sum + gap, 0)
  let at = (length - outer) / 2
  return [at, ...gaps.map((gap) => (at += gap))]
}

const nodeIn = (node: CodedNode, id: string): CodedNode | undefined =>
  node.id === id
    ? node
    : node.children.reduce<CodedNode | undefined>((found, child) => found ?? nodeIn(child, id), undefined)

/** The last value of a symbol under a heading of the derivation. */
const valueIn = (trace: CodedNode, id: string, symbol: string): number | undefined =>
  nodeIn(trace, id)?.steps.findLast((step) => step.symbol === symbol)?.value

const headingOf = (zone: LayoutZone): string => `zone-${zone.toLowerCase().replace(' ', '-')}`

/** What a layout reads of a result. */
export type ZonesAnswered = Pick<CodedResult, 'zoneResults' | 'ridgeCorner' | 'trace'>

type Given = Pick<
  CodedZoneResult,
  | 'installable'
  | 'numRails'
  | 'largestSpacing'
  | 'fixingSpacing'
  | 'railPlacement'
  | 'uplift'
  | 'alternatives'
  | 'margin'
>

/** The usual clamping zone: at most a quarter of the length from the corner. Third pass 6. */
const CLAMPED_WITHIN = 0.25
/** Clamp centres are measured on the roof, mm. */
const MEASURED = 1
/** Two rails lie at most the length less 200 mm apart. Method 4. */
const LEAST_FROM_CORNER = 100

/** Of the module's manual where it allows these rails, else the usual one; wide enough for the rails of the result. */
const clampZoneOf = (rails: readonly number[], length: number, module: PvModule | null): readonly [number, number] => {
  const own = rails[0] as number
  const named = module?.arrangements.find(
    ({ side, rails: position, clamps, zone }) =>
      side === 'long' && position === 'crossing' && clamps <= 2 * rails.length && own >= zone.from && own <= zone.to,
  )
  if (named !== undefined) return [named.zone.from, named.zone.to]
  return [Math.min(LEAST_FROM_CORNER, own), Math.max(CLAMPED_WITHIN * length, own) + MEASURED]
}

/** Alternatives without a condition of their own, by their number of rails. */
const alternativesOf = (
  { alternatives, numRails }: Given,
  heading: CodedNode | undefined,
): ZoneAnswer['alternatives'] =>
  new Map(
    alternatives.flatMap(({ numRails: rails, fixingSpacing: spacing, condition }) => {
      if (condition !== undefined || rails === numRails || heading === undefined) return []
      const tributary = valueIn(heading, `rails-${rails}`, 't')
      if (tributary === undefined) return []
      const few = valueIn(heading, `rails-${rails}`, 's_f') ?? spacing
      const legMoment = valueIn(heading, `rails-${rails}`, 'k_m') ?? 1
      return [
        [rails, { spacing, fewFeetSpacing: Math.min(few, spacing), tributary: tributary * 1000, legMoment }] as const,
      ]
    }),
  )

type Reading = {
  readonly length: number
  readonly result: ZonesAnswered
  readonly mass: number
  readonly module: PvModule | null
}

const answerOf = (zone: LayoutZone, given: Given, { length, result, mass, module }: Reading): ZoneAnswer => {
  const { trace } = result
  const heading = nodeIn(trace, headingOf(zone))
  const tributary = heading === undefined ? undefined : valueIn(heading, `rails-${given.numRails}`, 't')
  // Courses as measured may lie wider than the nominal gauge: up to the limit that the crew is told.
  const spacing = given.largestSpacing ?? (given.fixingSpacing as number)
  const fewFeet = heading === undefined ? undefined : valueIn(heading, `rails-${given.numRails}`, 's_f')
  const coefficient = valueIn(trace, headingOf(zone), 'C_down') ?? valueIn(trace, 'panel-pressure', 'C_down') ?? 0
  const pressure = valueIn(trace, 'wind-ultimate', 'q') ?? 0
  const rails = railsBelow(
    gapsBetween(given.railPlacement ?? 'rails-in-clamping-zones', given.numRails, length),
    length,
  )
  return {
    zone,
    rails,
    clampZone: clampZoneOf(rails, length, module),
    spacing,
    fewFeetSpacing: fewFeet ?? spacing,
    tributary: tributary === undefined ? length / 2 : tributary * 1000,
    legMoment: heading === undefined ? 1 : (valueIn(heading, `rails-${given.numRails}`, 'k_m') ?? 1),
    alternatives: alternativesOf(given, heading),
    used: given.margin === null ? 1 : 1 - given.margin,
    uplift: Math.max(0, given.uplift ?? 0),
    downward: 1.2 * weightOf(mass) + pressure * coefficient,
  }
}

/**
 * How panels are held in each zone that may carry them.
 * @param length of a panel, mm
 * @param mass heavier bound of the array, kg/m2
 * @param module null: not known
 */
export const zoneAnswers = (
  result: ZonesAnswered,
  length: number,
  mass: number,
  module: PvModule | null,
): ZoneAnswers => {
  const { ridgeCorner } = result
  const zones: readonly (readonly [LayoutZone, Given])[] = [
    ...result.zoneResults.map((zone) => [zone.title, zone] as const),
    ...(ridgeCorner === null ? [] : [['Ridge ends', ridgeCorner] as const]),
  ]
  const installable = zones.filter(([, { installable, fixingSpacing }]) => installable && fixingSpacing !== null)
  return new Map(installable.map(([zone, given]) => [zone, answerOf(zone, given, { length, result, mass, module })]))
}
