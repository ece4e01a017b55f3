import { expect, it } from 'vitest'
import { problemsByStep } from './problems-by-step.ts'

it('assigns every problem of a field to its step', () => {
  const { steps, others } = problemsByStep([
    { field: 'roof_slope', message: 'a' },
    { field: 'purlin_breath', message: 'b' },
    { field: 'date_time', message: 'c' },
  ])
  expect(steps).toEqual([
    { step: 'building', field: 'roofSlope', message: 'a' },
    { step: 'structure', field: 'timberBreadth', message: 'b' },
  ])
  expect(others).toEqual(['c'])
})
