import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { type WindClass, windClassNames } from '@soundroof/contract/roofs/places/wind-class'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { changed } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'
import { assess } from '../assess.ts'
import { contradictsRegion } from './wind-class.ts'
import { windOnSite } from './wind-on-site.ts'

const inClass = (windClass: WindClass | null, input: AssessmentInput) => changed(input, { options: { windClass } })

test('a class never lowers the wind nor opens a zone', () => {
  fc.assert(
    fc.property(arbitraryInput, fc.constantFrom(...windClassNames), (input, windClass) => {
      fc.pre(!contradictsRegion(windClass, input.site.region))
      const [plain, known] = [inClass(null, input), inClass(windClass, input)].map((one) =>
        windOnSite(one, 500, catalogue.wind),
      )
      if (plain === undefined || known === undefined) return
      expect(known.ultimate).toBeGreaterThanOrEqual(plain.ultimate)
      expect(known.service).toBeGreaterThanOrEqual(plain.service)
      expect(known.framing.ultimate).toBeGreaterThanOrEqual(plain.framing.ultimate)
      expect(known.framing.service).toBeGreaterThanOrEqual(plain.framing.service)
      const open = (one: AssessmentInput) =>
        assess(one, catalogue).zoneResults.flatMap(({ title, installable }) => (installable ? [title] : []))
      expect(open(inClass(null, input))).toEqual(expect.arrayContaining(open(inClass(windClass, input))))
    }),
    { numRuns: runs(300) },
  )
})
