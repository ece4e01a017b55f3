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

it('measures a dimension that is not stated, and the area of a polygon', () => {
  const dimension: Mark = { kind: 'dimension', from: [0.5, 0.2], to: [0.5, 0.6], millimetres: null }
  expect(labelOf(say, dimension, [known, dimension], photo)).toBe('≈ 1,350 mm')
  expect(labelOf(say, { ...dimension, millimetres: 1340 }, [known, dimension], photo)).toBe('1,340 mm')
  const polygon: Mark = {
    kind: 'polygon',
    corners: [
      [0, 0],
      [0.4, 0],
      [0.4, 0.4],
      [0, 0.4],
    ],
  }
  // 1600 × 1200 pixels of 1.125 mm.
  expect(labelOf(say, polygon, [known, polygon], photo)).toBe('≈ 2.43 m²')
  expect(describeMark(say, polygon, [polygon], photo)).toBe('Polygon')
})

it.each([
  [{ kind: 'arrow', from: [0, 0], to: [1, 1] }, 'Arrow'],
  [{ kind: 'line', from: [0, 0], to: [1, 1] }, 'Line'],
  [{ kind: 'rectangle', from: [0, 0], to: [1, 1] }, 'Frame'],
  [{ kind: 'note', at: [0, 0], text: 'Rust here' }, 'Note: Rust here'],
  [known, 'Known length: 900 mm'],
] as const)('describes %j', (mark, words) => {
  expect(describeMark(say, mark as Mark, [mark as Mark], photo)).toBe(words)
})
