import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { undoWords } from './undo-words.ts'

const say = sayIn('en-AU')

it('names the field with the value that it has now', () => {
  expect(undoWords(say, { 'building.length': [12, 120] }, 'undo')).toBe('Undone. Building Length is 12 m again.')
  expect(undoWords(say, { 'building.length': [12, 120] }, 'redo')).toBe('Redone. Building Length is 120 m again.')
  expect(undoWords(say, { 'building.length': [null, 120] }, 'undo')).toBe('Undone. Building Length is empty again.')
  expect(undoWords(say, { 'options.altitude': [40, 50] }, 'undo')).toBe(
    'Undone. Altitude of the site above sea level is 40 m again.',
  )
})

it('names choices, and all that changed together', () => {
  expect(undoWords(say, { 'building.terrain': [1, 2] }, 'undo')).toBe('Undone. Changed back: Terrain Category.')
  expect(undoWords(say, { 'building.state': [1, 2], 'building.area': [null, 2] }, 'redo')).toBe(
    'Redone. Changed again: State and Area.',
  )
})

it('counts photos', () => {
  expect(undoWords(say, { 'photos.roof': [['a', 'b'], ['b']] }, 'undo')).toBe('Undone. Roof photos: now 2.')
})
