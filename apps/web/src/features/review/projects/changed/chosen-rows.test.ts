import type { RestingRow } from '@soundroof/contract/review/changed/changed-figures'
import { expect, it } from 'vitest'
import { chosenOf, keyOf, partsOf, queryOf } from './chosen-rows.ts'

const reconsideration = { id: 'm', seen: 'a' } as RestingRow['reconsideration']
const row = { id: 'm', isSubmitted: true, reconsideration, settled: null } as RestingRow

it('what was chosen is no longer, once what differs is renewed', () => {
  const chosen = new Set([keyOf(row)])
  expect(chosenOf([row], chosen)).toEqual([row])
  const renewed = { ...row, reconsideration: { ...reconsideration, seen: 'b' } } as RestingRow
  expect(chosenOf([renewed], chosen)).toEqual([])
})

it('neither what was never submitted nor what is settled can be chosen', () => {
  const settled = { outcome: 'stands', at: '', reason: '', person: 'Ann' } as const
  const rows = [
    { ...row, isSubmitted: false },
    { ...row, settled },
    { ...row, reconsideration: null },
  ]
  expect(chosenOf(rows, new Set(rows.map(keyOf)))).toEqual([])
})

it.each([
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('%i rows are sent in parts of %j', (count, sizes) => {
  expect(partsOf(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes)
})

it('an address without a figure asks for nothing that is no worse', () => {
  expect(queryOf({ state: 'no-worse' })).toEqual({ state: 'open' })
  expect(queryOf({ state: 'no-worse', figure: 'a/b' })).toEqual({ state: 'no-worse', figure: 'a/b' })
  expect(queryOf({ state: 'x' })).toEqual({ state: 'open' })
})
