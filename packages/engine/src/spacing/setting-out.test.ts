import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { say } from '../../testing/assess-in-words.ts'
import { type RailLayout, railSpacingLimit, railsAcross, railsOnMembers } from './rail-layouts.ts'
import { spacingInSteps, spacingOnMembers } from './setting-out.ts'

const laidOut = (length: number, pitch: number, limit: number, count: 2 | 3 | 4) =>
  railsOnMembers({ length, shortest: length }, pitch, limit).find((layout) => layout.numRails === count)

const tributaryOf = (layout: ReturnType<typeof laidOut>): number | undefined =>
  layout !== undefined && 'tributary' in layout ? layout.tributary.value : undefined

const placementOf = (...of: Parameters<typeof laidOut>): string | undefined => {
  const layout = laidOut(...of)
  return layout !== undefined && 'placement' in layout ? say(layout.placement) : undefined
}

const isLayout = (layout: ReturnType<typeof laidOut>): layout is RailLayout =>
  layout !== undefined && 'tributary' in layout

test('rails across carry 0.50, 0.42 and 0.30 of the panel', () => {
  expect(railsAcross(2000).map((layout) => layout.tributary.value)).toEqual([1, 0.84, 0.6])
  expect(railsAcross(1700).map(({ placement }) => say(placement))[1]).toBe(
    'outer rails 0.6 to 0.76 of the panel length apart (1020 to 1292 mm of 1700 mm), equal distances between them',
  )
})

describe('rails on members', () => {
  test('the limit is the mean of the band less 200 mm', () => {
    expect(railSpacingLimit({ lower: 1701, upper: 1800 })).toBe(1550.5)
    expect(laidOut(1800, 1551, 1550.5, 2)).toHaveProperty('reason')
    expect(laidOut(1800, 1550, 1550.5, 2)).toHaveProperty('tributary')
  })

  test('two rails take the whole pitches nearest to 0.55 L, the smaller at a tie', () => {
    expect(placementOf(2000, 400, 1800, 2)).toContain('1200 mm')
    expect(placementOf(2000, 500, 1800, 2)).toContain('1000 mm')
    expect(laidOut(2000, 500, 1800, 2)).toMatchObject({ warning: null })
    expect(placementOf(2000, 2200 / 5, 1800, 2)).toContain('880 mm')
  })

  test('two rails far apart carry a warning', () => {
    expect(laidOut(1800, 1300, 1550, 2)).toMatchObject({ warning: { code: 'rails-far-outside-clamping-zone' } })
    expect(laidOut(1800, 1200, 1550, 2)).toMatchObject({ warning: { code: 'rails-outside-clamping-zone' } })
  })

  test('a third rail needs two pitches within the limit and must carry less than half a panel', () => {
    expect(laidOut(1800, 900, 1550, 3)).toHaveProperty('reason')
    expect(laidOut(2300, 700, 2050, 3)).toHaveProperty('tributary')
  })

  test('three and four rails are in balance: the loads of all rails are the whole panel', () => {
    const sizes = fc.record({ length: fc.integer({ min: 1500, max: 2400 }), pitch: fc.integer({ min: 200, max: 900 }) })
    fc.assert(
      fc.property(sizes, ({ length, pitch }) => {
        const layout = laidOut(length, pitch, length - 200, 4)
        if (!isLayout(layout)) return
        const { R, L } = layout.tributary.given as { R: number; L: number }
        expect(layout.tributary.value).toBeCloseTo(Math.max(R, L / 2 - R), 12)
        expect(layout.tributary.value).toBeGreaterThanOrEqual(L / 4 - 1e-12)
        expect(layout.tributary.value).toBeLessThan(L / 2)
      }),
    )
    const three = laidOut(2300, 700, 2050, 3)
    if (!isLayout(three)) throw new Error('three rails fit')
    const { e, c } = three.tributary.given as { e: number; c: number }
    expect(2 * (c + 0.375 * e + (0.75 * c * c) / e) + 1.25 * e - (1.5 * c * c) / e).toBeCloseTo(2.3, 12)
  })
})

describe('three and four rails on members under the panels of a band', () => {
  const inBand = (longest: number, shortest: number, pitch: number, count: 3 | 4) =>
    railsOnMembers({ length: longest, shortest }, pitch, (longest + shortest) / 2 - 200).find(
      (layout) => layout.numRails === count,
    )

  test('carry what the shortest panel puts on the middle rail', () => {
    const layout = inBand(1800, 1701, 700, 3)
    const shortest = laidOut(1701, 700, 1550.5, 3)
    if (layout === undefined || !isLayout(layout)) throw new Error('three rails fit')
    expect(layout.tributary.value).toBe(tributaryOf(shortest))
    expect(layout.tributary.branch).toBe('shortest-panel-of-the-band')
    expect(layout.tributary.value).toBeGreaterThan(tributaryOf(laidOut(1800, 700, 1550.5, 3)) ?? Number.NaN)
  })

  test('carry no less than under any panel of the band', () => {
    const bands = fc.record({
      shortest: fc.integer({ min: 1500, max: 2300 }),
      width: fc.integer({ min: 0, max: 100 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      pitch: fc.integer({ min: 200, max: 900 }),
      count: fc.constantFrom(3 as const, 4 as const),
    })
    fc.assert(
      fc.property(bands, ({ shortest, width, share, pitch, count }) => {
        const longest = shortest + width
        const layout = inBand(longest, shortest, pitch, count)
        if (layout === undefined || !isLayout(layout)) return
        const between = laidOut(shortest + share * width, pitch, (longest + shortest) / 2 - 200, count)
        const tributary = tributaryOf(between)
        if (tributary !== undefined) expect(layout.tributary.value).toBeGreaterThanOrEqual(tributary - 1e-12)
      }),
    )
  })
})

describe('setting-out', () => {
  test('whole pitches, the last bit forgiven', () => {
    expect(spacingOnMembers(1280, 700)).toBe(700)
    expect(spacingOnMembers(1200 - 1e-10, 600)).toBe(1200)
    expect(spacingOnMembers(900, 1200)).toBeNull()
  })

  test('whole marking steps or ribs', () => {
    expect(spacingInSteps(1063.4, 5)).toBe(1060)
    expect(spacingInSteps(1063.4, 305)).toBe(915)
    expect(spacingInSteps(200, 305)).toBeNull()
  })

  test('never more than the largest spacing', () => {
    const pair = fc.tuple(fc.double({ min: 1, max: 5000, noNaN: true }), fc.double({ min: 10, max: 3000, noNaN: true }))
    fc.assert(
      fc.property(pair, ([largest, pitch]) => {
        expect(spacingOnMembers(largest, pitch) ?? 0).toBeLessThanOrEqual(largest + 1e-6)
        expect(spacingInSteps(largest, pitch) ?? 0).toBeLessThanOrEqual(largest + 1e-6)
      }),
    )
  })
})
