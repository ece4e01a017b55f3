import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { CodedLayout, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { layoutFaults } from '../../testing/layout-faults.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { arrayRoof } from './array-roof.ts'
import { layOut } from './lay-out.ts'
import { layOutRoof } from './lay-out-roof.ts'
import { areaOf } from './roof/plan-line.ts'

/** Tin on battens at 900, rails across them; 15 m by 10 m at 22 degrees. */
const house = roof('house-timber-battens')
const shed = roof('shed-region-a-roof-8')

const as = (roofForm: RoofForm, input = house) => changed(input, { options: { roofForm } })

const asked = (input = house, request: unknown = {}, installed: number | null = null) =>
  layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), installed)

const laid = (...given: Parameters<typeof asked>): CodedLayout => {
  const answer = asked(...given)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.layout
}

const plane = ({ planes }: CodedLayout, name: LaidPlane['name']): LaidPlane => {
  const found = planes.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no plane ${name}`)
  return found
}

describe('a roof for more panels than one layout lays', () => {
  const huge = changed(shed, { building: { length: 200, width: 200 } })

  test('carries the first 5000, and a warning says how many fit', () => {
    const layout = laid(huge)
    expect(layout.fits).toBeGreaterThan(10_000)
    expect([layout.placed, layout.wanted]).toEqual([5000, null])
    expect(plane(layout, 'front').panels.length + plane(layout, 'back').panels.length).toBe(5000)
    expect(layout.warnings).toEqual([{ code: 'more-panels-fit-than-laid', values: { most: 5000, fits: layout.fits } }])
    expect(layout.power.placed).toBeCloseTo((5000 * layout.panel.power) / 1000, 9)
  })

  test('lays as many as are asked for, up to 5000, without the warning', () => {
    const layout = laid(huge, { wanted: { kind: 'count', count: 5000 } })
    expect([layout.placed, layout.warnings]).toEqual([5000, []])
  })

  test.each([
    ['chosen', {}],
    ['of the former shape', { areas: [{ plane: 'front', x: 0, y: 0, width: 200_000, height: 100_000 }] }],
  ])('has blocks that may be kept, on a hip roof too: %s', (_, request) => {
    const { blocks, placed } = laid(as('hip', huge), { wanted: { kind: 'count', count: 4900 }, ...request })
    expect(placed).toBe(4900)
    expect(layoutRequest.parse({ blocks }).blocks).toEqual(blocks)
  })

  test.each([
    [{ kind: 'count', count: 5001 }, 5001],
    [{ kind: 'power', kilowatts: 2000.1 }, 5001],
  ])('refuses %j', (wanted, panels) => {
    const answer = asked(huge, { wanted, panelPower: 400 })
    expect(answer).toEqual({
      ok: false,
      problems: [
        { field: 'wanted', message: { code: 'too-many-panels-wanted', values: { most: 5000, wanted: panels } } },
      ],
    })
  })
})

test('two hundred obstacles, no two at one height, hold nobody up', () => {
  const long = { building: { length: 200, width: 60 }, purlin: { spacing: 330 } }
  const tiled = changed(roof('house-tile-on-trusses'), long)
  const obstacles = Array.from({ length: 200 }, (_, index) => ({
    kind: 'obstacle',
    plane: 'front',
    x: 10_000 * (index % 20) + 3700,
    y: 2500 * Math.floor(index / 20) + 51 * (index % 20) + 700,
    width: 300,
    height: 300,
  }))
  const layout = laid(tiled, { obstacles, courses: { second: 0, gauge: 100 } })
  expect(layout.fits).toBeGreaterThan(4000)
  expect(layout.refused).toEqual([])
}, 10_000)

describe('the planes of a roof', () => {
  test('a gable has two, as long as the building and as high as half its width up the slope', () => {
    const { outline, plan } = plane(laid(), 'front')
    const height = 5000 / Math.cos((22 * Math.PI) / 180)
    expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo(15_000, 6)
    expect(Math.max(...outline.map(({ y }) => y))).toBeCloseTo(height, 6)
    expect(plan.up.y * height).toBeCloseTo(5000, 6)
  })

  test('a hip roof has trapezoids along the long sides and triangles at the ends, which cover the plan', () => {
    const layout = laid(as('hip'))
    expect(layout.planes.map(({ name, outline }) => [name, outline.length])).toEqual([
      ['front', 4],
      ['back', 4],
      ['left', 3],
      ['right', 3],
    ])
    const onPlan = layout.planes.reduce((sum, { outline }) => sum + areaOf(outline) * Math.cos((22 * Math.PI) / 180), 0)
    expect(onPlan).toBeCloseTo(15_000 * 10_000, 0)
  })

  test('a hip roof has no ridge ends and no corners; a skillion has its ridge ends at the high edge', () => {
    const zonesOf = (form: RoofForm) => [
      ...new Set(laid(as(form)).planes.flatMap(({ zones }) => zones.map(({ zone }) => zone))),
    ]
    expect(zonesOf('hip')).toEqual(['Internal', 'Intermediate', 'Edge'])
    const skillion = plane(laid(as('skillion')), 'roof')
    const ends = skillion.zones.filter(({ zone }) => zone === 'Ridge ends')
    expect(ends).toHaveLength(2)
    expect(Math.min(...ends.flatMap(({ polygon }) => polygon.map(({ y }) => y)))).toBeGreaterThan(8000)
  })

  test('below 10 degrees corners are squares of a/2 on the plan, and the ridge carries no band', () => {
    const { zones } = plane(laid(shed), 'front')
    const corners = zones.filter(({ zone }) => zone === 'Corner')
    expect(corners).toHaveLength(2)
    for (const { polygon } of corners)
      expect(areaOf(polygon) * Math.cos((8 * Math.PI) / 180)).toBeCloseTo(1500 * 1500, 0)
    expect(zones.filter(({ zone }) => zone === 'Edge')).toHaveLength(3)
  })
})

describe('panels', () => {
  test('of 1800 x 1200 with rails up the slope lie in eight columns of four on 15 m x 5.39 m', () => {
    const layout = laid(house, { gaps: { alongRails: 20, betweenRows: 20 } })
    const { panels } = plane(layout, 'front')
    expect(layout.orientation).toBe('landscape')
    // 15 000 - 2 x 200 = 14 600 takes 8 columns of 1800 (14 540); 5393 - 2 x 200 = 4993 takes 4 of 1200 (4860).
    expect([layout.panel.length, layout.panel.width]).toEqual([1800, 1200])
    expect([new Set(panels.map(({ x }) => x)).size, panels.length]).toEqual([8, 32])
    expect(layout.fits).toBe(64)
  })

  test('a power takes as many panels as reach it, clear of the zone that asks for more rails', () => {
    const layout = laid(shed, { wanted: { kind: 'power', kilowatts: 3 }, panelPower: 440 })
    expect([layout.wanted, layout.placed]).toEqual([7, 7])
    const zones = new Set(layout.planes.flatMap(({ panels }) => panels.map(({ zone }) => zone)))
    expect(zones).toEqual(new Set(['Internal', 'Intermediate']))
    expect(laid(shed, { wanted: { kind: 'power', kilowatts: 6.6 }, panelPower: 440 }).wanted).toBe(15)
  })

  test('only on the planes that may carry them', () => {
    const layout = laid(house, { planes: ['back'] })
    expect(layout.planes.map(({ panels }) => panels.length)).toEqual([0, 32])
  })

  test('what does not fit is told with both numbers', () => {
    const layout = laid(shed, { wanted: { kind: 'count', count: 1000 }, panelPower: 440 }, 600)
    expect(layout.placed).toBe(layout.fits)
    expect(layout.warnings).toEqual([
      { code: 'fewer-panels-fit', values: { wanted: 1000, fits: layout.fits } },
      { code: 'installed-power-does-not-fit', values: { installed: 600, fits: layout.power.fits } },
    ])
    expect(laid(shed, {}, 5).warnings).toEqual([])
  })

  test('an obstacle takes the panels that lie on it, and no rail runs through it', () => {
    const obstacles = [{ kind: 'walkway', plane: 'front', x: 0, y: 2400, width: 15_000, height: 600 }]
    const front = plane(laid(house, { obstacles }), 'front')
    expect(front.panels.length).toBeLessThan(32)
    for (const { from, to } of front.rails) expect(to.y <= 2400 || from.y >= 3000).toBe(true)
  })
})

describe('rails and feet', () => {
  test('stand on battens, no further apart than the zone allows', () => {
    const result = assess(house, catalogue)
    const widest = Math.max(...result.zoneResults.map(({ fixingSpacing }) => fixingSpacing ?? 0))
    const { rails, members } = plane(laid(), 'front')
    for (const { feet } of rails)
      for (const [index, { y }] of feet.entries()) {
        const onBatten = Math.abs(((y - members.first) / members.pitch) % 1) < 1e-6 || y === members.last
        expect(onBatten).toBe(true)
        if (index > 0) expect(y - (feet[index - 1]?.y ?? 0)).toBeLessThanOrEqual(widest)
      }
  })

  test('carry no more than the force that the result states for the zone', () => {
    const result = assess(shed, catalogue)
    const most = Math.max(...result.zoneResults.map(({ fixingForce }) => fixingForce ?? 0))
    const forces = laid(shed).planes.flatMap(({ rails }) =>
      rails.flatMap(({ feet }) => feet.map(({ uplift }) => uplift)),
    )
    expect(Math.max(...forces)).toBeLessThanOrEqual(most + 1e-9)
    expect(Math.max(...forces)).toBeGreaterThan(0.5 * most)
  })

  test('a row at its strictest zone has one number of rails throughout', () => {
    const rows = (rowsThroughZones: string) => {
      const { rails } = plane(laid(shed, { rowsThroughZones }), 'front')
      return rails.filter(({ row }) => row === 0).length
    }
    expect(rows('strictest-zone')).toBeLessThanOrEqual(4)
    expect(rows('change-at-joints')).toBeGreaterThanOrEqual(rows('strictest-zone'))
  })

  test('between two panels one clamp holds both on each rail', () => {
    const { rails } = plane(laid(), 'front')
    const clamps = rails.flatMap((rail) => rail.clamps)
    // Eight columns of four panels on two rails: three joints and two ends a rail.
    expect(clamps.filter(({ kind }) => kind === 'end').length % 2).toBe(0)
    for (const rail of rails.filter(({ clamps: held }) => held.length === 5))
      expect(rail.clamps.map(({ kind }) => kind)).toEqual(['end', 'mid', 'mid', 'mid', 'end'])
  })
})

describe('on assessed roofs nothing lies where it must not', () => {
  const names = [
    'shed-region-a-roof-8',
    'shed-region-c',
    'house-timber-battens',
    'house-tile-on-trusses',
    'house-tile-rails-on-rafters',
    'house-rails-along-battens',
    'clamps-across',
    'clamps-on-ribs',
    'shed-three-rails-on-purlins',
    'tall-house-200-years',
  ]

  test.each(names)('%s, as a gable, hip roof and skillion', (name) => {
    for (const form of ['gable', 'hip', 'skillion'] as const) {
      const input = as(form, roof(name))
      const settings = arrayRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse({}), null)
      const layout = layOut(settings)
      expect(layoutFaults(layout, settings)).toEqual([])
      expect(layout.placed).toBeGreaterThan(0)
    }
  })
})

describe('feet over rafters', () => {
  const battens = changed(roof('house-rails-along-battens'), {
    purlin: { spacing: 900, span: 600, depth: 35, breadth: 70 },
    rafter: { spacing: 600, span: 1800, depth: 90, breadth: 45 },
    options: { arrayMass: null, battenCapacity: null, feetOverRafters: true },
  })
  const request = layoutRequest.parse({ firstRafter: 250 })
  const built = arrayRoof(battens, assess(battens, catalogue), catalogue, request, null)
  const layout = layOut(built)

  test('stand on rafters alone, along rails on battens, no further apart than their zones allow', () => {
    expect(layoutFaults(layout, built)).toEqual([])
    const feet = layout.planes.flatMap(({ rails }) => rails.flatMap((rail) => rail.feet))
    expect(feet.length).toBeGreaterThan(20)
    for (const { x } of feet) expect((x - 250) / 600).toBeCloseTo(Math.round((x - 250) / 600), 6)
  })

  test('are in the parts list with their timber screws', () => {
    const answer = layOutRoof(battens, assess(battens, catalogue), catalogue, request, null)
    expect(answer.ok && answer.parts.parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['foot', 'timber-screw', 'rail']),
    )
  })
})
