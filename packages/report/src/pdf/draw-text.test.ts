import { expect, test } from 'vitest'
import { linesHere } from './draw-text.ts'

test.each([
  ['all where there is room', 5, 5, 5],
  ['two at least go over', 6, 5, 4],
  ['no first line stands alone', 6, 1, 0],
  ['a short text may be cut anywhere', 3, 1, 1],
  ['one line where a page holds no more', 2, 0, 1],
])('lines of a text on a page: %s', (_, lines, room, here) => {
  expect(linesHere(lines, room)).toBe(here)
})
