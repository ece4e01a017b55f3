import { describe, expect, it } from 'vitest'
import { grossSection } from '../capacity/section-strength.ts'
import { catalogueSection, catalogueSections } from '../testing/catalogue-section.ts'
import { effectiveSection } from './effective-section.ts'
import { lineProperties } from './line-properties.ts'
import { zcMidLine } from './mid-line.ts'
import { scaledShape, topHatMidLine } from './top-hat.ts'

const error = (ours: number, theirs: number): number => Math.abs(ours / theirs - 1)

describe('gross properties', () => {
  it('of all 32 published sections within 0.7 %', () => {
    const worst = catalogueSections.map((row) => {
      const ours = grossSection(row)
      const pairs = [
        [ours.A, row.area],
        [ours.Ix, row.Ix],
        [ours.Iy, row.Iy],
        [ours.J, row.J],
        [ours.Iw, row.Iw],
        [ours.Zx, row.Zx],
        [ours.Ixy, row.type === 'Z' ? (row.Ixy as number) : ours.Ixy],
      ] as const
      return Math.max(...pairs.map(([mine, published]) => (mine === published ? 0 : error(mine, published))))
    })
    expect(worst.length).toBe(32)
    expect(Math.max(...worst)).toBeLessThan(0.007)
  })

  it('of a plain channel by the formulas of the textbook', () => {
    const [h, b, t] = [200, 60, 2]
    const channel = [
      { x: b, y: h / 2 },
      { x: 0, y: h / 2 },
      { x: 0, y: -h / 2 },
      { x: b, y: -h / 2 },
    ]
    const { A, Ix, Iy, Ixy, J, Iw, centroid } = lineProperties(channel, t)
    expect(A).toBeCloseTo(640, 9)
    expect(centroid.x).toBeCloseTo(b ** 2 / (h + 2 * b), 9)
    expect(Ix).toBeCloseTo((t * h ** 3) / 12 + (2 * b * t * h ** 2) / 4, 3)
    expect(Iy).toBeCloseTo((t * b ** 3 * (2 * h + b)) / (3 * (h + 2 * b)), 3)
    expect(Ixy).toBeCloseTo(0, 6)
    expect(J).toBeCloseTo((320 * 8) / 3, 9)
    expect(Iw / ((t * b ** 3 * h ** 2 * (2 * h + 3 * b)) / (12 * (h + 6 * b)))).toBeCloseTo(1, 9)
  })

  it('of a plain Z: warping about its centroid', () => {
    const [h, b, t] = [200, 60, 2]
    const zed = [
      { x: -b, y: h / 2 },
      { x: 0, y: h / 2 },
      { x: 0, y: -h / 2 },
      { x: b, y: -h / 2 },
    ]
    const { Iw } = lineProperties(zed, t)
    expect(Iw / ((t * b ** 3 * h ** 2 * (b + 2 * h)) / (12 * (h + 2 * b)))).toBeCloseTo(1, 9)
  })

  it('of arcs: more sides change nothing', () => {
    const mesh = { lip: 1, flange: 1, web: 1, corner: 16 }
    const row = catalogueSection('C10019')
    const [coarse, fine] = [mesh, { ...mesh, corner: 64 }].map((each) => lineProperties(zcMidLine(row, each), 1.9))
    expect(error(coarse?.Ix as number, fine?.Ix as number)).toBeLessThan(2e-4)
    expect(error(coarse?.A as number, fine?.A as number)).toBeLessThan(2e-4)
  })
})

describe('effective section', () => {
  it('moduli of all 32 published sections within 2.5 %', () => {
    const errors = catalogueSections.map((row) => error(effectiveSection(row, row.yield).Z, row.Zxe))
    expect(Math.max(...errors)).toBeLessThan(0.02)
    expect(errors.filter((each) => each > 0.01).length).toBeLessThanOrEqual(6)
  })

  it('is the gross section under little stress', () => {
    for (const name of ['Z10010', 'C35030'])
      expect(
        error(effectiveSection(catalogueSection(name), 1).I, grossSection(catalogueSection(name)).Ix),
      ).toBeLessThan(1e-3)
  })

  it('carries more moment at more stress, and is stiffer only where the edge stiffener changes its case', () => {
    for (const row of catalogueSections) {
      const stresses = Array.from({ length: 40 }, (_, index) => (row.yield * (index + 1)) / 40)
      const states = stresses.map((f) => ({ f, ...effectiveSection(row, f) }))
      states.slice(1).forEach((state, index) => {
        const before = states[index] as (typeof states)[number]
        expect(state.f * state.Z, `${row.section} at ${state.f} MPa`).toBeGreaterThan(before.f * before.Z)
        expect(state.I).toBeLessThan(before.I * 1.025)
      })
    }
  })
})

describe('top hat', () => {
  const shape = { depth: 61, top: 36.5, foot: 14, lip: 6, lipAngle: 44, webAngle: 75, insideRadius: 2.5 }
  const mesh = { lip: 1, foot: 1, web: 1, top: 1, corner: 16 }

  it('is symmetrical and as deep as its shape says', () => {
    const line = topHatMidLine(shape, 0.75, mesh)
    const { centroid, Ixy } = lineProperties(line, 0.75)
    expect(centroid.x).toBeCloseTo(0, 9)
    expect(Ixy).toBeCloseTo(0, 6)
    const heights = line.map(({ y }) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(61 - 0.75, 9)
  })

  it('weighs within 3 % of the mass of a 60 x 0.75 section, coating included', () => {
    expect(error((lineProperties(topHatMidLine(shape, 0.75, mesh), 0.75).A * 7850) / 1e6, 1.185)).toBeLessThan(0.03)
  })

  it('scales its widths with the depth, not its folds', () => {
    expect(scaledShape(shape, 122)).toEqual({ ...shape, depth: 122, top: 73, foot: 28, lip: 12 })
  })
})
