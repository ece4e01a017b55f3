import { expect, it } from 'vitest'
import { parseSearch, searchOf, stringifySearch } from './search-text.ts'

it('a hash that looks like a number stays text', () => {
  expect(parseSearch('?project=12345678901234567890&type=edit')).toEqual({
    project: '12345678901234567890',
    type: 'edit',
  })
})

it('a query is unchanged after being written and read', () => {
  const search = { name: 'a & b = c?', dataList: '[{"text":"ü"}]' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

it('empty filters leave no trace in the address', () => {
  expect(stringifySearch({ name: '', status: undefined })).toBe('')
})

it('unknown query parameters are dropped', () => {
  expect(searchOf('id')({ id: 'h', other: 'x' })).toEqual({ id: 'h' })
})
