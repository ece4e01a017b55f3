import { expect, it } from 'vitest'
import { categoryWords, shownCategories } from './photo-categories.ts'

it('asks for sheeting photos with clamps alone', () => {
  expect(shownCategories('clamp')).toContain('sheeting')
  expect(shownCategories('screw')).not.toContain('sheeting')
  expect(shownCategories(null)).not.toContain('sheeting')
})

it('says how many photos are needed', () => {
  expect(categoryWords('roof').needed).toBe('At least 2 photos, at most 9')
  expect(categoryWords('connection').needed).toBe('At least 1 photo, at most 9')
})
