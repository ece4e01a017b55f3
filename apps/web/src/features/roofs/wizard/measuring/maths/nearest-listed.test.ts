import { expect, it } from 'vitest'
import { nearestListed } from './nearest-listed.ts'

it('names the nearest thickness, and where it stands among those with "Unsure"', () => {
  expect(nearestListed([null, 1.5, 1.9, 2.4], 1.96)).toMatchObject({ position: 2, thickness: 1.9 })
  expect(nearestListed([null], 1.9)).toBeNull()
})
