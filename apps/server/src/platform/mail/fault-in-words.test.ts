import { expect, it } from 'vitest'
import { faultInWords } from './fault-in-words.ts'

const longWord = 'Zm9v'.repeat(12)

it.each([
  [Object.assign(new Error('connect refused'), { code: 'ECONNECTION' }), 'ECONNECTION: connect refused'],
  [new Error('450 4.2.1 <ann@example.org> is\r\nbusy'), '450 4.2.1 … is busy'],
  [new Error(`535 ${longWord} see https://mail.example.org/help?id=1 now`), '535 … see … now'],
  ['no error', 'unknown fault'],
  [null, 'unknown fault'],
])('%s', (error, words) => {
  expect(faultInWords(error)).toBe(words)
})

it('is cut', () => {
  expect(faultInWords(new Error('busy '.repeat(100)))).toHaveLength(200)
})
