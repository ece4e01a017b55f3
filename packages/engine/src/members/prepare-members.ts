import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PanelPressure } from '../actions/panel-pressure.ts'
import { once } from '../calculation/once.ts'
import { type CodedNode, node, type Step } from '../calculation/step.ts'
import type { WindOnSite } from '../site/wind-on-site.ts'
import type { InternalPressure } from '../standards/as_nzs_1170_2/internal-pressure.ts'
import { everySupport } from './check/every-support.ts'
import type { MemberCheck, MemberJudgement } from './check/member-check.ts'
import type { PreparedMember } from './check/prepared-member.ts'
import { roofShutToo, shutToo } from './check/shut-too.ts'
import { battenCrossing, type Crossing, type PreparedCrossing, preparedCrossing } from './crossing/crossing.ts'
import { standsOnRafters } from './crossing/over-rafters.ts'
import { withLiveBelowPanels } from './live-below-panels.ts'
import type { Doors } from './loads/line-loads.ts'
import {
  type AreaReduction,
  areaReductionOf,
  type CombinationFactors,
  combinationFactorsOf,
  insideSteps,
  internalPressureOf,
  memberLoads,
  openBuilding,
  shutBuilding,
} from './loads/member-loads.ts'
import { preparedPurlin } from './purlin/purlin.ts'
import { type PurlinLoads, purlinCheck } from './purlin/purlin-check.ts'
import { supportsOf, withSupport } from './purlin/supports.ts'
import { hasZeroRafterSize, preparedRafter } from './rafter/rafter.ts'
import { rafterCheck, rafterJudge } from './rafter/rafter-check.ts'
import { type Sideways, sidewaysOf } from './rafter/tilt-frames.ts'

/** What the members of a roof are prepared from. */
export type MembersInput = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly wind: WindOnSite
  readonly pressure: PanelPressure
}

/** Members under one internal pressure: checks of every arrangement, and rafters that all zones share. */
export type CheckedMembers = {
  readonly checks: readonly MemberCheck[]
  readonly roof: MemberJudgement | null
  /** Battens or top hats at the rafters; null: none to check. */
  readonly crossing: Crossing | null
}

/** Purlins and rafters of a roof, ready to be checked under any arrangement of panels. */
export type Members = CheckedMembers & {
  /** The same with a door or window open; null where the openings are counted anyway. */
  readonly open: CheckedMembers | null
  readonly purlin: PreparedMember | null
  readonly rafter: PreparedMember | null
  readonly internal: InternalPressure
  /** What tilted panels push a steel frame sideways; null: nothing. */
  readonly sideways: Sideways | null
  readonly trace: readonly CodedNode[]
}

type Purlins = readonly [PreparedMember, ...PreparedMember[]]

type Prepared = {
  /** One for each support that the purlins may have; null: none to check. */
  readonly purlins: Purlins | null
  readonly rafter: PreparedMember | null
  readonly crossing: PreparedCrossing | null
  /** Weight of battens that carry no feet, for the rafters. */
  readonly battenWeight: Step | null
}

const purlinsOf = ({ input, catalogue }: MembersInput): Purlins => {
  const [first, ...others] = supportsOf(input, catalogue).counted
  const of = (support: typeof first): PreparedMember =>
    preparedPurlin(support === undefined ? input : withSupport(input, support), catalogue)
  return [of(first), ...others.map(of)]
}

/** Tile hooks and feet over rafters load the rafters: there is no purlin to check. */
const prepare = (situation: MembersInput): Prepared => {
  const { input, catalogue, wind } = situation
  const withLive = (member: PreparedMember) => withLiveBelowPanels(member, situation)
  const purlins = input.roofCover.kind === 'tile' ? null : purlinsOf(situation)
  const weight = purlins?.[0].member.selfWeight ?? 0
  const isBypassed = standsOnRafters(input)
  const rafter = hasZeroRafterSize(input) ? null : preparedRafter(input, catalogue, weight)
  return {
    purlins: isBypassed || purlins === null ? null : (purlins.map(withLive) as unknown as Purlins),
    battenWeight: isBypassed ? (purlins?.[0].steps[0] ?? null) : null,
    rafter: rafter === null ? null : withLive(rafter),
    crossing: preparedCrossing(input, catalogue, weight, wind.region),
  }
}

/** Internal pressure with its combination and area reduction factors. */
type InternalActions = {
  readonly internal: InternalPressure
  readonly combining: CombinationFactors
  readonly area: AreaReduction | null
}

type OtherActions = { readonly doors: Doors; readonly actions: InternalActions }

const internalActionsOf = (
  { input }: MembersInput,
  { rafter }: Prepared,
  internal: InternalPressure,
): InternalActions => {
  const combining = combinationFactorsOf(input.options.edition, internal)
  const area = rafter === null ? null : areaReductionOf(rafter.member, combining)
  return { internal, combining, area }
}

const crossingWind = ({ wind, pressure }: MembersInput, inside: InternalActions) => ({
  wind: wind.ultimate,
  combined: inside.combining.outward.value,
  roofSuction: pressure.roof.suction,
  low: pressure.low,
  internalOutward: inside.internal.outward.value,
  lightWeight: pressure.weight.lighter,
  cosTheta: pressure.cosTheta,
  status: inside.internal.outward.status,
})

const crossingOf = (
  situation: MembersInput,
  { crossing }: Prepared,
  inside: InternalActions,
  shutToo: InternalActions | null,
): Crossing | null => {
  if (crossing === null) return null
  const whenShut = shutToo === null ? null : crossingWind(situation, shutToo)
  return battenCrossing(crossing, crossingWind(situation, inside), whenShut)
}

const purlinChecks = ([first, ...others]: Purlins, loads: PurlinLoads): MemberCheck =>
  everySupport([purlinCheck(first, loads), ...others.map((purlin) => purlinCheck(purlin, loads))])

