import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../testing/assess-in-words.ts'
import { runs } from '../testing/runs.ts'
import { notFinite } from '../testing/trace.ts'

const size = fc.constantFrom(1e-9, 1e-6, 0.001, 1, 5, 20, 90, 300, 2000)
const span = fc.constantFrom(1e-9, 0.001, 1, 449, 450, 6000, 30_000)
const spacing = fc.constantFrom(0, 9.999, 10, 300, 10_000)
const plan = fc.constantFrom(0.01, 0.5, 3, 500)

const absurd = fc.record({
  sizes: fc.tuple(size, size, size),
  spans: fc.tuple(span, span),
  spacings: fc.tuple(spacing, spacing),
  building: fc.record({ length: plan, width: plan, height: fc.constantFrom(0.01, 3, 25, 50) }),
  arrayMass: fc.constantFrom(0.0001, 1, 60),
})
type Absurd = typeof absurd extends fc.Arbitrary<infer T> ? T : never

/** Anything that the contract lets through, however small, large or out of proportion. */
const made = (input: AssessmentInput, { sizes: [a, b, c], spans, spacings, building, arrayMass }: Absurd) => {
  const { purlin, rafter } = input
  const ofPurlin = { span: spans[0], spacing: spacings[0] }
  const ofRafter = { span: spans[1], spacing: spacings[1] }
  return assessmentInput.parse({
    ...input,
    building: { ...input.building, ...building },
    purlin:
      purlin.material === 'timber' ? { ...purlin, depth: a, breadth: b, ...ofPurlin } : { ...purlin, ...ofPurlin },
    rafter:
      rafter.material === 'timber'
        ? { ...rafter, depth: b, breadth: c, ...ofRafter }
        : { ...rafter, depth: a, flangeWidth: b, flangeThickness: c, ...ofRafter },
    options: { ...input.options, arrayMass },
  })
}

test('absurd sizes give a finite result, and a reason where nothing is calculated', () => {
  fc.assert(
    fc.property(arbitraryInput, absurd, (input, sizes) => {
      const result = assess(made(input, sizes), catalogue)
      expect(notFinite(result)).toEqual([])
      assessmentResult.parse(result)
      if (result.chargeable) return
      expect(result.verdict).toMatch(/^(not-supported|needs-engineer|no-panel-fits)$/)
      expect(result.zoneResults.every(({ reason }) => (reason ?? '').length > 10)).toBe(true)
      expect(result.resultString.length).toBeGreaterThan(50)
    }),
    { numRuns: runs(2000) },
  )
})
