import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedChangeThatHelps, CodedNode, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import type { PanelPressure } from '../actions/panel-pressure.ts'
import { type Loading, zoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import { node, type Step } from '../calculation/step.ts'
import { roomOf } from '../panel-layout/room.ts'
import {
  type CheckedOption,
  type Option,
  optionsFor,
  overRaftersOn,
  smallestChange,
} from '../possible-changes/smallest-change.ts'
import type { WindOnSite } from '../site/wind-on-site.ts'
import type { RoofGeometry } from '../spacing/roof-geometry.ts'
import { type Arrangements, firstPassing, solveZone, type ZoneSolution } from '../spacing/solve-zone.ts'
import {
  clauseFigure,
  clauseWhenLower,
  localPressureZones,
  noLessThanClause,
  panelClauseCoefficients,
  panelClauseDownward,
  panelClauseZones,
  ridgeCornerZone,
  type Zone,
} from '../spacing/zones.ts'
import { emptyZone, type SolvedZone } from './zone-result.ts'
import { briefTrace, zoneTrace } from './zone-trace.ts'

/** What the zones of a roof are solved with. */
export type ZoneWork = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly geometry: RoofGeometry
  readonly wind: WindOnSite
  readonly pressure: PanelPressure
  readonly loading: Loading
  readonly arrangements: Arrangements
  /** Regions C and D. */
  readonly cyclonic: boolean
}

/** Every zone of the roof with what was found for it, and the smallest change that makes a failing one pass. */
export type SolvedZones = {
  readonly solved: readonly (SolvedZone & { readonly advice: CodedChangeThatHelps | null })[]
  readonly ridgeCorner: (SolvedZone & { readonly advice: CodedChangeThatHelps | null }) | null
  readonly trace: readonly CodedNode[]
}

/** What decides where the zones lie and how they are loaded. */
export type ZonesGiven = Omit<ZoneWork, 'arrangements' | 'cyclonic' | 'wind'>

const downwardByClause = ({ wind }: Catalogue, { downward, downwardStatus }: Loading): Step =>
  panelClauseDownward({ C_min: wind.panelClause.minimumDownward, C_flush: downward ?? 0 }, { status: downwardStatus })

/** The zones of the roof, and the loading that goes with them. */
export const zonesOf = ({ input, catalogue, geometry, pressure, loading }: ZonesGiven) => {
  const clause = catalogue.wind.panelClause
  const figure = clauseFigure(clause)
  const coefficients = panelClauseCoefficients(input, clause)
  if (coefficients !== null) {
    const downward = downwardByClause(catalogue, loading)
    const zones = panelClauseZones(input.options.edition, input.building.length, { coefficients, figure }, downward)
    return { zones, loading: { ...loading, downward: downward.value }, ridge: null }
  }
  const { a, roof, parapet } = geometry
  const suction = { value: pressure.suction, status: pressure.status.suction }
  const zones = localPressureZones(a, roof, suction, parapet)
  const ridge = roof.hasRidgeEnds ? ridgeCornerZone(a, roof.form, suction) : null
  const whenLower = clauseWhenLower(input, clause)
  if (whenLower === null) return { zones, loading, ridge }
  const downward = downwardByClause(catalogue, loading)
  const read = { coefficients: whenLower, figure }
  const held = (zone: Zone): Zone =>
    noLessThanClause(zone, input.options.edition, read, pressure.member.suction, downward)
  return {
    zones: zones.map(held),
    loading: { ...loading, downward: downward.value },
    ridge: ridge === null ? null : held(ridge),
  }
}

const notSolved: ZoneSolution = { chosen: null, nearest: null, wider: null, candidates: [], notPossible: [] }

type Answered = { readonly result: CodedZoneResult; readonly derivation: readonly CodedNode[] }

/** What a zone shows of its rails after a change, and of the derivation what a layout reads. */
const answerWith = (zone: Zone, loading: Loading, setUp: () => Arrangements): Answered => {
  const none = { result: emptyZone(zone, 0, 'nothing-calculated'), derivation: [] }
  if (zone.notApplicable !== null) return none
  const passing = firstPassing(zone, zoneActions(loading, zone.coefficient, zone.status), setUp())
  if (passing === null) return none
  const { layout, spacing } = passing
  const { numRails } = layout
  const held = { installable: true, numRails, fixingSpacing: spacing, railPlacement: layout.placement }
  return { result: { ...none.result, ...held }, derivation: [briefTrace(zone, passing)] }
}

/** Whether a panel fits in the zones that a change opens: without that the change is no advice. Method 8. */
const leavesRoom = (
  { input, catalogue, geometry }: ZoneWork,
  { zones, loading, ridge }: ReturnType<typeof zonesOf>,
  { variant, setUp }: Option,
): boolean => {
  const { a: valueA, setback } = geometry
  const answers = zones.map((zone) => answerWith(zone, loading, setUp))
  const atRidge = ridge === null ? null : answerWith(ridge, loading, setUp)
  const ridgeCorner = atRidge === null ? null : { ...atRidge.result, size: valueA / 2 }
  const derivations = [...answers, ...(atRidge === null ? [] : [atRidge])].flatMap(({ derivation }) => derivation)
  const trace = node('assessment', 'assessment', [], derivations)
  const answered = { zoneResults: answers.map(({ result }) => result), ridgeCorner, valueA, setback, trace }
  return roomOf(variant.change(input), answered, catalogue) !== 'none'
}

/** Rails and spacing of every zone, advice for those that fail, and the derivation of each. Method 2 to §5. */
export const solveZones = (work: ZoneWork): SolvedZones => {
  const { input, catalogue, arrangements, cyclonic } = work
  const solvedWith = zonesOf(work)
  const { zones, loading, ridge } = solvedWith
  const checked = (option: Option): CheckedOption => ({
    ...option,
    hasRoom: once(() => leavesRoom(work, solvedWith, option)),
  })
  const feet = overRaftersOn(work)
  const overRafters = feet === null ? null : checked(feet)
  const solve = (zone: Zone): SolvedZone => {
    const actions = zoneActions(loading, zone.coefficient, zone.status)
    if (zone.notApplicable !== null) return { zone, actions, solution: notSolved, overRafters: null }
    const solution = solveZone(zone, actions, arrangements)
    const isLimited = overRafters !== null && solution.wider !== null
    const isWider = isLimited && overRafters.hasRoom()
    return { zone, actions, solution, overRafters: isWider ? firstPassing(zone, actions, overRafters.setUp()) : null }
  }
  const options = once(() => optionsFor({ input, catalogue, cyclonic, arrangements }).map(checked))
  const advise = ({ zone, actions, solution }: SolvedZone): CodedChangeThatHelps | null => {
    if (zone.notApplicable !== null || solution.chosen !== null) return null
    return smallestChange(zone, actions, options())
  }
  const advised = (zone: Zone) => {
    const solution = solve(zone)
    return { ...solution, advice: advise(solution) }
  }
  const solved = zones.map(advised)
  const ridgeCorner = ridge === null ? null : advised(ridge)
  const traced = ridgeCorner === null ? solved : [...solved, ridgeCorner]
  return { solved, ridgeCorner, trace: traced.map(zoneTrace) }
}
