import { expect, test } from 'vitest'
import { lowMark } from './low-edge.ts'

const panel = { x: 1000, y: 500, width: 1800, height: 1100 }

test.each([
  ['eave', { x: 1900, y: 500 }],
  ['ridge', { x: 1900, y: 1600 }],
  ['left', { x: 1000, y: 1050 }],
  ['right', { x: 2800, y: 1050 }],
] as const)('the mark of a row that faces the %s points to that edge, from within the panel', (side, tip) => {
  const [point, ...base] = lowMark(panel, side, 100)
  expect(point).toEqual(tip)
  for (const { x, y } of base) {
    expect(Math.max(Math.abs(x - tip.x), Math.abs(y - tip.y))).toBe(100)
    expect(Math.min(Math.abs(x - tip.x), Math.abs(y - tip.y))).toBe(50)
  }
})
