import { expect, it } from 'vitest'
import { readOf } from './read-differences.ts'

it.each([
  ['as they were when the dialog was opened', { opened: 'a', present: 'a', ticked: null }, 'a'],
  ['not, where others came meanwhile', { opened: 'a', present: 'b', ticked: null }, null],
  ['once the others are ticked', { opened: 'a', present: 'b', ticked: 'b' }, 'b'],
  ['not, where others came after the tick', { opened: 'a', present: 'c', ticked: 'b' }, null],
])('differences are read %s', (_, reading, read) => {
  expect(readOf(reading)).toBe(read)
})
