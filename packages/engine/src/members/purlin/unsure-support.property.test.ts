import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../../testing/arbitrary-input.ts'
import { changed } from '../../../testing/roofs.ts'
import { runs } from '../../../testing/runs.ts'
import { calculated } from '../../assess.ts'
import { supportsOf, withSupport } from './supports.ts'
import { differ, hasRoom, isNoBetter } from './unsure-support.ts'

/** Steel purlins under sheeting on roofs of all sizes, in winds that close some zones and not others. */
const unsureRoofs = fc
  .tuple(arbitraryInput, fc.integer({ min: 3, max: 40 }), fc.integer({ min: 3, max: 40 }), fc.constantFrom('A1', 'B1'))
  .filter(([{ purlin, roofCover }]) => purlin.material === 'steel' && roofCover.kind !== 'tile')
  .map(([input, length, width, region]): AssessmentInput => {
    const roof = changed(input, {
      site: { region: region as 'A1', terrainCategory: 3 },
      building: { length, width, height: 4, shape: 'rectangular', roofSlope: Math.min(30, input.building.roofSlope) },
      options: { windClass: null, roofForm: 'gable', sides: 'enclosed', zoning: 'local-pressure-zones' },
    })
    const { purlin } = roof
    return purlin.material === 'steel' ? { ...roof, purlin: { ...purlin, supportUnsure: true } } : roof
  })

type Place = Pick<CodedZoneResult, 'installable' | 'numRails' | 'fixingSpacing'>
const placesOf = ({ zoneResults, ridgeCorner }: CodedResult): readonly Place[] =>
  ridgeCorner === null ? zoneResults : [...zoneResults, ridgeCorner]

const asks = ({ conditions }: CodedResult): boolean =>
  conditions.some((condition) => typeof condition !== 'string' && condition.code.startsWith('photo-'))

test('an unknown support opens no zone that a support on the list closes, but provisionally', () => {
  const seen = { same: 0, differ: 0, provisional: 0, out: 0 }
  fc.assert(
    fc.property(unsureRoofs, (input) => {
      const result = calculated(input, catalogue)
      if (result.verdict === 'not-supported') return
      const { counted, leftOut } = supportsOf(input, catalogue)
      const answers = counted.map((support) => ({
        support,
        result: calculated(withSupport(input, support), catalogue),
      }))
      const answersDiffer = differ(answers)
      seen[
        result.provisional !== undefined
          ? 'provisional'
          : leftOut.length > 0
            ? 'out'
            : answersDiffer
              ? 'differ'
              : 'same'
      ] += 1
      expect(asks(result)).toBe(answersDiffer || leftOut.length > 0)
      expect(result.verdict === 'pass' && asks(result)).toBe(false)
      if (result.provisional !== undefined) {
        expect(
          answers.some(({ result: own }) => hasRoom(own)) && !answers.every(({ result: own }) => hasRoom(own)),
        ).toBe(true)
        return
      }
      for (const { result: known } of answers)
        for (const [index, place] of placesOf(result).entries())
          expect(isNoBetter(place, placesOf(known)[index] as Place)).toBe(true)
    }),
    { numRuns: runs(500) },
  )
  // A provisional answer is rare: assumptions.test.ts has one.
  expect(Math.min(seen.same, seen.differ, seen.out)).toBeGreaterThan(0)
})
