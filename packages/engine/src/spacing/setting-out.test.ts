import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess, say } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'
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
    expect(railSpacingLimit({ lower: 1701, upper: 1800 }, 1762)).toBe(1550.5)
    expect(railSpacingLimit({ lower: 2201, upper: 2300 }, 2384)).toBe(2184)
    expect(railSpacingLimit({ lower: 1600, upper: 1700 }, 1500)).toBe(1450)
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

describe('spacings that can be built', () => {
  const tiles = (gauge: number) => changed(roof('house-tile-rails-on-rafters'), { purlin: { spacing: gauge } })
  const zonesOf = (input: AssessmentInput) =>
    assess(input, catalogue).zoneResults.filter(({ installable }) => installable)
  const internal = (input: AssessmentInput) => zonesOf(input)[0]

  test('hooks on rails up the slope: whole courses, at most what the fixings allow', () => {
    const [, intermediate, edge] = zonesOf(tiles(330))
    expect(intermediate).toMatchObject({ fixingSpacing: 990, largestSpacing: 1209 })
    expect(intermediate?.settingOut).toBe('every 3rd course, at most 1209 mm')
    expect(edge?.settingOut).toBe('every 2nd course, at most 860 mm')
    expect(zonesOf(tiles(345))[2]?.settingOut).toBe('every 2nd course, at most 860 mm')
  })

  test('what the fixings allow below one course takes the next number of rails', () => {
    const [, , edge] = zonesOf(tiles(900))
    expect(edge).toMatchObject({ numRails: 4, fixingSpacing: 900 })
    expect(edge?.settingOut).toBe('every course, at most 1638 mm')
  })

  test('a gauge that is not known: steps of 25 mm', () => {
    expect(zonesOf(tiles(0)).map(({ fixingSpacing, settingOut }) => [fixingSpacing, settingOut])).toEqual([
      [1950, 'at most 1950 mm'],
      [1200, 'at most 1200 mm'],
      [850, 'at most 850 mm'],
    ])
  })

  test('a third of the panel is held against what the fixings allow, not against what is set out', () => {
    // 1340 / 3 = 446.7 mm; the fixings allow 449.2 mm.
    const wide = changed(roof('shed-three-rails-on-purlins'), { options: { panelWidthExact: 1340 } })
    expect(zonesOf(wide).at(-1)).toMatchObject({ title: 'Corner', numRails: 3, fixingSpacing: 425 })
  })

  test('rails across say at which members, clamps at which ribs', () => {
    expect(internal(roof('house-tile-on-trusses'))?.settingOut).toMatch(/^every (\d\w\w )?rafter$/)
    expect(internal(roof('house-timber-battens'))?.settingOut).toMatch(/^every (\d\w\w )?batten$/)
    expect(internal(roof('shed-region-a-roof-8'))?.settingOut).toMatch(/^every (\d\w\w )?purlin$/)
    expect(internal(roof('clamps-on-ribs'))?.settingOut).toMatch(/^every (\d\w\w )?(rib|purlin)$/)
    expect(internal(roof('house-rails-along-battens'))?.settingOut).toBe('at most 1950 mm')
  })

  test('the spacing is whole steps, and never more than the fixings allow', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const zone of zonesOf(input)) {
          const { fixingSpacing: spacing, largestSpacing, spacingBeforeSettingOut: largest } = zone
          expect(largestSpacing ?? spacing).toBeLessThanOrEqual((largest ?? Number.POSITIVE_INFINITY) + 1e-6)
          expect(largestSpacing ?? spacing).toBeGreaterThanOrEqual(spacing ?? 0)
          if (zone.settingOut?.startsWith('at most')) expect((spacing ?? 1) % 25).toBe(0)
          if (zone.settingOut?.includes('course'))
            expect((spacing ?? 1) / input.purlin.spacing).toBeCloseTo(
              Math.round((spacing ?? 1) / input.purlin.spacing),
              9,
            )
        }
      }),
      { numRuns: runs(200) },
    )
  })
})
