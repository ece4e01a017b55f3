import { expect, it } from 'vitest'
import { assumedPower, mostPanels, panelsForPower } from './panel-room.ts'

const panel = { length: 1700, width: 1100 }

it('counts the panels that make a power, one more where it is not reached', () => {
  expect(panelsForPower(6.6, 440)).toBe(15)
  expect(panelsForPower(6.7, 440)).toBe(16)
  expect(assumedPower({ length: 2000, width: 1000 })).toBe(440)
})

it('has room on both slopes of a gable, lying or standing, whichever takes more', () => {
  // 10 m x 4 m of each slope: 9 x 2 standing, 5 x 3 lying.
  expect(mostPanels({ form: 'gable', length: 10_000, width: 8000 * Math.cos(Math.PI / 6), slope: 30 }, panel)).toBe(36)
  expect(mostPanels({ form: 'skillion', length: 10_000, width: 4000, slope: 0 }, panel)).toBe(18)
  expect(mostPanels({ form: 'gable', length: 10_000, width: 4000, slope: 2 }, panel)).toBe(18)
})

it('has the area of a hip', () => {
  expect(mostPanels({ form: 'hip', length: 10_000, width: 4000, slope: 0 }, panel)).toBe(21)
  expect(mostPanels({ form: 'skillion', length: 1000, width: 1000, slope: 0 }, panel)).toBe(0)
})
