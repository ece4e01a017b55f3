import { keptLayout, type Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnRectangle, movedRectangle, nothingChanged, withObstacle, withoutObstacle } from './edit-layout.ts'
import { begun, did, redone, undone } from './unsaved/history.ts'

const front = {
  outline: [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 5000 },
    { x: 0, y: 5000 },
  ],
}
const chimney: Obstacle = { kind: 'obstacle', plane: 'front', x: 100, y: 200, width: 600, height: 600 }

const anywhere = fc.record({
  x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
})

describe('rectangles', () => {
  test('two corners in any order, to the centimetre', () => {
    const expected = { x: 1000, y: 200, width: 1500, height: 800 }
    expect(drawnRectangle(front, { x: 2502, y: 203 }, { x: 998, y: 1001 })).toEqual(expected)
    expect(drawnRectangle(front, { x: 998, y: 1001 }, { x: 2502, y: 203 })).toEqual(expected)
  })

  test('wherever it is drawn or dragged, it is one that the contract takes', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const drawn = drawnRectangle(front, one, other)
        const moved = movedRectangle(front, drawn, other)
        for (const rectangle of [drawn, moved])
          expect(keptLayout.safeParse({ obstacles: [{ ...chimney, ...rectangle }] }).success).toBe(true)
        expect(moved.width).toBe(drawn.width)
        expect(moved.x + moved.width).toBeLessThanOrEqual(10_000 + 50)
      }),
    )
  })
})

describe('steps', () => {
  const one = withObstacle(nothingChanged, chimney)
  const two = withObstacle(one, { ...chimney, x: 2000 })

  test('are undone and done again; a new one ends what was undone', () => {
    const history = did(did(begun(nothingChanged), one), two)
    expect(undone(history).present).toEqual(one)
    expect(undone(undone(undone(history))).present).toEqual(nothingChanged)
    expect(redone(undone(history))).toEqual(history)
    expect(redone(did(undone(history), withoutObstacle(one, 0))).present).toEqual(nothingChanged)
  })

  test('one that changes nothing is none', () => {
    const history = did(begun(nothingChanged), one)
    expect(did(history, { ...one })).toBe(history)
  })

  test('the contract takes 200 obstacles, and no more are added', () => {
    const full = { ...nothingChanged, obstacles: Array.from({ length: 200 }, () => chimney) }
    expect(withObstacle(full, chimney)).toBe(full)
    expect(keptLayout.safeParse({ obstacles: [...full.obstacles, chimney] }).success).toBe(false)
  })
})
