import { expect, test } from 'vitest'
import { distancesOf } from './dimensions.ts'
import { freePlace, hasRoom, shiftToRoom } from './face-room.ts'
import { type SnapTo, snapped } from './snap.ts'

/** A hip face whose hips rise at 45 degrees. */
const outline = [
  { x: 0, y: 0 },
  { x: 12_000, y: 0 },
  { x: 8000, y: 4000 },
  { x: 4000, y: 4000 },
]
const face = { outline, setback: 200 }
const box = (x: number, y: number, width = 1000, height = 1700) => ({ x, y, width, height })
const to: SnapTo = {
  mode: 'rafters',
  members: { run: 'up-slope', first: 100, pitch: 600, last: null },
  lines: [],
  face,
  neighbours: [{ ...box(6000, 500), number: 2 }],
  gaps: { panels: 20, rows: 20 },
  reach: 60,
}

test('distances from corners, eave, top and hip', () => {
  const distances = distancesOf(outline, box(3000, 500))
  expect(distances).toMatchObject({ left: 3000, right: 8000, eave: 500, top: 1800 })
  expect(distances.hip).toBeCloseTo((3000 - 2200) / Math.SQRT2, 6)
  const stepped = [box(3000, 500, 1000, 850), box(3400, 1350, 600, 850)]
  expect(distancesOf(outline, box(3000, 500), stepped).hip).toBeCloseTo((3400 - 2200) / Math.SQRT2, 6)
  expect(
    distancesOf(
      [
        { x: 0, y: 0 },
        { x: 9000, y: 0 },
        { x: 9000, y: 4000 },
        { x: 0, y: 4000 },
      ],
      box(0, 0),
    ).hip,
  ).toBeNull()
})

test('snaps to rafters, setback, centre and neighbours, and says to what', () => {
  expect(snapped(box(3060, 900), to)).toEqual({ by: { x: 40, y: 0 }, names: [{ to: 'on-rafter' }] })
  expect(snapped(box(3300, 230), to)).toEqual({ by: { x: 0, y: -30 }, names: [{ to: 'setback' }] })
  expect(snapped(box(5520, 900), { ...to, mode: 'neighbours' }).names).toEqual([{ to: 'centre' }])
  expect(snapped(box(4960, 530), { ...to, mode: 'neighbours' })).toEqual({
    by: { x: 20, y: -30 },
    names: [
      { to: 'beside', number: 2 },
      { to: 'in-line', number: 2 },
    ],
  })
  expect(snapped(box(3060, 230), { ...to, mode: 'off' })).toEqual({ by: { x: 0, y: 0 }, names: [] })
})

test('snaps to the setback of a hip at the height where it lies', () => {
  const { by, names } = snapped(box(2500, 510), { ...to, mode: 'neighbours', neighbours: [] })
  expect(names).toEqual([{ to: 'setback' }])
  const least = 2210 + 200 * Math.SQRT2
  expect(2500 + by.x).toBe(Math.ceil(least))
})

test('a free place keeps the setback and lies on nothing', () => {
  const taken = [box(200, 200, 9000, 1800)]
  const place = freePlace(face, taken, { width: 1000, height: 1700 })
  expect(place).not.toBeNull()
  expect(hasRoom(face, taken, [box(place?.x ?? 0, place?.y ?? 0)])).toBe(true)
  expect(freePlace(face, [], { width: 1000, height: 4000 })).toBeNull()
})

test('the shortest shift that gives every panel room', () => {
  const skylight = box(6900, 800, 600, 600)
  expect(shiftToRoom(face, [skylight], [box(5000, 500), box(6020, 500)])).toEqual({ x: -120, y: 0 })
  expect(shiftToRoom(face, [], [box(5000, 150)])).toEqual({ x: 0, y: 50 })
  expect(shiftToRoom(face, [box(0, 0, 12_000, 4000)], [box(5000, 500)])).toBeNull()
})
