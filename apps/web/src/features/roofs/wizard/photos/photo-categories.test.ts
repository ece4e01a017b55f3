import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { categoryWords } from './photo-categories.ts'

const say = sayIn('en-AU')

it('requires sheeting photos with clamps alone', () => {
  expect(categoryWords(say, 'sheeting', 'clamp').needed).toBe('At least 1 photo, at most 9')
  for (const fixing of ['screw', null] as const)
    expect(categoryWords(say, 'sheeting', fixing).needed).toBe('Not required for screws, at most 9')
})

it('says how many photos are needed', () => {
  expect(categoryWords(say, 'roof', 'screw').needed).toBe('At least 2 photos, at most 9')
  expect(categoryWords(say, 'connection', null).needed).toBe('At least 1 photo, at most 9')
})
