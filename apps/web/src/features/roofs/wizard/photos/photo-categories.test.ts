import { photoCategoriesFor } from '@soundroof/contract/roofs/projects/photos'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { categoryWords } from './photo-categories.ts'

const say = sayIn('en-AU')

it('asks for sheeting photos with clamps alone', () => {
  expect(photoCategoriesFor('clamp')).toContain('sheeting')
  expect(photoCategoriesFor('screw')).not.toContain('sheeting')
  expect(photoCategoriesFor(null)).not.toContain('sheeting')
})

it('says how many photos are needed', () => {
  expect(categoryWords(say, 'roof').needed).toBe('At least 2 photos, at most 9')
  expect(categoryWords(say, 'connection').needed).toBe('At least 1 photo, at most 9')
})
