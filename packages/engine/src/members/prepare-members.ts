import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { PanelPressure } from '../actions/panel-pressure.ts'
import type { MemberCheck, MemberJudgement } from '../checks/member-check.ts'
import type { WindOnSite } from '../site/wind-on-site.ts'
import type { InternalPressure } from '../standards/as_nzs_1170_2/internal-pressure.ts'
import { node, type TraceNode } from '../step.ts'
import { areaReductionOf, combiningOf, internalPressureOf, memberLoads, openBuilding } from './member-loads.ts'
import type { PreparedMember } from './prepared-member.ts'
import { preparedPurlin } from './purlin.ts'
import { purlinCheck } from './purlin-check.ts'
import { preparedRafter, rafterUnknown } from './rafter.ts'
import { judgeRafter, rafterCheck } from './rafter-check.ts'

export type MemberSituation = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly wind: WindOnSite
  readonly pressure: PanelPressure
}

/** Members under one internal pressure: checks of every arrangement, and rafters that all zones share. */
export type CheckedMembers = {
  readonly checks: readonly MemberCheck[]
  readonly roof: MemberJudgement | null
}

export type Members = CheckedMembers & {
  /** The same with a door or window open; null where that is counted anyway. */
  readonly open: CheckedMembers | null
  readonly purlin: PreparedMember | null
  readonly rafter: PreparedMember | null
  readonly trace: readonly TraceNode[]
}

type Prepared = { readonly purlin: PreparedMember | null; readonly rafter: PreparedMember | null }

/** Hooks pass the battens by: below tiles there is no purlin to check. */
const prepare = ({ input, catalogue }: MemberSituation): Prepared => {
  const purlin = input.roofCover.kind === 'tile' ? null : preparedPurlin(input, catalogue)
  const weight = purlin?.member.selfWeight ?? 0
  return { purlin, rafter: rafterUnknown(input) ? null : preparedRafter(input, catalogue, weight) }
}

const areaOf = ({ member }: PreparedMember): number => member.span * member.spacing

const checked = (situation: MemberSituation, prepared: Prepared, internal: InternalPressure): CheckedMembers => {
  const { input, wind, pressure } = situation
  const { purlin, rafter } = prepared
  const combining = combiningOf(input.options.edition, internal)
  const common = { pressure, internal, combining }
  const purlins = purlin === null ? [] : [purlinCheck(purlin, memberLoads({ ...common, wind, area: null }))]
  if (rafter === null) return { checks: purlins, roof: null }
  const area = areaReductionOf(areaOf(rafter), combining)
  const loads = memberLoads({ ...common, wind: wind.framing, area })
  return input.roofCover.kind === 'tile'
    ? { checks: [rafterCheck(rafter, loads)], roof: null }
    : { checks: purlins, roof: judgeRafter(rafter, loads, null) }
}

/** The checks of every arrangement alone, for a roof with other members. */
export const memberChecksFor = (situation: MemberSituation): readonly MemberCheck[] =>
  checked(situation, prepare(situation), internalPressureOf(situation.input, situation.wind.region)).checks

const internalNode = (situation: MemberSituation, { rafter }: Prepared, internal: InternalPressure): TraceNode => {
  const combining = combiningOf(situation.input.options.edition, internal)
  const steps = [internal.outward, internal.inward, combining.outward, combining.inward]
  if (rafter === null) return node('internal-pressure', 'Internal pressure', steps)
  const { service, outward, inward } = areaReductionOf(areaOf(rafter), combining)
  return node('internal-pressure', 'Internal pressure and reduction of pressures on members', [
    ...steps,
    service,
    outward,
    inward,
  ])
}

const capacityNode = (
  id: string,
  prepared: PreparedMember | null,
  children: readonly TraceNode[],
): readonly TraceNode[] => (prepared === null ? [] : [node(id, prepared.title, prepared.steps, children)])

/** Purlins and rafters of a roof: what they carry, and checks to run with every arrangement. Method 6 and 7. */
export const prepareMembers = (situation: MemberSituation): Members => {
  const prepared = prepare(situation)
  const internal = internalPressureOf(situation.input, situation.wind.region)
  const open = openBuilding()
  const own = checked(situation, prepared, internal)
  const isOpen = internal.outward.value >= open.outward.value
  return {
    ...own,
    ...prepared,
    open: isOpen ? null : checked(situation, prepared, open),
    trace: [
      internalNode(situation, prepared, internal),
      ...capacityNode('purlin-capacity', prepared.purlin, []),
      ...capacityNode('rafter-capacity', prepared.rafter, own.roof === null ? [] : [own.roof.trace()]),
    ],
  }
}
