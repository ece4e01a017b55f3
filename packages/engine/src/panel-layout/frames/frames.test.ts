import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { layoutFaults } from '../../../testing/layout-faults.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { arrayRoof } from '../array-roof.ts'
import { layOut } from '../lay-out.ts'
import { layOutRoof } from '../lay-out-roof.ts'
import { clearPitch } from './frames.ts'
import { legsOf } from './legs.ts'

const codeOf = (said: string | { readonly code: string }): string => (typeof said === 'string' ? said : said.code)

describe('by hand', () => {
  test.each([
    // 1762 (0.984808 + 0.173648 / 0.641850): sun 32.6922 degrees high.
    [1762, 10, 66.56 - 33.8678, 2212],
    // 1134 (0.965926 + 0.258819 / 0.438591): Hobart, 23.68 degrees.
    [1134, 15, 66.56 - 42.88, 1765],
    [1000, 0, 30, 1000],
    // 45 degrees high: cos 30 + sin 30.
    [2000, 30, 45, 2733],
  ])('rows of %d mm at %d degrees under a sun %d high lie %d mm apart', (length, tilt, sun, pitch) => {
    expect(clearPitch(length, tilt, sun)).toBe(pitch)
  })

  test('without a sun there is no pitch', () => {
    expect(clearPitch(1762, 10, 0)).toBeNull()
    expect(clearPitch(1762, 10, -3)).toBeNull()
  })

  test('a rear leg takes what turns the frame about its front foot', () => {
    // Panel of 2000 at 30 degrees, 100 above the roof, legs at 500 and 1500. Moments about the front foot: the wind, 2000,
    // acts at right angles to the panel in its middle, 1000 + 100 sin 30 - 500 cos² 30 = 675 from that foot; the rear foot
    // stands 1000 cos 30 = 866.03 from it: 2000 x 675 / 866.03 = 1558.8, and 2000 cos 30 - 1558.8 = 173.2 is left.
    const [front, rear] = legsOf(
      [
        { at: 500, carried: 1000 },
        { at: 1500, carried: 1000 },
      ],
      { tilt: 30, lowEdge: 100 },
    )
    expect(front).toMatchObject({ at: 'front', height: expect.closeTo(350, 6), ofWind: expect.closeTo(173.205, 3) })
    expect(rear).toMatchObject({ at: 'rear', height: expect.closeTo(850, 6), ofWind: expect.closeTo(1558.846, 3) })
  })
})

/** Tin on purlins at 1200; 24 m by 14 m. */
const shed = changed(roof('shed-region-a-roof-8'), {
  building: { length: 24, width: 14, roofSlope: 2 },
  array: { mount: 'tilt', tilt: 10, railDirection: 'parallel' },
  purlin: { spacing: 1200 },
})
const across = changed(shed, { array: { railDirection: 'perpendicular' } })
const sloping = changed(shed, { building: { roofSlope: 5 } })

const built = (input: typeof shed, request: object = {}) => {
  const settings = arrayRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  const layout = layOut(settings)
  return { layout, faults: layoutFaults(layout, settings), said: layout.warnings.map(codeOf) }
}

const some = { wanted: { kind: 'count', count: 20 } }

