import { layout } from '@soundroof/contract/roofs/array/layout'
import { assumedPower, mostPanels } from '@soundroof/contract/roofs/array/panel-room'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryArray } from '../../testing/arbitrary-array.ts'
import { layoutFaults } from '../../testing/layout-faults.ts'
import { runs } from '../../testing/runs.ts'
import { POWER_PER_AREA } from './array-roof.ts'
import { layOut } from './lay-out.ts'
import type { ArrayRoof } from './settings/array-settings.ts'

const all = (roof: ArrayRoof): ArrayRoof => ({ ...roof, request: { ...roof.request, wanted: { kind: 'all' } } })

test('panels lie on the roof, clear of what they must be; rails and feet hold them', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      expect(layoutFaults(layOut(roof), roof)).toEqual([])
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
      const { fits } = layOut(roof)
      const [first, ...others] = roof.request.obstacles
      expect(layOut({ ...roof, setback: roof.setback + more }).fits).toBeLessThanOrEqual(fits)
      expect(layOut({ ...roof, request: { ...roof.request, obstacles: others } }).fits).toBeGreaterThanOrEqual(fits)
      if (first === undefined) return
      const wider = { ...first, x: first.x - more / 2, width: first.width + more }
      const larger = { ...roof, request: { ...roof.request, obstacles: [wider, ...others] } }
      expect(layOut(larger).fits).toBeLessThanOrEqual(fits)
    }),
    { numRuns: runs(1500) },
  )
})

test('the wizard assumes the same power', () => {
  expect(assumedPower({ length: 1000, width: 1000 })).toBe(POWER_PER_AREA)
})

test('never more panels fit than the wizard says at most', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      expect(layOut(roof).fits).toBeLessThanOrEqual(mostPanels(roof.building, roof.panel))
    }),
    { numRuns: runs(1000) },
  )
})

test('a larger place for the array never takes panels away, and none at all is the largest', () => {
  fc.assert(
    fc.property(arbitraryArray, fc.integer({ min: 1, max: 500 }), (given, more) => {
      const roof = all(given)
      const { fits } = layOut(roof)
      const grown = roof.request.areas.map((area) => ({
        ...area,
        width: area.width + more,
        height: area.height + more,
      }))
      const withGrown = layOut({ ...roof, request: { ...roof.request, areas: grown } }).fits
      expect(withGrown).toBeGreaterThanOrEqual(fits)
      expect(layOut({ ...roof, request: { ...roof.request, areas: [] } }).fits).toBeGreaterThanOrEqual(withGrown)
    }),
    { numRuns: runs(1000) },
  )
})

test('as many panels as are wanted are placed where they fit', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const { wanted, fits, placed } = layOut(roof)
      expect(placed).toBe(wanted === null ? fits : Math.min(wanted, fits))
    }),
    { numRuns: runs(1000) },
  )
})
