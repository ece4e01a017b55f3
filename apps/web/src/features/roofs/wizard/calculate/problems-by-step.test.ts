import { expect, it } from 'vitest'
import { problemsByStep } from './problems-by-step.ts'

it('assigns every problem of a field to its step', () => {
  const { steps, others } = problemsByStep([
    { field: 'roof_slope', coded: { code: 'a' } },
    { field: 'purlin_breath', coded: { code: 'b' } },
    { field: 'date_time', coded: { code: 'c' } },
  ])
  expect(steps).toEqual([
    { step: 'building', field: 'roofSlope', coded: { code: 'a' } },
    { step: 'structure', field: 'timberBreadth', coded: { code: 'b' } },
  ])
  expect(others).toEqual([{ code: 'c' }])
})
