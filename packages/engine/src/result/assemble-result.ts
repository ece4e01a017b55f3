import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type {
  CodedNode,
  CodedResult,
  CodedZoneResult,
  UsedProduct,
  Verdict,
} from '@soundroof/contract/roofs/results/result'
import { tiltOf } from '../actions/tilt.ts'
import { node, type Step } from '../calculation/step.ts'
import { conditionsOf, roomConditions } from '../conditions/conditions.ts'
import { crossingConditions } from '../conditions/crossing-conditions.ts'
import { classWarnings } from '../conditions/known-wind-class.ts'
import {
  downwardOnRafters,
  memberConditions,
  membersNotChecked,
  preliminaryOf,
  rafterFindings,
} from '../conditions/member-conditions.ts'
import { moduleConditions } from '../conditions/module-conditions.ts'
import { placeInstructions } from '../conditions/place-instructions.ts'
import { fewFeetInstructions, railConditions } from '../conditions/rail-conditions.ts'
import { tableConditions } from '../conditions/table-conditions.ts'
import type { Members } from '../members/prepare-members.ts'
import type { SupportOutcome } from '../members/purlin/unsure-support.ts'
import { type Room, roomOf } from '../panel-layout/room.ts'
import { usedProducts } from '../products/used-products.ts'
import { type AddedToRafters, exclusionsOf, trussInstructions } from '../scope/exclusions.ts'
import type { Finding } from '../scope/scope.ts'
import { fullStop, notCheckedFor, zeroFields, zeroReasons } from '../scope/zero-fields.ts'
import type { RoofGeometry } from '../spacing/roof-geometry.ts'
import { localPressureZones } from '../spacing/zones.ts'
import { editionsOf } from '../standards/editions.ts'
import type { SolvedZones } from '../zone-results/solve-zones.ts'
import { emptyZone, intersectionType, type SolvedZone, zoneResult } from '../zone-results/zone-result.ts'
import { assumptionsOf } from './assumptions.ts'
import { confirmedFiguresOf } from './confirmed-figures.ts'
import { type Unused, unverifiedOf } from './unverified.ts'
import { resultMessageOf, verdictOf } from './verdict.ts'

/** What every result is made from, calculated or not. */
export type ResultBase = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly findings: readonly Finding[]
  readonly returnPeriod: Step | null
  readonly geometry: RoofGeometry
  readonly engineVersion: string
  /** What is said of purlins whose support is not known; null: it is known, or not asked. */
  readonly support: SupportOutcome | null
  /** What must hold for the fixings; absent while nothing was calculated. */
  readonly conditions?: readonly Message[]
  /** Ultimate wind speed by the site alone, m/s; absent while nothing was calculated. */
  readonly siteSpeed?: number
}

const ridgeCornerOf = (
  solved: SolvedZones['ridgeCorner'],
  type: 0 | 1 | 2,
  a: number,
  members: Members | null,
): CodedResult['ridgeCorner'] => {
  if (solved === null) return null
  const { title: _, notApplicable: __, ...rest } = zoneResult(solved, type, solved.advice, members?.crossing ?? null)
  return { ...rest, size: a / 2 }
}

type Parts = {
  readonly zoneResults: readonly CodedZoneResult[]
  readonly solved: readonly SolvedZone[]
  readonly ridgeCorner: SolvedZones['ridgeCorner']
  /** Null: nothing was calculated. */
  readonly members: Members | null
  readonly trace: CodedNode
}

const addedTo = ({ rafter }: Members, mass: number, downward: number | null): AddedToRafters | null => {
  if (rafter === null) return null
  const { roofWeight, selfWeight, spacing } = rafter.member
  return { mass, downward, roofWeight: roofWeight + selfWeight / spacing }
}

/** Findings and conditions of the members, and what was not checked. */
const ofMembers = ({ input, geometry }: ResultBase, { solved, ridgeCorner, members }: Parts) => {
  if (members === null)
    return {
      roofChecks: [],
      table: null,
      findings: [],
      conditions: [],
      notChecked: ['nothing-calculated'] as const,
      preliminary: null,
      added: null,
    }
  const zones = ridgeCorner === null ? solved : [...solved, ridgeCorner]
  const sideways = members.sideways === null ? [] : [members.sideways.check]
  const roofChecks = [...(members.roof?.results() ?? []), ...sideways]
  const table = members.purlin?.table ?? null
  const mass = geometry.panelSetting.arrayMass.heavier
  return {
    roofChecks,
    table,
    findings: rafterFindings(zones, roofChecks),
    conditions: [
      ...moduleConditions(zones),
      ...railConditions(zones),
      ...crossingConditions(input, zones, members.crossing, members.open !== null),
      ...memberConditions(input, zones, members, roofChecks, mass),
      ...tableConditions(table),
    ],
    notChecked: membersNotChecked(members),
    preliminary: preliminaryOf(members),
    added: addedTo(members, mass, downwardOnRafters(zones, roofChecks)),
  }
}

