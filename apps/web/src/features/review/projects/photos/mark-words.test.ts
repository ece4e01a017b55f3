import type { Mark } from '@soundroof/contract/review/mark-up'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { describeMark, labelOf } from './mark-words.ts'

const say = sayIn('en-AU')

const photo = { width: 4000, height: 3000 }
const known: Mark = { kind: 'known-length', from: [0.1, 0.5], to: [0.3, 0.5], millimetres: 900 }
const upright: Mark = { kind: 'length', from: [0.5, 0.2], to: [0.5, 0.6] }

it('measures against the known length, in pixels of the photo, not in fractions', () => {
  expect(labelOf(say, upright, [known, upright], photo)).toBe('≈ 1,350 mm')
})

it('says that there is nothing to measure against', () => {
  expect(describeMark(say, upright, [upright], photo)).toBe('Measure: no known length')
})

it.each([
  [{ kind: 'arrow', from: [0, 0], to: [1, 1] }, 'Arrow'],
  [{ kind: 'rectangle', from: [0, 0], to: [1, 1] }, 'Frame'],
  [{ kind: 'note', at: [0, 0], text: 'Rust here' }, 'Note: Rust here'],
  [known, 'Known length: 900 mm'],
] as const)('describes %j', (mark, words) => {
  expect(describeMark(say, mark as Mark, [mark as Mark], photo)).toBe(words)
})
