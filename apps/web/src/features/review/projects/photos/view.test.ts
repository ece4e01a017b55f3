import type { Place } from '@soundroof/contract/review/mark-up'
import { describe, expect, it } from 'vitest'
import { panned, placeOf, pointOf, rotated, scaleOf, type View, wholePhoto, zoomed } from './view.ts'

const stage = { width: 800, height: 600 }
const photo = { width: 4000, height: 2000 }
const turn = (view: View, times: number): View => (times === 0 ? view : turn(rotated(view, stage, photo), times - 1))

describe('a photo on its stage', () => {
  it('fits as a whole, in the centre', () => {
    expect(scaleOf(stage, photo, wholePhoto)).toBe(0.2)
    expect(pointOf([0, 0], stage, photo, wholePhoto)).toEqual({ x: 0, y: 100 })
    expect(pointOf([1, 1], stage, photo, wholePhoto)).toEqual({ x: 800, y: 500 })
  })

  it('fits after a quarter turn clockwise: its left edge is on top', () => {
    const view = rotated(wholePhoto, stage, photo)
    expect(scaleOf(stage, photo, view)).toBe(0.15)
    expect(pointOf([0, 1], stage, photo, view)).toEqual({ x: 250, y: 0 })
    expect(pointOf([1, 0], stage, photo, view)).toEqual({ x: 550, y: 600 })
  })

  it('keeps the place in the centre of the stage through a quarter turn', () => {
    const view = zoomed(wholePhoto, 3, { x: 390, y: 295 }, stage, photo)
    const centre = { x: 400, y: 300 }
    const [x, y] = placeOf(centre, stage, photo, view)
    const after = placeOf(centre, stage, photo, rotated(view, stage, photo))
    expect(after[0]).toBeCloseTo(x, 10)
    expect(after[1]).toBeCloseTo(y, 10)
    expect(turn(view, 4)).toMatchObject({ turn: 0, zoom: 3 })
  })

  it.each([0, 1, 2, 3])('shows each place where it is pointed at, after %i turns, zoomed and panned', (times) => {
    const view = panned(
      zoomed(turn(wholePhoto, times), 4, { x: 350, y: 310 }, stage, photo),
      { x: 30, y: -20 },
      stage,
      photo,
    )
    for (const place of [
      [0.5, 0.5],
      [0.42, 0.57],
      [0, 1],
    ] as const satisfies readonly Place[]) {
      const found = placeOf(pointOf(place, stage, photo, view), stage, photo, view)
      expect(found[0]).toBeCloseTo(place[0], 10)
      expect(found[1]).toBeCloseTo(place[1], 10)
    }
  })

  it('has no place outside itself', () => {
    expect(placeOf({ x: -50, y: 50 }, stage, photo, wholePhoto)).toEqual([0, 0])
    expect(placeOf({ x: 900, y: 599 }, stage, photo, wholePhoto)).toEqual([1, 1])
  })
})

describe('zooming and panning', () => {
  it('keeps what lies under the pointer', () => {
    const at = { x: 420, y: 320 }
    const before = placeOf(at, stage, photo, wholePhoto)
    const after = placeOf(at, stage, photo, zoomed(wholePhoto, 2, at, stage, photo))
    expect(after[0]).toBeCloseTo(before[0], 10)
    expect(after[1]).toBeCloseTo(before[1], 10)
  })

  it('ends at the whole photo and at sixteen times its size', () => {
    expect(zoomed(wholePhoto, 0.5, { x: 0, y: 0 }, stage, photo)).toEqual(wholePhoto)
    expect(zoomed(wholePhoto, 1000, { x: 400, y: 300 }, stage, photo).zoom).toBe(16)
  })

  it('does not pan a photo off its stage', () => {
    expect(panned(wholePhoto, { x: 100, y: 100 }, stage, photo).pan).toEqual({ x: 0, y: 0 })
    const large = zoomed(wholePhoto, 2, { x: 400, y: 300 }, stage, photo)
    expect(panned(large, { x: 9999, y: -9999 }, stage, photo).pan).toEqual({ x: 400, y: -100 })
  })
})
