import { expect, it } from 'vitest'
import { oldestOf, withKept, withoutKept } from './as-of.ts'

const shed = withKept(withKept(new Map(), 'shed', 'projectDetail', 100), 'shed', 'savings', 50)

it('the oldest part that is shown counts until the server answers that part', () => {
  expect(oldestOf(shed, 'shed')).toBe(50)
  expect(oldestOf(withoutKept(shed, 'shed', 'projectDetail'), 'shed')).toBe(50)
  expect(oldestOf(withoutKept(shed, 'shed', 'savings'), 'shed')).toBe(100)
  expect(oldestOf(withoutKept(withoutKept(shed, 'shed', 'savings'), 'shed', 'projectDetail'), 'shed')).toBeNull()
})

it('what another project shows is no matter, nor are lists', () => {
  expect(oldestOf(shed, 'barn')).toBeNull()
  expect(oldestOf(shed, '')).toBeNull()
  expect(oldestOf(withKept(shed, '', 'projects', 20), '')).toBe(20)
  expect(oldestOf(withKept(shed, '', 'projects', 20), 'shed')).toBe(50)
})
