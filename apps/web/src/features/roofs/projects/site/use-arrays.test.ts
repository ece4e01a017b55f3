import { expect, it } from 'vitest'
import { inCalls } from './use-arrays.ts'

const projects = (count: number, hasResult = true) =>
  Array.from({ length: count }, (_, index) => ({ hash: `h${index}`, hasResult, updatedAt: '2026-11-27T00:00:00Z' }))

it('asks for ten arrays at a time, and only of projects with a result', () => {
  expect(inCalls([...projects(5, false), ...projects(21)]).map((asked) => asked.length)).toEqual([10, 10, 1])
  expect(inCalls(projects(3, false))).toEqual([])
})
