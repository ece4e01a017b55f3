import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { regionalWindSpeed } from './regional-wind-speed.ts'

const { regionalSpeeds } = catalogue.wind
const tabulated = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000]
const constants = {
  A: [67, 41, 0.1],
  W: [104, 70, 0.045],
  B: [106, 92, 0.1],
  C: [122, 104, 0.1],
  D: [156, 142, 0.1],
} as const

test('every row from 5 years on is the rounded formula of its column', () => {
  for (const [column, [a, b, k]] of Object.entries(constants))
    for (const years of tabulated) {
      const speed = regionalWindSpeed(regionalSpeeds, '2021', column as 'A', years).value
      expect(speed, `${column} ${years}`).toBe(Math.round(a - b * years ** -k))
    }
})

test('a return period between the rows is calculated, one year is read', () => {
  expect(regionalWindSpeed(regionalSpeeds, '2021', 'C', 300).value).toBe(Math.round(122 - 104 * 300 ** -0.1))
  expect(regionalWindSpeed(regionalSpeeds, '2021', 'C', 300).formula).toContain('round')
  expect(regionalWindSpeed(regionalSpeeds, '2011', 'D', 1).value).toBe(23)
})

test('nothing is defined between 1 and 5 years or beyond 10 000', () => {
  expect(() => regionalWindSpeed(regionalSpeeds, '2021', 'A', 2)).toThrow(RangeError)
  expect(() => regionalWindSpeed(regionalSpeeds, '2021', 'A', 20_000)).toThrow(RangeError)
})
