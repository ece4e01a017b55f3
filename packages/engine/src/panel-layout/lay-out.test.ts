import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../testing/arbitrary-array.ts'
import { layoutFaults } from '../../testing/layout-faults.ts'
import { layOut } from './lay-out.ts'

test('no panel, rail or foot of 150 random roofs is where it must not be', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      expect(layoutFaults(layOut(roof), roof)).toEqual([])
    }),
    { numRuns: 150 },
  )
})