/** Left out where none was chosen. */
const ofProducts = (products: readonly UsedProduct[]): Pick<CodedResult, 'products'> =>
  products.length === 0 ? {} : { products }

/** Left out where there is nothing to say. */
const warningsOf = ({ input, catalogue, siteSpeed }: ResultBase): Pick<CodedResult, 'warnings'> => {
  const warnings = siteSpeed === undefined ? [] : classWarnings(input, catalogue.wind.windClasses, siteSpeed)
  return warnings.length === 0 ? {} : { warnings }
}

/** Left out where the answer holds for every support. */
const provisionalOf = ({ support }: ResultBase): Pick<CodedResult, 'provisional'> =>
  support === null || support.provisional === null ? {} : { provisional: support.provisional }

const instructionsOf = (
  { input, catalogue }: ResultBase,
  { members, solved }: Parts,
  places: readonly { readonly footMass?: number | undefined }[],
  added: AddedToRafters | null,
): Pick<CodedResult, 'instructions'> => {
  if (members === null) return {}
  const masses = places.flatMap(({ footMass }) => footMass ?? [])
  const mass = masses.length === 0 ? null : Math.max(...masses)
  const isLimitedByCrossings = solved.some(({ solution }) => solution.wider !== null)
  const instructions = [
    ...placeInstructions(input, catalogue, { mass, isLimitedByCrossings }),
    ...fewFeetInstructions(solved),
    ...trussInstructions(input, added),
  ]
  return instructions.length === 0 ? {} : { instructions }
}

const assumedOf = (
  { input, catalogue, returnPeriod, geometry, siteSpeed, support }: ResultBase,
  members: Members | null,
): CodedResult['assumptions'] =>
  assumptionsOf({
    input,
    catalogue,
    years: returnPeriod?.value ?? null,
    parapet: geometry.parapet.value,
    members,
    siteSpeed: siteSpeed ?? null,
    supports: support?.supports ?? null,
  })

const mountOf = ({ array }: AssessmentInput) => {
  const tilt = tiltOf(array)
  return {
    isTiltMount: tilt === null ? 0 : 1,
    tiltAngle: tilt ?? 0,
    isPerpendicular: array.railDirection === 'perpendicular' ? 1 : 0,
  } as const
}

/**
 * The parts of the derivation about clamps on numbers of rails that no zone uses. A zone without an arrangement rests on all numbers.
 */
const unusedClamps = ({ solved, ridgeCorner, trace }: Parts): Unused => {
  const zones = (ridgeCorner === null ? solved : [...solved, ridgeCorner]).filter(
    ({ zone }) => zone.notApplicable === null,
  )
  const used = zones.map(({ solution }) => solution.chosen?.layout.numRails)
  const tried = trace.children.find(({ id }) => id === 'module')?.children ?? []
  return used.includes(undefined)
    ? new Set()
    : new Set(tried.map(({ id }) => id).filter((id) => !used.some((rails) => id === `clamps-${rails}`)))
}

/** How sure the figures are that the result rests on. Where no panel fits, which of them a zone uses is not told. */
const ofFigures = ({ input, catalogue }: ResultBase, parts: Parts, verdict: Verdict) => {
  const { trace } = parts
  const isCalculated = parts.members !== null
  const unused: Unused = verdict === 'no-panel-fits' ? new Set() : unusedClamps(parts)
  const unverified = unverifiedOf(trace, input, catalogue, isCalculated, unused)
  const basis = isCalculated && unverified.length === 0 ? ('confirmed' as const) : ('unconfirmed' as const)
  return { basis, unverified, ...(isCalculated ? confirmedFiguresOf(trace, input, catalogue, unused) : {}) }
}

