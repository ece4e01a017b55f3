import { expect, it } from 'vitest'
import { isSought, kindOfFigure, stateOfRow } from './figure-filters.ts'
import type { FigureRow, SignOffRow } from './figures-console.ts'

const signOff = { isOutdated: false } as SignOffRow
const row = (id: string, name: string, signed: SignOffRow | null = null): FigureRow =>
  ({ id, name, source: 'Two certificates', signed, waiting: null }) as FigureRow
const rail = row('fixings/rail', 'Rail')
const foot = row('fixings/foot/cyclic', 'L-foot: Cyclic', signOff)
const ids = (filters: Parameters<typeof isSought>[1]) =>
  [rail, foot].filter((one) => isSought(one, filters)).map(({ id }) => id)

it('finds figures by state, use, kind, name, id and source', () => {
  expect([rail, foot].map(stateOfRow)).toEqual(['open', 'confirmed'])
  expect(stateOfRow({ ...foot, signed: { ...signOff, isOutdated: true } })).toBe('open')
  expect(ids({ state: 'open' })).toEqual([rail.id])
  expect(ids({ state: 'waiting' })).toEqual([])
  expect(ids({ search: ' FOOT ' })).toEqual([foot.id])
  expect(ids({ search: 'certificates' })).toEqual([rail.id, foot.id])
  expect(ids({ use: 'fixings/foot' })).toEqual([foot.id])
  expect(ids({ kind: 'number', state: 'all' })).toEqual([rail.id, foot.id])
  expect(ids({ kind: 'place' })).toEqual([])
})

it.each([
  ['purlins/ZC15015', 'capacity-table'],
  ['regions/locations/nsw-sydney/all', 'place'],
  ['racking/a', 'product'],
  ['method/parapet', 'reading'],
  ['sheeting/1', 'number'],
])('%s is a %s', (id, kind) => {
  expect(kindOfFigure(id)).toBe(kind)
})
