import { expect, test } from 'vitest'
import { type EightSpeeds, orthogonalDesignSpeeds, sectorDesignSpeed } from './orthogonal-design-speed.ts'

const speeds: EightSpeeds = [45.36, 42.84, 42.84, 45.36, 45.36, 47.88, 50.4, 47.88]

test('a building at 0 degrees takes the largest of three directions on each side', () => {
  expect(orthogonalDesignSpeeds(speeds, 0).map(({ speed }) => speed)).toEqual([47.88, 45.36, 47.88, 50.4])
})

test('a turned building interpolates at the ends of its sector', () => {
  expect(sectorDesignSpeed(speeds, 22.5)).toBeCloseTo((45.36 + 47.88) / 2, 10)
  expect(sectorDesignSpeed(speeds, 292.5)).toBe(50.4)
})

test('all directions together give the largest', () => {
  expect(sectorDesignSpeed(speeds, 77, 180)).toBe(50.4)
})
