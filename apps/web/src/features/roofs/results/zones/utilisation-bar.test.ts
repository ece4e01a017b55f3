import { expect, it } from 'vitest'
import { bandOf } from './utilisation-bar.tsx'

it('distinguishes exceeded, near and easy', () => {
  expect([0, 0.89, 0.9, 1, 1.001].map(bandOf)).toEqual(['easy', 'easy', 'near', 'near', 'over'])
})
