import { expect, test } from 'vitest'
import { possibilityWords } from './advice-words.ts'

test('a utilisation is never shown smaller than it is', () => {
  const words = possibilityWords({ answer: '1.2 mm', installable: 2, utilisation: 1.001 }, 4)
  expect(words).toBe('2 of 4 zones can be installed; largest utilisation 101\u00a0%')
  expect(possibilityWords({ answer: '', installable: 0, utilisation: null }, 4)).toBe('0 of 4 zones can be installed')
})
