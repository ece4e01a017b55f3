import type { CodedNode } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { arbitraryWorse, knownSupport, madeWorse, solvedZones } from '../testing/opened-zones.ts'
import { runs } from '../testing/runs.ts'
import { worsenings } from '../testing/worsenings.ts'
import { calculated } from './assess.ts'

const RUNS = runs(2000)

/** The largest spacing before setting-out of every number of rails that was tried. */
const largestIn = (zone: CodedNode | undefined) =>
  zone?.children
    .filter(({ id }) => id.startsWith('rails-'))
    .map(({ id, steps }) => [id, steps.find(({ symbol }) => symbol === 's_max')?.value ?? null])

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

test('zones take panels here as in an assessment, under the same uplift and with the same largest spacings', () => {
  fc.assert(
    fc.property(arbitraryInput.map(knownSupport), (input) => {
      const { zoneResults, ridgeCorner, trace } = calculated(input, catalogue)
      const ridge = ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends', notApplicable: false }]
      const all = [...zoneResults, ...ridge].filter(({ notApplicable }) => notApplicable !== true)
      const assessed = all.map(({ title, installable, uplift }) => {
        const node = trace.children.find(({ id }) => id === `zone-${title.toLowerCase().replace(' ', '-')}`)
        return { title, isOpen: installable, uplift, largest: largestIn(node) }
      })
      const solved = [...(solvedZones(input) ?? [])].map(([title, { isOpen, uplift, largest }]) => {
        const limits = [...largest()].map(([rails, limit]) => [`rails-${rails}`, limit])
        return { title, isOpen, uplift, largest: limits }
      })
      expect(solved).toEqual(all.some(({ uplift }) => uplift !== null) ? assessed : [])
    }),
    { numRuns: runs(500) },
  )
})
