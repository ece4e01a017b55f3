import { expect, test } from 'vitest'
import { possibilityWords, remedyWords } from './advice-words.ts'

test('a remedy says what passes with it, and which zones it closes', () => {
  const remedy = { change: 'Turn the rails', numRails: 3, fixingSpacing: 900, closes: ['Internal', 'Edge'] }
  expect(remedyWords(remedy)).toEqual({
    change: 'Turn the rails:',
    then: '3\u00a0rails with fixings every 900\u00a0mm pass.',
    closes: 'Internal and Edge then fail: use it in this zone only.',
  })
  expect(remedyWords({ ...remedy, closes: [] }).closes).toBeNull()
})

test('a utilisation is never shown smaller than it is', () => {
  const words = possibilityWords({ answer: '1.2 mm', installable: 2, utilisation: 1.001 }, 4)
  expect(words).toBe('2 of 4 zones can be installed; largest utilisation 101\u00a0%')
  expect(possibilityWords({ answer: '', installable: 0, utilisation: null }, 4)).toBe('0 of 4 zones can be installed')
})
