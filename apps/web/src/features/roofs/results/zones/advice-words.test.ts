import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { possibilityWords, readsDifferently } from './advice-words.ts'

const say = sayIn('en-AU')

test('a utilisation is never shown smaller than it is', () => {
  const words = possibilityWords(say, { answer: '1.2 mm', installable: 2, utilisation: 1.001 }, 4)
  expect(words).toBe('2 of 4 zones can be installed; largest utilisation 101\u00a0%')
  expect(possibilityWords(say, { answer: '', installable: 0, utilisation: null }, 4)).toBe(
    '0 of 4 zones can be installed',
  )
})

test('what reads the same at worst and at best is not worth a measurement', () => {
  const at = (utilisation: number, installable = 4) => ({ answer: '1.2 mm', installable, utilisation })
  expect(readsDifferently(say, { low: at(0.7099), high: at(0.7001) }, 4)).toBe(false)
  expect(readsDifferently(say, { low: at(0.711), high: at(0.7099) }, 4)).toBe(true)
  expect(readsDifferently(say, { low: at(0.5, 3), high: at(0.5) }, 4)).toBe(true)
})
