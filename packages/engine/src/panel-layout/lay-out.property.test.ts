import { layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { assumedPower, mostPanels } from '@soundroof/contract/roofs/panel-layout/panel-room'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../testing/arbitrary-array.ts'
import { layoutFaults } from '../../testing/layout-faults.ts'
import { runs } from '../../testing/runs.ts'
import { POWER_PER_AREA } from './array-roof.ts'
import { layOut } from './lay-out.ts'
import { packAll, totalOf } from './panels/choose-panels.ts'
import { roofPlanes } from './roof/roof-planes.ts'
import { zoneRegions } from './roof/zone-regions.ts'
import type { ArrayRoof } from './settings/array-settings.ts'

const all = (roof: ArrayRoof): ArrayRoof => ({ ...roof, request: { ...roof.request, wanted: { kind: 'all' } } })

/** As many as a layout says that fit, before it lays rails and names what keeps panels off. */
const fitsOn = (roof: ArrayRoof): number => {
  const { planes: carrying } = roof.request
  const planes = roofPlanes(roof.building).filter(({ name }) => carrying === null || carrying.includes(name))
  const zoned = planes.map((plane) => ({ plane, regions: zoneRegions(plane, roof.zoning) }))
  return totalOf(packAll(zoned, (zone) => !roof.answers.has(zone), roof))
}

test('panels lie on the roof, clear of what they must be, as many as are wanted and fit; rails and feet hold them', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const laid = layOut(roof)
      expect(layoutFaults(laid, roof)).toEqual([])
      const { wanted, fits, placed } = laid
      expect(placed).toBe(wanted === null ? fits : Math.min(wanted, fits))
      expect(fits, 'the wizard says').toBeLessThanOrEqual(mostPanels(roof.building, roof.panel))
      expect(fits).toBe(fitsOn(roof))
    }),
    { numRuns: runs(3000) },
  )
})

test('the same roof gives the same layout, of finite numbers', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const text = JSON.stringify(layOut(roof))
      expect(JSON.stringify(layOut(roof))).toBe(text)
      expect(text).not.toMatch(/NaN|Infinity/)
      layout.partial().parse({ planes: JSON.parse(text).planes })
    }),
    { numRuns: runs(500) },
  )
})

test('a larger setback, a larger obstacle or one more never makes room for a panel', () => {
  fc.assert(
    fc.property(arbitraryArray, fc.integer({ min: 1, max: 500 }), (given, more) => {
      const roof = all(given)
      const fits = fitsOn(roof)
      const [first, ...others] = roof.request.obstacles
      expect(fitsOn({ ...roof, setback: roof.setback + more })).toBeLessThanOrEqual(fits)
      expect(fitsOn({ ...roof, request: { ...roof.request, obstacles: others } })).toBeGreaterThanOrEqual(fits)
      if (first === undefined) return
      const wider = { ...first, x: first.x - more / 2, width: first.width + more }
      const larger = { ...roof, request: { ...roof.request, obstacles: [wider, ...others] } }
      expect(fitsOn(larger)).toBeLessThanOrEqual(fits)
    }),
    { numRuns: runs(1500) },
  )
})

test('the wizard assumes the same power', () => {
  expect(assumedPower({ length: 1000, width: 1000 })).toBe(POWER_PER_AREA)
})

test('a larger place for the array never takes panels away, and none at all is the largest', () => {
  fc.assert(
    fc.property(arbitraryArray, fc.integer({ min: 1, max: 500 }), (given, more) => {
      const roof = all(given)
      const fits = fitsOn(roof)
      const grown = roof.request.areas.map((area) => ({
        ...area,
        width: area.width + more,
        height: area.height + more,
      }))
      const withGrown = fitsOn({ ...roof, request: { ...roof.request, areas: grown } })
      expect(withGrown).toBeGreaterThanOrEqual(fits)
      expect(fitsOn({ ...roof, request: { ...roof.request, areas: [] } })).toBeGreaterThanOrEqual(withGrown)
    }),
    { numRuns: runs(1000) },
  )
})
