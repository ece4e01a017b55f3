import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roofOf } from '../../../testing/arrays/array-case.ts'
import { installerFaults } from '../../../testing/arrays/installer-faults.ts'
import { randomCases } from '../../../testing/arrays/random-cases.ts'
import { layoutFaults } from '../../../testing/layout-faults.ts'
import { runs } from '../../../testing/runs.ts'
import { layOut } from '../lay-out.ts'

test('houses and sheds get arrays that an installer would build', () => {
  let [laid, fewer] = [0, 0]
  fc.assert(
    fc.property(randomCases, (given) => {
      const roof = roofOf(given)
      const layout = layOut(roof)
      expect([...installerFaults(layout, roof), ...layoutFaults(layout, roof)]).toEqual([])
      expect(layout.refused).toEqual([])
      laid += layout.placed > 0 ? 1 : 0
      fewer += layout.placed < Math.min(layout.wanted ?? layout.fits, layout.fits) ? 1 : 0
    }),
    { numRuns: runs(1000) },
  )
  expect(laid).toBeGreaterThan(runs(1000) / 2)
  expect(fewer).toBeLessThan(runs(1000) / 100)
})
