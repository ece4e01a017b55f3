import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult, CodedResult } from '@soundroof/contract/roofs/results/result'
import { zoneActions } from '../actions/zone-actions.ts'
import { once } from '../calculation/once.ts'
import { isFailing, TOLERANCE } from '../checks/check.ts'
import { withSupport } from '../members/purlin/supports.ts'
import { chosenReturnPeriod } from '../scope/return-period.ts'
import { findings } from '../scope/scope.ts'
import { missingPitch } from '../scope/zero-fields.ts'
import type { NoLayout } from '../spacing/rail-layouts.ts'
import { roofGeometry } from '../spacing/roof-geometry.ts'
import { failureWords, governingCheck } from '../zone-results/governing-check.ts'
import { roofWork } from '../zone-results/roof-work.ts'
import { zonesOf } from '../zone-results/solve-zones.ts'
import { beyondPlan } from './beyond-plan.ts'
import type { BuiltReason, ComparedCheck } from './built-reason.ts'
import { type LaidRails, laidRails, type ZoneAt } from './laid-rails.ts'

/** What a tape says of a zone; lengths in mm. */
export type Laid = { readonly rails: number; readonly spacing: number; readonly setback: number }

/** A zone as planned and as built; `zone` as the result names it, or `Ridge ends`. */
export type BuiltZone = { readonly zone: string; readonly planned: Laid; readonly built: Laid }

/** Outcome of a zone with its reasons; none where it is as planned. */
export type JudgedZone = {
  readonly zone: string
  readonly outcome: 'as-planned' | 'calculated' | 'deviation'
  readonly reasons: readonly BuiltReason[]
}

/** Purlins whose support nobody knew, where the plan stands for one support alone. */
const plannedInput = (input: AssessmentInput, { provisional }: Pick<CodedResult, 'provisional'>): AssessmentInput =>
  typeof provisional === 'object' && provisional.code === 'provisional-on-support'
    ? withSupport(input, provisional.values.support)
    : input

const within = (one: number, most: number): boolean => one <= most * (1 + TOLERANCE)

/** What needs no calculation. Fewer or more rails load fixings and members otherwise; closer fixings load none of them more. */
export const isAsPlanned = ({ planned, built }: BuiltZone): boolean =>
  built.rails === planned.rails && within(built.spacing, planned.spacing)

const setbackReasons = ({ planned, built }: BuiltZone): readonly BuiltReason[] =>
  within(planned.setback, built.setback) ? [] : [{ kind: 'setback', built: built.setback, required: planned.setback }]

const comparedWith = ({ rails, spacing }: Laid, check: CodedCheckResult): ComparedCheck | null => {
  const { title, demand, capacity, unit } = check
  return demand === null || capacity === null || capacity <= 0 || unit === ''
    ? null
    : { rails, spacing, check: title, demand, capacity, unit }
}

const failing = (built: Laid, check: CodedCheckResult): BuiltReason => {
  const compared = check.utilisation !== null && check.utilisation > 1 ? comparedWith(built, check) : null
  if (compared !== null) return { kind: 'fails', ...compared }
  const { rails, spacing } = built
  return { kind: 'fails-by', rails, spacing, worst: failureWords(check) }
}

const passing = (built: Laid, { checks }: LaidRails): readonly BuiltReason[] => {
  const worst = governingCheck(checks)
  if (worst === null) return []
  const compared = comparedWith(built, worst)
  const { rails, spacing } = built
  return [
    compared === null
      ? { kind: 'passes-by', rails, spacing, worst: failureWords(worst) }
      : { kind: 'passes', ...compared },
  ]
}

/** A check of the fixings fails, or a member that the search for the plan would have refused. */
const failureOf = (built: Laid, { checks, members }: LaidRails): BuiltReason | null => {
  const isRefused = members.some(({ failingUtilisation }) => failingUtilisation > 0)
  const worst = checks.some(isFailing) || isRefused ? governingCheck(checks) : null
  return worst === null ? null : failing(built, worst)
}

const noLayoutReason = ({ setup }: ZoneAt, rails: number): Message | null => {
  const found = setup.layouts.find((layout): layout is NoLayout => layout.numRails === rails && 'reason' in layout)
  return found?.reason ?? null
}

const faultsOf = (at: ZoneAt, { planned, built }: BuiltZone, laid: LaidRails): readonly BuiltReason[] => {
  const failure = failureOf(built, laid)
  if (failure !== null) return [failure]
  const plan = laidRails(at, planned.rails, planned.spacing)
  return plan === null ? [] : beyondPlan(laid, plan)
}

const ofArrangement = (zone: BuiltZone, at: ZoneAt | null): Omit<JudgedZone, 'zone'> => {
  if (at === null) return { outcome: 'deviation', reasons: [{ kind: 'not-calculated' }] }
  const { rails, spacing } = zone.built
  const laid = laidRails(at, rails, spacing)
  if (laid === null)
    return { outcome: 'deviation', reasons: [{ kind: 'rails-not-possible', rails, reason: noLayoutReason(at, rails) }] }
  const faults = faultsOf(at, zone, laid)
  if (faults.length > 0) return { outcome: 'deviation', reasons: faults }
  return { outcome: 'calculated', reasons: passing(zone.built, laid) }
}

const judged = (zone: BuiltZone, at: () => ZoneAt | null): JudgedZone => {
  const setback = setbackReasons(zone)
  const arranged: Omit<JudgedZone, 'zone'> = isAsPlanned(zone)
    ? { outcome: 'as-planned', reasons: [] }
    : ofArrangement(zone, at())
  const outcome = setback.length > 0 ? 'deviation' : arranged.outcome
  return { zone: zone.zone, outcome, reasons: [...setback, ...arranged.reasons] }
}

/** Zones of the roof, prepared for the search for a plan; null: the method leaves the roof out. */
const preparedZones = (input: AssessmentInput, catalogue: Catalogue): ((title: string) => ZoneAt | null) | null => {
  const returnPeriod = chosenReturnPeriod(input, catalogue)
  const isLeftOut = missingPitch(input) !== null || findings(input, catalogue).some(({ blocks }) => blocks)
  if (returnPeriod === null || isLeftOut) return null
  const { work } = roofWork(input, catalogue, roofGeometry(input, catalogue), returnPeriod.value)
  const { zones, loading, ridge } = zonesOf(work)
  return (title) => {
    const zone = title === 'Ridge ends' ? ridge : zones.find((one) => one.title === title)
    if (!zone || zone.notApplicable !== null) return null
    return { zone, actions: zoneActions(loading, zone.coefficient, zone.status), setup: work.arrangements }
  }
}

/**
 * Judges what was built in each zone: as planned, or by every check of fixings and members with the measured rails at the
 * measured spacing. A panel nearer to the edge than the method's setback is always a deviation.
 * @param result of the same input and catalogue, whose plan was built from
 */
export const judgeAsBuilt = (
  input: AssessmentInput,
  catalogue: Catalogue,
  result: Pick<CodedResult, 'provisional'>,
  zones: readonly BuiltZone[],
): readonly JudgedZone[] => {
  const prepared = once(() => preparedZones(plannedInput(input, result), catalogue))
  return zones.map((zone) => judged(zone, () => prepared()?.(zone.zone) ?? null))
}
