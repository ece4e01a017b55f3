import { expect, test } from 'vitest'
import { standardsInForce } from './referenced-standards.ts'

const { standards, source, readOn } = standardsInForce

test('each standard stands once, and one that the list leaves out says where its edition was read', () => {
  const names = standards.map(({ standard }) => standard)
  expect(new Set(names).size).toBe(names.length)
  for (const { amendments, source: own } of standards) expect(amendments === null).toBe(own !== undefined)
})

test('the list says where and when it was read', () => {
  expect(source).toContain('Schedule 2')
  expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('of the two editions of the wind standard that the engine knows, the list has the present one', () => {
  const names = standards.map(({ standard }) => standard)
  expect(names).toContain('AS/NZS 1170.2:2021')
  expect(names).not.toContain('AS/NZS 1170.2:2011')
})
