import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { runs } from '../testing/runs.ts'
import { assess } from './assess.ts'

const withOptions = (input: AssessmentInput, options: Partial<AssessmentInput['options']>): AssessmentInput => ({
  ...input,
  options: { ...input.options, ...options },
})

test('fewer fly braces, no column under the ridge or a larger gap below tilted panels open no zone, and judge no frame better', () => {
  const order: readonly CodedResult['verdict'][] = ['pass', 'pass-with-conditions', 'needs-engineer']
  // The setback follows the gap: a roof that is too small for it is not calculated.
  const braces = fc.constantFrom(600, 1200, 3000, 9000)
  fc.assert(
    fc.property(arbitraryInput, braces, fc.constantFrom(0, 20), (input, spacing, tilt) => {
      const array = { ...input.array, mount: tilt > 0 ? ('tilt' as const) : ('flush' as const), tilt }
      const at = (options: Partial<AssessmentInput['options']>) => withOptions({ ...input, array }, options)
      const worse = [
        [at({ ridgeColumn: true, flyBraceSpacing: spacing }), at({ ridgeColumn: true, flyBraceSpacing: 2 * spacing })],
        [at({ ridgeColumn: true, flyBraceSpacing: spacing }), at({ ridgeColumn: false, flyBraceSpacing: spacing })],
        [at({ ridgeColumn: false, flyBraceSpacing: spacing }), at({ ridgeColumn: false, flyBraceSpacing: null })],
        [at({ panelGap: 60 }), at({ panelGap: 300 })],
      ] as const
      for (const [before, after] of worse) {
        const [easy, hard] = [assess(before, catalogue), assess(after, catalogue)]
        if (!easy.chargeable || !hard.chargeable) continue
        for (const [index, zone] of hard.zoneResults.entries())
          if (zone.installable) expect(easy.zoneResults[index]?.installable).toBe(true)
        const [from, to] = [order.indexOf(easy.verdict), order.indexOf(hard.verdict)]
        if (from >= 0 && to >= 0) expect(to).toBeGreaterThanOrEqual(from)
      }
    }),
    { numRuns: runs(300) },
  )
})
