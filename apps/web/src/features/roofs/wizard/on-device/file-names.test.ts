import { expect, it } from 'vitest'
import { onlyOnce, safeName } from './file-names.ts'

it.each([
  ['12 · Smith', '12 · Smith'],
  ['../etc/passwd', '-etc-passwd'],
  ['C:\\a?', 'C--a-'],
  ['...', '-'],
  ['', '-'],
])('%j is written as %j', (name, written) => {
  expect(safeName(name)).toBe(written)
})

it('numbers files of the same name, whatever their case', () => {
  const once = onlyOnce()
  expect(['a/north.jpg', 'a/North.jpg', 'a/north.jpg', 'a.b/north'].map(once)).toEqual([
    'a/north.jpg',
    'a/North (2).jpg',
    'a/north (3).jpg',
    'a.b/north',
  ])
})
