import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Region, type Roof, zoneCells } from './zone-regions.ts'

const roof: Roof = {
  length: 30,
  width: 18,
  a: 3.6,
  form: 'gable',
  slope: 8,
  isSteep: false,
  ridgeCorner: 0,
  isTwoZones: false,
}
const regionAt = (of: Roof, x: number, y: number): Region | undefined =>
  zoneCells(of).find(({ left, right, bottom, top }) => x > left && x < right && y > bottom && y < top)?.region

describe('the zones of a roof', () => {
  it('follow the distance from the edges', () => {
    expect(regionAt(roof, 15, 9.1)).toBe('Internal')
    expect(regionAt(roof, 15, 3.5)).toBe('Intermediate')
    expect(regionAt(roof, 15, 1.7)).toBe('Edge')
    expect(regionAt(roof, 1.7, 1.7)).toBe('Corner')
    expect(regionAt(roof, 1.7, 1.9)).toBe('Edge')
    expect(regionAt(roof, 28.3, 16.3)).toBe('Corner')
  })

  it('follow the ridge of a steep roof, which has no corner but patches at the ends of its ridge', () => {
    const steep: Roof = { ...roof, isSteep: true, ridgeCorner: 1.8 }
    expect(regionAt(steep, 15, 9.1)).toBe('Edge')
    expect(regionAt(steep, 15, 11.5)).toBe('Intermediate')
    expect(regionAt(steep, 1.7, 1.7)).toBe('Edge')
    expect(regionAt(steep, 1.7, 10.7)).toBe('RidgeCorner')
    expect(regionAt(steep, 1.7, 10.9)).toBe('Edge')
  })

  it('of a steep skillion have patches at the ends of its high edge and no ridge', () => {
    const skillion: Roof = { ...roof, form: 'skillion', isSteep: true, ridgeCorner: 1.8 }
    expect(regionAt(skillion, 15, 9.1)).toBe('Internal')
    expect(regionAt(skillion, 1.7, 17)).toBe('RidgeCorner')
    expect(regionAt(skillion, 28.5, 17)).toBe('RidgeCorner')
    expect(regionAt(skillion, 1.7, 1.7)).toBe('Edge')
  })

  it('are three equal parts of the length where there are two zones', () => {
    const two: Roof = { ...roof, isTwoZones: true }
    expect(zoneCells(two).map(({ region, right }) => [region, right])).toEqual([
      ['End', 10],
      ['Central', 20],
      ['End', 30],
    ])
  })

  it('cover every roof once', () => {
    const sizes = fc.double({ min: 0.5, max: 500, noNaN: true })
    const roofs = fc.record({
      length: sizes,
      width: sizes,
      a: fc.double({ min: 0.05, max: 200, noNaN: true }),
      form: fc.constantFrom('gable', 'skillion', 'flat'),
      slope: fc.constant(8),
      isSteep: fc.boolean(),
      isTwoZones: fc.boolean(),
    })
    fc.assert(
      fc.property(roofs, (some) => {
        const cells = zoneCells({ ...some, ridgeCorner: some.isSteep ? some.a / 2 : 0 })
        const area = cells.reduce((sum, cell) => sum + (cell.right - cell.left) * (cell.top - cell.bottom), 0)
        expect(area / (some.length * some.width)).toBeCloseTo(1, 9)
      }),
    )
  })
})
