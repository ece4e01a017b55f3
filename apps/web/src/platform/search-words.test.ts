import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['Shed & <b>', 'Shed & <b>'],
  ['a\u0000b\n\u202ec', 'abc'],
  ['\ud800', ''],
  ['x'.repeat(5000), 'x'.repeat(200)],
])('%j is searched as %j', (text, words) => {
  expect(searchWords(text)).toBe(words)
})
