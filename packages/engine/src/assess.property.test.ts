import {
  type AssessmentResult,
  assessmentResult,
  type CheckResult,
  type CodedResult,
  codedResult,
  type ZoneResult,
} from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { inWords } from '@soundroof/words/result-in-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../testing/assess-in-words.ts'
import { evaluateFormula } from '../testing/evaluate-formula.ts'
import { runs } from '../testing/runs.ts'
import { notFinite, stepsOf } from '../testing/trace.ts'
import { assess as assessCoded } from './assess.ts'
import { canonicalJson } from './canonical.ts'

const isInstalled = ({ installable }: ZoneResult): boolean => installable

/** A member beyond a check that panels do not make worse, method 6. */
const isUnchanged = ({ memberStatus, utilisation, utilisationWithout, loadRatio }: CheckResult): boolean => {
  if (memberStatus !== 'unchanged') return false
  const noWorse = utilisationWithout != null && (utilisation ?? 0) <= utilisationWithout
  return noWorse || (loadRatio != null && loadRatio <= 1.05)
}

/** Sag refuses no arrangement: beyond its limit the owner is asked, method 7. */
const isSag = ({ id, outcome }: CheckResult): boolean =>
  id.startsWith('rafter-deflection-') && (outcome === 'not-checked' || outcome === 'condition')

/** Above what is known to hold, and a condition says what must: method 5. */
const isOnCondition = (check: CheckResult): boolean =>
  check.outcome === 'condition' && !isSag(check) && check.utilisation !== null && check.utilisation > 1

const acceptsNothingFailing = (result: AssessmentResult): void => {
  for (const zone of result.zoneResults.filter((entry) => entry.installable)) {
    expect(zone.checks.filter((check) => check.outcome === 'fail')).toEqual([])
    if (zone.checks.some(isOnCondition)) expect(result.conditions.join()).toMatch(/^.*(Module with|Rails: only)/)
    for (const check of zone.checks.filter((each) => !isSag(each)))
      expect(check.outcome === 'condition').toBe(isOnCondition(check))
    if (zone.checks.some((check) => isSag(check) && check.outcome === 'condition'))
      expect(result.conditions.join()).toContain('The owner accepts that the rafters sag')
    for (const check of zone.checks)
      if (!isUnchanged(check) && !isSag(check) && !isOnCondition(check))
        expect(check.utilisation ?? 0).toBeLessThanOrEqual(1 + 1e-7)
  }
}

/** A pass leaves no zone and no condition; an engineer may be needed without one. Method 8. */
const acceptsWithoutConditions = ({ verdict, conditions, zoneResults, ridgeCorner }: AssessmentResult): void => {
  const zones = zoneResults.filter(({ notApplicable }) => notApplicable !== true)
  const areAllInstalled = zones.every(isInstalled) && ridgeCorner?.installable !== false
  const isPass = conditions.length === 0 && areAllInstalled
  if (!['needs-engineer', 'not-supported', 'no-panel-fits'].includes(verdict)) expect(verdict === 'pass').toBe(isPass)
  if (verdict === 'pass') expect(isPass).toBe(true)
}

const isShortOfRoom = ({ verdict, provisional, conditions }: CodedResult): boolean =>
  verdict === 'no-panel-fits' || provisional !== undefined || JSON.stringify(conditions).includes('members-decide-room')

const unadvised = (result: CodedResult): CodedResult => ({
  ...result,
  zoneResults: result.zoneResults.map((zone) => ({ ...zone, advice: null })),
  ridgeCorner: result.ridgeCorner === null ? null : { ...result.ridgeCorner, advice: null },
})

describe('every input', () => {
  test('gives a finite result of the contract that accepts nothing failing', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const result = assess(input, catalogue)
        expect(notFinite(result)).toEqual([])
        assessmentResult.parse(result)
        acceptsNothingFailing(result)
        const silent = result.zoneResults.every((zone) => zone.checks.length === 0 && zone.uplift === null)
        expect(result.chargeable).toBe(!silent)
        acceptsWithoutConditions(result)
      }),
      { numRuns: runs(1500) },
    )
  })

  test('reads the same after it was stored as codes and values', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const coded = assessCoded(input, catalogue)
        const stored = JSON.parse(JSON.stringify(coded))
        codedResult.parse(stored)
        expect(JSON.stringify(inWords(stored, 'en-AU'))).toBe(JSON.stringify(inWords(coded, 'en-AU')))
      }),
      { numRuns: runs(500) },
    )
  })

  test('has steps whose printed formula is their value', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const { path, step } of stepsOf(assess(input, catalogue).trace)) {
          const value = evaluateFormula(step.formula, step.given)
          const same = Math.abs(value - step.value) <= 1e-9 * Math.max(1, Math.abs(step.value))
          expect(same, `${path} ${step.symbol} = ${step.formula}: ${value}, not ${step.value}`).toBe(true)
        }
      }),
      { numRuns: runs(250) },
    )
  })

  test('gives the same result twice, and with length and width swapped', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const { length, width } = input.building
        const turned = { ...input, building: { ...input.building, length: width, width: length } }
        const [own, other] = [assessCoded(input, catalogue), assessCoded(turned, catalogue)]
        const said = ({ zoneResults, ridgeCorner, roofChecks, verdict, conditions }: CodedResult) =>
          canonicalJson({ zoneResults, ridgeCorner, roofChecks, verdict, conditions })
        expect(said(assessCoded(input, catalogue))).toBe(said(own))
        // A gable is laid out with its ridge along the length: whether a panel fits may differ, so with what changes. Method 8.
        if (!isShortOfRoom(own) && !isShortOfRoom(other)) expect(said(unadvised(other))).toBe(said(unadvised(own)))
      }),
      { numRuns: runs(500) },
    )
  })
})
