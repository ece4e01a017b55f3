import type { RackingFixing } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { runs } from '../../testing/runs.ts'
import { notFinite } from '../../testing/trace.ts'
import { assess } from '../assess.ts'

const published = fc.constantFrom(...Object.keys(catalogue.racking))
const withRacking = (racking: string) => (input: Parameters<typeof assess>[0]) => ({
  ...input,
  options: { ...input.options, racking },
})

it('with any racking system every roof has an answer of finite numbers', () => {
  fc.assert(
    fc.property(arbitraryInput, published, (input, racking) => {
      expect(notFinite(assess(withRacking(racking)(input), catalogue))).toEqual([])
    }),
    { numRuns: runs(150) },
  )
})

const steelFoot = fc.record({
  from: fc.constantFrom(0.55, 0.75, 1, 1.2, 1.5, 1.9),
  capacity: fc.double({ min: 0.1, max: 5, noNaN: true }),
})
const systems = fc.array(steelFoot, { maxLength: 4 }).map((feet) => ({
  ...sampleRacking,
  fixings: feet.map(
    (foot): RackingFixing => ({
      ...foot,
      kind: 'foot',
      support: 'steel',
      jointGroup: null,
      region: 'non-cyclonic',
      screws: 1,
      partNumber: null,
    }),
  ),
}))

/** Largest capacity that any check of a foot compares with, by zone and check. */
const footCapacity = (input: Parameters<typeof assess>[0], system: typeof sampleRacking): number => {
  const own = { ...catalogue, racking: { [system.id]: system } }
  const checks = assess(withRacking(system.id)(input), own).zoneResults.flatMap((zone) => zone.checks)
  const capacities = checks.flatMap(({ id, capacity }) =>
    (id === 'foot-bracket' || id === 'steel-screw-pull-out') && capacity !== null ? [capacity] : [],
  )
  return Math.min(...capacities)
}

it('a foot of any racking system holds no more in thinner steel', () => {
  const thickness = fc.constantFrom(0.55, 0.75, 0.9, 1, 1.2, 1.5, 1.9, 2.4)
  fc.assert(
    fc.property(arbitraryInput, systems, thickness, thickness, (input, system, one, other) => {
      const { purlin } = input
      fc.pre(purlin.material === 'steel' && input.roofCover.kind === 'tin-screwed')
      const on = (value: number) =>
        footCapacity({ ...input, purlin: { ...purlin, thickness: value } } as typeof input, system)
      const [thin, thick] = [on(Math.min(one, other)), on(Math.max(one, other))]
      if (Number.isFinite(thin) && Number.isFinite(thick)) expect(thin).toBeLessThanOrEqual(thick * (1 + 1e-9))
    }),
    { numRuns: runs(150) },
  )
})
