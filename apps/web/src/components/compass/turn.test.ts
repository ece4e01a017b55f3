import { expect, it, test } from 'vitest'
import { towards, turnedByKey } from './turn.ts'

test.each([
  [{ x: 0, y: -50 }, 0],
  [{ x: 50, y: 0 }, 90],
  [{ x: 0, y: 50 }, 180],
  [{ x: -50, y: 0 }, 270],
  [{ x: -1, y: -50 }, 0],
  [{ x: 20, y: -20 }, 45],
  [{ x: 21, y: -20 }, 45],
])('a place at %j from the middle is at %i degrees, in steps of 5', (offset, degrees) => {
  expect(towards(offset)).toBe(degrees)
})

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

test.each([
  [10, key('ArrowRight'), 11],
  [10, key('ArrowUp'), 11],
  [0, key('ArrowLeft'), 359],
  [359, key('ArrowRight'), 0],
  [10, key('ArrowRight', true), 25],
  [10, key('ArrowLeft', true), 355],
  [10, key('PageUp'), 25],
  [10, key('PageDown', true), 355],
  [null, key('ArrowLeft'), 0],
])('from %s, %j turns to %i', (value, pressed, expected) => {
  expect(turnedByKey(value, pressed)).toBe(expected)
})

it('leaves other keys to the page', () => {
  expect(['Tab', 'Enter', 'a'].map((name) => turnedByKey(10, key(name)))).toEqual([null, null, null])
})
