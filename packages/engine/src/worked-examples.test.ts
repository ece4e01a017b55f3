import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { AssessmentResult, CheckResult, TraceStep } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../testing/assess-in-words.ts'
import { capacitiesOf, fixingCase } from '../testing/capacity-example.ts'
import { evaluateFormula } from '../testing/evaluate-formula.ts'
import { stepsOf } from '../testing/trace.ts'
import { type ExpectedCheck, type ExpectedMembers, workedExamples } from '../testing/worked-examples.ts'
import type { Step } from './calculation/step.ts'
import { certificateFixing, certificateSpacing } from './certificates/certificate-spacing.ts'
import type { Capacity } from './checks/check.ts'
import { fixingChecks } from './checks/index.ts'
import { checksFor, judgeFixings, largestSpacing } from './fixings/largest-spacing.ts'
import { memberChecks } from './members/check/member-checks.ts'

const close = (ours: number, theirs: number, rel: number) => Math.abs(ours - theirs) <= rel * Math.abs(theirs)

const provesItself = (step: Step | TraceStep): boolean =>
  Math.abs(evaluateFormula(step.formula, step.given) - step.value) <= 1e-9 * Math.max(1, Math.abs(step.value))

const provenSteps: string[] = []
const prove = (steps: readonly (Step | TraceStep)[]): void => {
  for (const step of steps) {
    expect(provesItself(step), `${step.symbol} = ${step.formula}`).toBe(true)
    provenSteps.push(JSON.stringify(step.label))
  }
}

const closeOrNull = (ours: number | null | undefined, theirs: number | null, rel: number): boolean =>
  theirs === null ? ours == null : ours != null && close(ours, theirs, rel)

/** Every check of a purlin or rafter that an example calculates, and no other. */
const provesMembers = (checks: readonly CheckResult[], expected: ExpectedMembers['checks'], rel: number): void => {
  const ofMembers = checks.filter(({ id }) => id in memberChecks)
  expect(ofMembers.map(({ id }) => id).sort()).toEqual(Object.keys(expected).sort())
  for (const check of ofMembers) {
    const theirs = expected[check.id] as ExpectedCheck
    if (theirs === null) {
      expect(check.outcome).toBe('not-applicable')
      continue
    }
    expect(close(check.demand ?? 0, theirs.demand, rel), `${check.id}: ${check.demand}`).toBe(true)
    expect(close(check.capacity ?? 0, theirs.capacity, rel), `${check.id}: ${check.capacity}`).toBe(true)
    if (theirs.without !== undefined) expect(closeOrNull(check.utilisationWithout, theirs.without, rel)).toBe(true)
    if (theirs.ratio !== undefined) expect(closeOrNull(check.loadRatio, theirs.ratio, rel)).toBe(true)
  }
}

const provesEveryMember = (
  { zoneResults, ridgeCorner, roofChecks }: AssessmentResult,
  expected: Readonly<Record<string, ExpectedMembers>>,
  rel: number,
): void => {
  for (const [place, { rails, spacing, checks }] of Object.entries(expected)) {
    if (rails === undefined) {
      provesMembers(roofChecks, checks, rel)
      continue
    }
    const zone = place === 'Ridge ends' ? ridgeCorner : zoneResults.find(({ title }) => title === place)
    expect([place, zone?.numRails, zone?.fixingSpacing]).toEqual([place, rails, spacing])
    provesMembers(zone?.checks ?? [], checks, rel)
  }
}

describe.each(workedExamples)('$name', (example) => {
  test(example.title, () => {
    const { rel } = example.tolerance
    expect(example.source.length).toBeGreaterThan(20)
    expect(example.tolerance.why.length).toBeGreaterThan(4)
    if (example.calculation === 'certificate') {
      const spacing = certificateSpacing(example.input, catalogue)
      const fixing = certificateFixing(example.input, catalogue)
      const checks = checksFor(fixing.hardware)
      const limit = largestSpacing(fixing, checks)
      prove(limit.steps)
      const trial = { spacing: spacing ?? 0, largest: limit.value ?? 0, status: limit.status }
      const failing = judgeFixings(fixing, trial, checks).filter((check) => check.outcome === 'fail')
      if (example.expected.spacing === null) {
        expect(spacing).toBeNull()
        expect(failing.map((check) => check.id)).toEqual(example.checks)
        return
      }
      expect(limit.governing?.id).toBe(example.checks[0])
      expect(spacing !== null && close(spacing, example.expected.spacing, rel), `${spacing}`).toBe(true)
      return
    }
    if (example.calculation === 'capacity') {
      const { capacities, steps } = capacitiesOf(example.input)
      const { check: id, capacity, spacing } = example.expected
      const ours =
        example.input.kind === 'rail'
          ? example.input.momentCapacity
          : (capacities[id as keyof typeof capacities] as Capacity).value
      expect(close(ours, capacity, rel), `${ours}`).toBe(true)
      const check = fixingChecks.find((entry) => entry.id === id)
      const limit = check?.limit(fixingCase(example.input, capacities)) as Step
      prove([...steps, limit])
      expect(close(limit.value, spacing, rel), `${limit.value}`).toBe(true)
      return
    }
    const result = assess(assessmentInput.parse(example.input), catalogue)
    prove(stepsOf(result.trace).map(({ step }) => step))
    provesEveryMember(result, example.expected.members ?? {}, rel)
    for (const zone of result.zoneResults) {
      const theirs = example.expected.zones[zone.title]
      if (theirs === undefined) continue
      if (theirs === null) {
        expect(zone.notApplicable).toBe(true)
        continue
      }
      expect([zone.title, zone.numRails, zone.fixingSpacing]).toEqual([
        zone.title,
        theirs.numRails,
        theirs.fixingSpacing,
      ])
      expect(close(zone.uplift ?? 0, theirs.uplift, rel)).toBe(true)
      const node = result.trace.children.find((child) => child.id === `zone-${zone.title.toLowerCase()}`)
      for (const [rails, largest] of Object.entries(theirs.largestByRails)) {
        const tried = node?.children.find((child) => child.id === `rails-${rails}`)
        const ours = tried?.steps.find((step) => step.symbol === 's_max')?.value ?? 0
        expect(close(ours, largest, rel), `${zone.title}, ${rails} rails: ${ours}`).toBe(true)
      }
    }
  })
})

test('every check of fixings and members has a worked example', () => {
  const proven = new Set(workedExamples.flatMap((example) => example.checks))
  const all = [...fixingChecks.map((check) => check.id), ...Object.keys(memberChecks)]
  expect(all.filter((id) => !proven.has(id))).toEqual([])
})

test('the examples prove formulas of every part of the calculation', () => {
  expect(new Set(provenSteps).size).toBeGreaterThan(90)
})
