import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { groupedByProject, inOrder, nameWithoutRoof, nextRoofName, roofTitle } from './roofs-of-project.ts'

const say = sayIn('en-AU')

const roof = (hash: string, roofOf: string | null, more: Partial<ProjectSummary> = {}): ProjectSummary => ({
  hash,
  revision: 1,
  name: 'Shed',
  number: '7',
  madeAt: '2026-11-22 10:00:00',
  updatedAt: '2026-11-22T10:00:00Z',
  deliveryDate: null,
  status: 1,
  engineerName: '',
  reportFile: null,
  reviewFile: null,
  hasResult: false,
  productWarnings: [],
  codedWarnings: [],
  reconsideredSince: null,
  address: '',
  outline: null,
  verdict: null,
  waitsFor: [],
  isComplete: true,
  isBuiltSigned: false,
  roofName: '',
  roofOf,
  ...more,
})
const first = roof('b', null)
const north = roof('c', 'b', { roofName: 'North', name: 'Shed, North', madeAt: '2026-11-22 11:00:00' })
const south = roof('a', 'b', { roofName: 'Roof 3', madeAt: '2026-11-22 12:00:00' })
const other = roof('x', null)

test('the first roof stands first, the others in the order of their making', () => {
  expect(inOrder([south, north, first])).toEqual([first, north, south])
})

test('rows of one project stand together where its newest stands', () => {
  expect(groupedByProject([north, other, first, south])).toEqual([[first, north, south], [other]])
  expect(groupedByProject([other])).toEqual([[other]])
  expect(groupedByProject([])).toEqual([])
})

test('a roof is called by its name, the project without it', () => {
  expect([first, north].map((value) => roofTitle(say, value))).toEqual(['First roof', 'North'])
  expect([first, north].map(nameWithoutRoof)).toEqual(['Shed', 'Shed'])
})

test('the next roof gets a number that no other has', () => {
  expect(nextRoofName([first])).toBe('Roof 2')
  expect(nextRoofName([first, south])).toBe('Roof 4')
  expect(nextRoofName([first, roof('d', 'b', { roofName: 'roof 3' })])).toBe('Roof 4')
})
