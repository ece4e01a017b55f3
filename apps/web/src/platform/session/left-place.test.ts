import { expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { leftPlaces } from './left-place.ts'

it('leads the same person back, once', () => {
  const places = leftPlaces(inMemory())
  places.remember('ann@example.org', '/project_new4?type=add')
  expect(places.take('ann@example.org')).toBe('/project_new4?type=add')
  expect(places.take('ann@example.org')).toBeNull()
})

it('is forgotten when somebody else logs in', () => {
  const places = leftPlaces(inMemory())
  places.remember('ann@example.org', '/project_new4?type=add')
  expect(places.take('bob@example.org')).toBeNull()
  expect(places.take('ann@example.org')).toBeNull()
})
