import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { supportsOf, unsurePurlin, withSupport } from './members/purlin/supports.ts'
import {
  besideOthers,
  betterOf,
  differ,
  hasRoom,
  heldByAll,
  heldByOne,
  type SupportOutcome,
  withoutAdvice,
} from './members/purlin/unsure-support.ts'
import { assembleResult, notCalculated } from './result/assemble-result.ts'
import { toldForNothing } from './result/free-answer/told-for-nothing.ts'
import { chosenReturnPeriod } from './scope/return-period.ts'
import { findings as findingsOf } from './scope/scope.ts'
import { missingPitch } from './scope/zero-fields.ts'
import { roofGeometry } from './spacing/roof-geometry.ts'
import { engineVersion } from './version.ts'
import { roofWork } from './zone-results/roof-work.ts'
import { solveZones } from './zone-results/solve-zones.ts'

/** @param support what is said of purlins whose support is not known; null: it is known, or not asked */
const assessed = (input: AssessmentInput, catalogue: Catalogue, support: SupportOutcome | null): CodedResult => {
  const findings = findingsOf(input, catalogue)
  const returnPeriod = chosenReturnPeriod(input, catalogue)
  const geometry = roofGeometry(input, catalogue)
  const missing = missingPitch(input)
  const base = { input, catalogue, findings, returnPeriod, geometry, engineVersion, support }
  if (returnPeriod === null || missing !== null || findings.some((finding) => finding.blocks))
    return notCalculated(base, missing)

  const { work, conditions, hardwareTrace, members } = roofWork(input, catalogue, geometry, returnPeriod.value)
  const { wind, pressure, arrangements } = work
  const zones = solveZones(work)
  return assembleResult({ ...base, conditions, siteSpeed: wind.siteSpeed }, zones, members, [
    ...wind.trace,
    pressure.trace,
    hardwareTrace,
    ...arrangements.trace,
    ...members.trace,
  ])
}

/** The answer that every support allows; without room for a panel there, provisionally that of one which leaves room. Method 6. */
const withUnsureSupport = (input: AssessmentInput, catalogue: Catalogue): CodedResult => {
  const supports = supportsOf(input, catalogue)
  const answers = supports.counted.map((support) => ({
    support,
    result: assessed(withSupport(input, support), catalogue, null),
  }))
  const base = assessed(input, catalogue, heldByAll(input, supports, differ(answers)))
  const better = hasRoom(base) ? null : betterOf(input, answers)
  if (better === null) return besideOthers(base, answers)
  const { support } = better
  const provisional = assessed(withSupport(input, support), catalogue, heldByOne(input, support, supports))
  return besideOthers(withoutAdvice(provisional), answers)
}

/** The whole result. `assess` leaves most of it out where no panel fits and the answer is free. */
export const calculated = (input: AssessmentInput, catalogue: Catalogue): CodedResult =>
  unsurePurlin(input) === null ? assessed(input, catalogue, null) : withUnsureSupport(input, catalogue)

/**
 * The whole calculation: wind, zones, pressures, hardware, rails and setting-out, and the verdict.
 * Pure: the same input and catalogue give the same result on every machine.
 * @param input a checked project; every number finite and inside the limits of the contract
 * @param catalogue published figures
 * @returns a result for every input: what is outside the method is an outcome with a reason, never an exception
 */
export const assess = (input: AssessmentInput, catalogue: Catalogue): CodedResult => {
  const result = calculated(input, catalogue)
  const isWithoutRoom = result.chargeable && result.verdict === 'no-panel-fits'
  return isWithoutRoom ? toldForNothing(input, catalogue, result) : result
}
