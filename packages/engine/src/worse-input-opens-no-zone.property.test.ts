import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { arbitraryWorse, knownSupport, madeWorse, openZones } from '../testing/opened-zones.ts'
import { runs } from '../testing/runs.ts'
import { worsenings } from '../testing/worsenings.ts'
import { assess } from './assess.ts'

const RUNS = runs(2000)

test('no worse input opens a zone, whichever of the answers is worse', () => {
  const compared = new Map<string, number>()
  fc.assert(
    fc.property(arbitraryWorse, ([input, chance]) => {
      for (const { kind, opened } of madeWorse(input, chance)) {
        compared.set(kind, (compared.get(kind) ?? 0) + 1)
        expect(opened, kind).toBeNull()
      }
    }),
    { numRuns: RUNS },
  )
  for (const kind of Object.keys(worsenings)) expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(RUNS / 80)
})

test('zones take panels here as in an assessment', () => {
  fc.assert(
    fc.property(arbitraryInput.map(knownSupport), (input) => {
      const { zoneResults, ridgeCorner } = assess(input, catalogue)
      const all = [...zoneResults.filter(({ notApplicable }) => !notApplicable), ...(ridgeCorner ? [ridgeCorner] : [])]
      expect([...(openZones(input)?.values() ?? [])]).toEqual(
        all.some(({ uplift }) => uplift !== null) ? all.map(({ installable }) => installable) : [],
      )
    }),
    { numRuns: runs(200) },
  )
})
