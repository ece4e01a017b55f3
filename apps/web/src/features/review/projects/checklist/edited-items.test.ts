import { expect, it } from 'vitest'
import { movedItem, newItem, savedItems } from './edited-items.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }))
const list = [a, b, c].filter((item) => item !== undefined)
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('')

it('moves a line up and down, and not beyond the ends', () => {
  expect(ids(movedItem(list, 1, -1))).toBe('bac')
  expect(ids(movedItem(list, 1, 1))).toBe('acb')
  expect([ids(movedItem(list, 0, -1)), ids(movedItem(list, 2, 1))]).toEqual(['abc', 'abc'])
})

it('leaves empty lines out, and keeps who is who', () => {
  const fresh = newItem()
  expect(savedItems([...list, fresh, { ...fresh, text: '  New ' }])).toEqual([...list, { id: fresh.id, text: 'New' }])
  expect(newItem().id).not.toBe(fresh.id)
})
