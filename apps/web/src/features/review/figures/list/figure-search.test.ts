import type { FigureRow, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { expect, it } from 'vitest'
import { approvable, confirmable, filtersOf } from './figure-search.ts'

it('asks the server for what an address has, and for nothing that no list holds', () => {
  expect(
    filtersOf({ project: 'abc', state: 'open', use: 'fixings/rail', kind: 'place', search: 'rail', from: '100' }),
  ).toEqual({ project: 'abc', state: 'open', use: 'fixings/rail', kind: 'place', search: 'rail', from: 100 })
  expect(filtersOf({ project: '', state: 'x', use: 'x', kind: 'x', search: '', from: '-1' })).toEqual({
    state: 'all',
    from: 0,
  })
})

const row = (id: string, waiting: boolean, isOwn = false): FigureRow =>
  ({ id, signed: null, waiting: waiting ? ({ isOwn } as SignOffRow) : null }) as FigureRow
const rows = [row('a', false), row('b', false), row('c', true), row('d', true, true)]
const ids = (found: readonly FigureRow[]) => found.map(({ id }) => id)

it('takes the rows that are ticked, or all where none is', () => {
  expect(ids(confirmable(rows, new Set()))).toEqual(['a', 'b'])
  expect(ids(confirmable(rows, new Set(['b', 'c'])))).toEqual(['b'])
  expect(ids(approvable(rows, new Set(), true))).toEqual(['c'])
  expect(ids(approvable(rows, new Set(), false))).toEqual(['c', 'd'])
})