describe('rows of frames on a real roof', () => {
  test.each([
    ['the front looks north', shed, 10, 'eave', 10],
    ['the back does', shed, 190, 'ridge', 10],
    ['the building is turned by 30 degrees', shed, 300, 'left', 30],
    ['its right end looks north', shed, 80, 'right', 350],
    ['north is not known: rows lie along rails along the eave', shed, null, 'eave', null],
    ['north is not known: rows lie along rails up the slope', across, null, 'left', null],
    ['rails run across the rows', across, 10, 'eave', 10],
  ] as const)('%s', (_, input, frontFacing, faces, azimuth) => {
    const { layout, faults, said } = built(input, { ...some, frontFacing })
    expect(layout.frames).toMatchObject({ faces, azimuth })
    expect(layout.placed).toBe(20)
    expect(new Set(layout.blocks.map((block) => block.faces))).toEqual(new Set([faces]))
    expect(faults).toEqual([])
    expect(said).not.toContain('rows-shade-each-other')
  })

  test('on a slope away from north rows look up it, nearer to the sun by the slope', () => {
    const { layout, faults } = built(sloping, { frontFacing: 180, planes: ['front'], ...some })
    expect(faults).toEqual([])
    expect(layout.blocks.map(({ faces }) => faces)).toEqual(layout.blocks.map(() => 'ridge'))
    const down = built(sloping, { frontFacing: 0, planes: ['front'], ...some }).layout
    expect(layout.blocks[0]?.gaps.rows).toBeGreaterThan(down.blocks[0]?.gaps.rows ?? Number.POSITIVE_INFINITY)
  })

  test.each([
    ['27', { width: 14, height: 3 }, 15, 1200, 40],
    ['20', { width: 12, height: 3 }, 5, 1500, 30],
    ['45', { width: 14, height: 6 }, 15, 900, 50],
  ])(
    'rows that reach into no zone where they find no rails are more than %s that do',
    (_, building, tilt, spacing, most) => {
      const input = changed(across, { building, array: { tilt }, purlin: { spacing } })
      const { layout, faults } = built(input, { frontFacing: 0, wanted: { kind: 'all' } })
      expect([layout.fits, layout.placed]).toEqual([most, most])
      expect(faults).toEqual([])
    },
  )

  test('each face says how rows lie on it, and the layout how those do that are laid', () => {
    const { layout } = built(sloping, { frontFacing: 180, ...some })
    const [front, back] = layout.planes
    expect([front?.panels.length, back?.panels.length]).toEqual([0, 20])
    expect([front?.frames?.faces, back?.frames?.faces]).toEqual(['ridge', 'eave'])
    expect(back?.frames?.pitch).toBeLessThan(front?.frames?.pitch ?? 0)
    expect(layout.frames).toMatchObject({ faces: 'eave', azimuth: 0, pitch: back?.frames?.pitch })
    expect(layout.frames?.clearPitch).toBeLessThanOrEqual(layout.frames?.pitch ?? 0)
    expect(built(changed(sloping, { array: { mount: 'flush' } })).layout.planes[0]).not.toHaveProperty('frames')
  })

  test('a smaller pitch is laid as typed, and its shadow is told', () => {
    // Rails up the slope, on which rows lie that face the left end: no purlin asks for another distance.
    const many = { ...some, frontFacing: 270 }
    const clear = built(across, many).layout.frames?.clearPitch ?? 0
    const pitch = Math.round(clear * 0.9)
    const { layout, said } = built(across, { ...many, frames: { pitch } })
    expect(layout.frames?.pitch).toBeCloseTo(pitch, 6)
    expect(said).toContain('rows-shade-each-other')
    const told = layout.warnings.find((each) => codeOf(each) === 'rows-shade-each-other')
    expect(told).toMatchObject({ values: { pitch: expect.closeTo(pitch, 6), share: expect.closeTo(0.1, 3) } })
  })

  test('rows of two blocks shade each other too; away from the sun nothing does, which is told', () => {
    const { layout } = built(shed, { ...some, frontFacing: 0 })
    const block = { ...layout.blocks[0], rows: 1, offsets: [], leftOut: [] }
    const depth = layout.frames?.depth ?? 0
    const blocks = [block, { ...block, y: (block.y ?? 0) + depth + 100 }]
    expect(built(shed, { blocks, frontFacing: 0 }).said).toContain('rows-shade-each-other')
    const away = built(shed, { blocks, frontFacing: 180 }).said
    expect(away).toContain('frames-face-from-north')
    expect(away).not.toContain('rows-shade-each-other')
  })

  test('legs are in the parts list, one on each foot, and their loads in the answer', () => {
    const answer = layOutRoof(shed, assess(shed, catalogue), catalogue, layoutRequest.parse(some), null)
    if (!answer.ok) throw new Error('no layout')
    const needed = (kind: string): number => answer.parts.parts.find((part) => part.kind === kind)?.needed ?? 0
    expect(needed('front-leg')).toBe(needed('rear-leg'))
    expect(needed('front-leg') + needed('rear-leg')).toBe(needed('foot') + needed('roof-clamp'))
    const legs = answer.layout.frames?.legs ?? []
    expect(legs.reduce((sum, { count }) => sum + count, 0)).toBe(needed('front-leg') + needed('rear-leg'))
    for (const { uplift, horizontal } of legs) expect(Math.min(uplift, horizontal)).toBeGreaterThan(0)
  })

  test('revisions drawn by former rules stay without a drawing', () => {
    const result = assess(shed, catalogue)
    expect(layOutRoof(shed, result, catalogue, layoutRequest.parse({}), null, 'rows')).toEqual({
      ok: false,
      problems: [{ field: 'array.mount', message: 'tilt-frames-are-not-laid-out' }],
    })
  })
})

test.each([
  ['along a slope', sloping, { frames: { faces: 'left' } }, 'frames.faces', 'frames-face-up-or-down-a-slope'],
  ['on each other', shed, { frames: { pitch: 900 } }, 'frames.pitch', 'frames-would-overlap'],
  ['without a sun', changed(shed, { site: { latitude: -70 } }), {}, 'frames.pitch', 'no-pitch-for-frames'],
  ['with too long shadows', changed(shed, { site: { latitude: -65 } }), {}, 'frames.pitch', 'no-pitch-for-frames'],
])('rows %s are refused by name', (_, input, request, field, code) => {
  const answer = layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  expect(answer.ok ? [] : answer.problems.map((each) => [each.field, codeOf(each.message)])).toEqual([[field, code]])
})

test('the legs of a row hold up what its panels weigh and what wind lifts off them', () => {
  const { layout } = built(shed, { ...some, frontFacing: 0 })
  const [plane] = layout.planes
  const zones = new Set(plane?.panels.map(({ zone }) => zone))
  expect(zones.size).toBe(1)
  const rails = plane?.rails ?? []
  const feet = rails.flatMap((rail) => rail.feet)
  const zone = assess(shed, catalogue).zoneResults.find(({ title }) => title === [...zones][0])
  const area = (layout.placed * layout.panel.length * layout.panel.width) / 1e6
  const uplift = feet.reduce((sum, foot) => sum + foot.uplift, 0)
  // At right angles to the roof: cos β of the wind, all of the weight; 0.09 kPa of it counts against uplift.
  const net = zone?.uplift ?? 0
  const against = 0.9 * 10 * 0.00980665 * Math.cos((2 * Math.PI) / 180)
  const expected = ((net + against) * Math.cos(Math.PI / 18) - against) * area
  expect(uplift / expected).toBeGreaterThan(0.98)
  expect(uplift / expected).toBeLessThan(1.02)
})