/** With rails along the purlins one of them may lie below all rear legs of a row of frames. */
const belowLegs = (pressure: PanelPressure): PanelPressure => {
  if (pressure.belowLegs === null) return pressure
  const { suction, low, downward } = pressure.belowLegs
  return {
    ...pressure,
    downward: downward.value,
    member: { suction: suction.value, status: suction.status },
    low: { ...pressure.low, member: low },
  }
}

type Loaded = 'purlin' | 'purlin-below-legs' | 'rafter'

const checked = (
  situation: MembersInput,
  prepared: Prepared,
  inside: InternalActions,
  others: readonly OtherActions[],
  crossingShutToo: InternalActions | null = null,
): CheckedMembers => {
  const { input, wind, pressure } = situation
  const { purlins, rafter } = prepared
  const on = ({ internal, combining, area }: InternalActions, member: Loaded) =>
    member === 'rafter'
      ? { wind: wind.framing, pressure, internal, combining, area }
      : { wind, pressure: member === 'purlin' ? pressure : belowLegs(pressure), internal, combining, area: null }
  const loadsOn = (member: Loaded) =>
    memberLoads(
      on(inside, member),
      others.map(({ doors, actions }) => ({ doors, sources: on(actions, member) })),
    )
  const crossing = crossingOf(situation, prepared, inside, crossingShutToo)
  const checks = crossing === null ? [] : [crossing.check]
  if (purlins !== null) {
    const across = loadsOn('purlin')
    const along = pressure.belowLegs === null ? across : loadsOn('purlin-below-legs')
    checks.unshift(purlinChecks(purlins, { across, along }))
  }
  if (rafter === null) return { checks, roof: null, crossing }
  const loads = loadsOn('rafter')
  return standsOnRafters(input)
    ? { checks: [rafterCheck(rafter, loads)], roof: null, crossing }
    : { checks, roof: rafterJudge(rafter, loads)(null), crossing }
}

/** Purlins and rafters of an open building, which is shut too at times: prepared when a member asks for it. */
const alsoShut = (
  open: CheckedMembers,
  prepareShut: () => CheckedMembers,
  internalActions: InternalActions,
): CheckedMembers => {
  const shut = once(prepareShut)
  const steps = insideSteps(internalActions)
  return {
    checks: open.checks.map((check, index) => shutToo(check, () => shut().checks[index] as MemberCheck, steps)),
    roof: roofShutToo(open.roof, () => shut().roof, steps),
    crossing: open.crossing,
  }
}

const internalNode = ({ internal, combining, area }: InternalActions): CodedNode => {
  const steps = [internal.outward, internal.inward, combining.outward, combining.inward]
  if (area !== null) steps.push(area.area, area.service, area.outward, area.inward)
  return node('internal-pressure', 'internal-pressure-on-members', steps)
}

const capacityNode = (
  id: string,
  prepared: PreparedMember | null,
  children: readonly CodedNode[],
): readonly CodedNode[] => (prepared === null ? [] : [node(id, prepared.title, prepared.steps, children)])

const weightNode = (weight: Step | null): readonly CodedNode[] =>
  weight === null ? [] : [node('batten-weight', 'weight-of-the-battens', [weight])]

/** Members under the internal pressure of the building, and with a door open where it counts as shut. */
type OfOpenings = CheckedMembers & Pick<Members, 'open'>

const withOpenings = (situation: MembersInput, prepared: Prepared, inside: InternalActions): OfOpenings => {
  if (situation.input.options.sides === 'open-sided') return { ...checked(situation, prepared, inside, []), open: null }
  const { catalogue } = situation
  const actionsOf = (internal: InternalPressure) => internalActionsOf(situation, prepared, internal)
  const open = actionsOf(openBuilding(catalogue))
  const shut = actionsOf(shutBuilding('enclosed', catalogue))
  const states: readonly OtherActions[] = [
    { doors: 'open', actions: open },
    { doors: 'shut', actions: shut },
    { doors: 'alike', actions: actionsOf(shutBuilding('permeable', catalogue)) },
  ]
  const judged = (own: InternalActions, crossingShutToo: InternalActions | null = null) => {
    const others = states.filter(({ actions }) => actions.internal.openings !== own.internal.openings)
    return checked(situation, prepared, own, others, crossingShutToo)
  }
  if (inside.internal.outward.value < open.internal.outward.value) return { ...judged(inside), open: judged(open) }
  return { ...alsoShut(judged(inside, shut), () => judged(shut), shut), open: null }
}

/** Purlins and rafters of a roof: what they carry, and checks to run with every arrangement. Method 6 and 7. */
export const prepareMembers = (situation: MembersInput): Members => {
  const prepared = prepare(situation)
  const inside = internalActionsOf(
    situation,
    prepared,
    internalPressureOf(situation.input, situation.catalogue, situation.wind.region),
  )
  const { purlins, rafter } = prepared
  const members = withOpenings(situation, prepared, inside)
  const { wind, ...rest } = situation
  const sideways = rafter === null ? null : sidewaysOf({ ...rest, ultimate: wind.framing.ultimate })
  return {
    ...members,
    purlin: purlins?.[0] ?? null,
    rafter,
    internal: inside.internal,
    sideways,
    trace: [
      internalNode(inside),
      ...(purlins ?? []).flatMap((purlin) => capacityNode('purlin-capacity', purlin, [])),
      ...weightNode(prepared.battenWeight),
      ...(prepared.crossing === null ? [] : [prepared.crossing.trace]),
      ...capacityNode('rafter-capacity', rafter, members.roof === null ? [] : [members.roof.trace()]),
      ...(sideways === null ? [] : [sideways.trace]),
    ],
  }
}
