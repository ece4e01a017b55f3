import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../../testing/arbitrary-array.ts'
import { runs } from '../../../testing/runs.ts'
import { layOut } from '../lay-out.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { feetOf, mostOn } from './laid-again.ts'
import { lostPanels } from './lost-panels.ts'
import { roomLeft } from './room-left.ts'
import { zoneCost } from './zone-cost.ts'

const withoutAreas = (roof: ArrayRoof): ArrayRoof => ({ ...roof, request: { ...roof.request, areas: [] } })

test('hints of random roofs are possible: no more room than fits, no more saved than there is', () => {
  fc.assert(
    fc.property(arbitraryArray, (given) => {
      const roof = withoutAreas(given)
      const laid = layOut(roof)
      const before = JSON.stringify(laid)
      const room = roomLeft(laid, roof)
      for (const { panels } of room) expect(panels).toBeGreaterThanOrEqual(0)
      const cost = zoneCost(laid, roof)
      if (cost !== null && typeof cost === 'object' && cost.code === 'zone-costs-feet') {
        const { panels, feet } = cost.values as { panels: number; feet: number }
        expect(panels).toBeLessThan(laid.placed)
        expect(feet).toBeLessThan(feetOf(laid))
      }
      const most = mostOn(roof)
      expect(most).toBeLessThanOrEqual(laid.fits)
      for (const { said } of lostPanels(roof, most)) expect(JSON.stringify(said)).not.toMatch(/null|:-|:0[,}]/)
      expect(JSON.stringify(laid)).toBe(before)
    }),
    { numRuns: runs(80) },
  )
})
