import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { describe, expect, test } from 'vitest'
import { fromPlan, toPlan } from './array-plan.ts'
import { outlinesOf, placeAt, planeAt, type RoofStop, roofStops, stopBeside } from './roof-places.ts'

const share = Math.cos(Math.PI / 6)
const outline = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 10_000, y: 4000 },
  { x: 0, y: 4000 },
]
const inner = [
  { x: 1000, y: 500 },
  { x: 9000, y: 500 },
  { x: 9000, y: 4000 },
  { x: 1000, y: 4000 },
]
const panelAt = (x: number, row: number) =>
  ({
    x,
    y: 1000 + row * 1200,
    width: 1700,
    height: 1100,
    zone: 'Internal',
    row,
    place: { block: 0, row, column: 0 },
  }) as const

const front: LaidPlane = {
  name: 'front',
  outline,
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: share } },
  zones: [
    { zone: 'Internal', polygon: inner, isKeptClear: false },
    { zone: 'Edge', polygon: outline.map(({ x, y }) => ({ x, y: Math.min(y, 500) })), isKeptClear: true },
  ],
  obstacles: [{ kind: 'obstacle', plane: 'front', x: 7000, y: 1000, width: 800, height: 800 }],
  members: { run: 'along-eave', first: 100, pitch: 900, last: null },
  lines: [],
  panels: [panelAt(1200, 0), panelAt(2920, 0), panelAt(1200, 1), panelAt(2920, 1)],
  rails: [],
}
const back: LaidPlane = {
  ...front,
  name: 'back',
  plan: { origin: { x: 10_000, y: 8000 * share }, along: { x: -1, y: 0 }, up: { x: 0, y: -share } },
  obstacles: [],
  panels: [panelAt(1200, 0)],
}
const layout: Pick<Layout, 'planes'> = { planes: [front, back] }

const onFront = toPlan(front)
const kindAt = (x: number, y: number) => placeAt(layout, onFront({ x, y }))

test('a point of the plan goes to its plane and back, whichever way the plane lies', () => {
  for (const plane of [front, back]) {
    const at = { x: 1234, y: 567 }
    const { x, y } = fromPlan(plane)(toPlan(plane)(at))
    expect([x, y]).toEqual([expect.closeTo(1234, 6), expect.closeTo(567, 6)])
  }
  expect(planeAt(layout, { x: 1, y: 1 })?.name).toBe('front')
  expect(planeAt(layout, { x: 1, y: 6 })?.name).toBe('back')
  expect(planeAt(layout, { x: -1, y: 6 })).toBeNull()
})

describe('what lies at a point', () => {
  test('a panel, up to its edge and no further', () => {
    expect(kindAt(1200, 1000)).toMatchObject({ kind: 'panel', panel: front.panels[0] })
    expect(kindAt(2899, 2099)).toMatchObject({ kind: 'panel', panel: front.panels[0] })
    expect(kindAt(2910, 2099)).toMatchObject({ kind: 'zone', zone: 'Internal' })
    expect(kindAt(3000, 2300)).toMatchObject({ kind: 'panel', panel: front.panels[3] })
  })

  test('an obstacle, a zone as it is seen, or nothing beyond the roof', () => {
    expect(kindAt(7400, 1400)).toMatchObject({ kind: 'obstacle' })
    expect(kindAt(5000, 300)).toMatchObject({ kind: 'zone', zone: 'Edge' })
    expect(kindAt(500, 3000)).toBeNull()
    expect(placeAt(layout, { x: 50, y: 50 })).toBeNull()
  })

  test('a panel of the back plane lies where it is drawn', () => {
    const [panel] = back.panels
    if (!panel) throw new Error('a panel is missing')
    expect(placeAt(layout, toPlan(back)({ x: panel.x + 5, y: panel.y + 5 }))).toMatchObject({ panel, plane: back })
  })
})

test('a panel is outlined by its corners, a zone by all that belongs to it on the plane', () => {
  const panel = kindAt(1300, 1100)
  const zone = kindAt(5000, 300)
  if (!panel || !zone) throw new Error('nothing lies there')
  expect(outlinesOf(panel)).toHaveLength(1)
  expect(outlinesOf(panel)[0]?.[2]).toEqual({ x: 2.9, y: expect.closeTo(2.1 * share, 9) })
  expect(outlinesOf(zone)).toHaveLength(1)
})

describe('arrow keys', () => {
  const stops = roofStops(layout)
  const panelOf = (stop: RoofStop | null) => (stop?.place.kind === 'panel' ? stop.place.panel : stop?.place.kind)
  const [first] = stops

  test('lead along the row, across rows, and over the ridge', () => {
    if (!first) throw new Error('a stop is missing')
    const right = stopBeside(stops, first.at, 'ArrowRight')
    expect(panelOf(right)).toBe(front.panels[1])
    expect(panelOf(stopBeside(stops, first.at, 'ArrowUp'))).toBe(front.panels[2])
    const over = stops.find(({ place }) => place.plane === back && place.kind === 'panel')
    expect(over?.at.y).toBeGreaterThan(4 * share)
  })

  test('every stop is reached from the first, and none leads to itself', () => {
    const seen = new Set<RoofStop>(first ? [first] : [])
    for (const stop of seen)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = stopBeside(stops, stop.at, arrow)
        expect(next).not.toBe(stop)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(stops.length)
  })
})
