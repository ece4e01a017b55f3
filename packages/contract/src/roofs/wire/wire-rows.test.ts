import { expect, it } from 'vitest'
import { projectSummaryFromWire } from './wire-rows.ts'
import type { ProjectRow } from './wire-shapes.ts'

const row = {
  building_length: 24,
  building_width: 12,
  building_shape_index: 0,
} as unknown as ProjectRow

it.each([
  [undefined, 8, 'gable'],
  [undefined, null, 'gable'],
  ['gable', 3, 'gable'],
  ['gable', 2.9, 'flat'],
  ['skillion', 2, 'skillion'],
] as const)('a roof of form %s at %s degrees is pictured as %s', (roofForm, slope, form) => {
  const { outline } = projectSummaryFromWire({ ...row, roof_slope: slope, options: { roofForm } })
  expect(outline).toEqual({ length: 24, width: 12, form })
})

it.each([
  [{ suburb: 'Coburg', postcode: '3058', state_index: 1 }, '12 Rose St, Coburg VIC 3058'],
  [{}, '12 Rose St'],
])('the address of a row with %j is %s', (more, address) => {
  expect(projectSummaryFromWire({ ...row, street_address: '12 Rose St', ...more }).address).toBe(address)
})