/** What the zones answer, and whether it leaves room for a panel. */
const answeredOf = ({ input, catalogue, geometry }: ResultBase, { zoneResults, members, ...parts }: Parts) => {
  const { a: valueA, setback } = geometry
  const ridgeCorner = ridgeCornerOf(parts.ridgeCorner, intersectionType(input), valueA, members)
  const answered = { zoneResults, ridgeCorner }
  const room: Room =
    members === null ? 'not-decided' : roomOf(input, { ...answered, valueA, setback, trace: parts.trace }, catalogue)
  return { ...answered, room }
}

/** What takes the roof out of the method, members included, and what holds for the rest. */
const outcomeOf = (base: ResultBase, parts: Parts, own: ReturnType<typeof ofMembers>, room: Room) => {
  const { input, catalogue } = base
  const zeros = zeroFields(input)
  const findings = [...base.findings, ...own.findings]
  const members = [...(base.conditions ?? []), ...own.conditions, ...roomConditions(input, room)]
  const conditions = conditionsOf({
    input,
    catalogue,
    solved: parts.solved,
    ridgeCorner: parts.ridgeCorner,
    members,
    support: base.support,
  })
  const verdict = verdictOf(parts.zoneResults, conditions, findings, zeros.length > 0, room)
  return { verdict, conditions, zeros, reasons: [...findings.map(({ reason }) => reason), ...zeroReasons(input)] }
}

/** The answers of the zones beside the verdict in words. */
const shownOf = (base: ResultBase, parts: Parts, own: ReturnType<typeof ofMembers>) => {
  const { room, ...answered } = answeredOf(base, parts)
  const { reasons, ...outcome } = outcomeOf(base, parts, own, room)
  const resultString = resultMessageOf(outcome.verdict, answered, reasons, own.preliminary)
  return { ...answered, ...outcome, resultString, chargeable: parts.members !== null }
}

const finish = (base: ResultBase, parts: Parts): CodedResult => {
  const { input, catalogue, geometry } = base
  const { zoneResults, members, trace } = parts
  const own = ofMembers(base, parts)
  const { zeros, ...shown } = shownOf(base, parts, own)
  const places = [...zoneResults, ...(shown.ridgeCorner === null ? [] : [shown.ridgeCorner])]
  return {
    ...shown,
    ...mountOf(input),
    valueA: geometry.a,
    ...instructionsOf(base, parts, places, own.added),
    ...warningsOf(base),
    ...provisionalOf(base),
    setback: geometry.setback,
    roofChecks: own.roofChecks,
    assumptions: assumedOf(base, members),
    notChecked: [...own.notChecked, ...zeros.map(notCheckedFor)],
    exclusions: exclusionsOf(input, catalogue.regions, own.added),
    ...(own.table === null ? {} : { capacityTable: own.table }),
    ...ofProducts(usedProducts(input, catalogue)),
    ...ofFigures(base, parts, shown.verdict),
    editions: editionsOf(input),
    engineVersion: base.engineVersion,
    catalogueVersion: catalogue.version,
    trace,
  }
}

/** The result of an installation that was calculated. */
export const assembleResult = (
  base: ResultBase,
  { solved, ridgeCorner, trace }: SolvedZones,
  members: Members,
  before: readonly CodedNode[],
): CodedResult => {
  const type = intersectionType(base.input)
  const period = base.returnPeriod === null ? [] : [base.returnPeriod]
  return finish(base, {
    zoneResults: solved.map((zone) => zoneResult(zone, type, zone.advice, members.crossing)),
    solved,
    ridgeCorner,
    members,
    trace: node('assessment', 'assessment', period, [base.geometry.trace, ...before, ...trace]),
  })
}

/** The result of an installation outside the method, or without the spacing that setting-out needs. */
export const notCalculated = (base: ResultBase, missing: Message | null): CodedResult => {
  const { input, findings, geometry } = base
  const type = intersectionType(input)
  const blocking = findings.find((finding) => finding.blocks)
  const reason = blocking?.reason ?? (missing === null ? 'nothing-calculated' : fullStop(notCheckedFor(missing)))
  const roof = { ...geometry.roof, hasRidgeEnds: false }
  const one = { value: 1, status: 'verified' } as const
  const zones = localPressureZones(geometry.a, roof, one, one)
  return finish(base, {
    zoneResults: zones.map((zone) => emptyZone(zone, type, reason)),
    solved: [],
    ridgeCorner: null,
    members: null,
    trace: node('assessment', 'assessment', [], [geometry.trace]),
  })
}
