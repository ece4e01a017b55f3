import { expect, it } from 'vitest'
import { askedForNext, orderOf, queueQuery, rememberSearch, sortedBy } from './queue-filters.ts'

it('unknown parts of an address are dropped', () => {
  expect(queueQuery({ sort: 'colour', direction: 'up', state: 'lost' })).toMatchObject({
    sort: 'age',
    direction: undefined,
    state: 'open',
  })
})

it('a column is sorted its own way first, then the other way round', () => {
  expect(orderOf({})).toEqual({ sort: 'age', direction: 'asc' })
  expect(orderOf({ state: 'delivered' })).toEqual({ sort: 'age', direction: 'desc' })
  const byPower = sortedBy({ name: 'shed' }, 'power')
  expect([byPower.name, orderOf(byPower)]).toEqual(['shed', { sort: 'power', direction: 'desc' }])
  expect(orderOf(sortedBy(byPower, 'power'))).toEqual({ sort: 'power', direction: 'asc' })
  expect(orderOf(sortedBy(byPower, 'age'))).toEqual({ sort: 'age', direction: 'asc' })
})

it('the next job is looked for as the queue was left, whatever state it showed', () => {
  rememberSearch({ sort: 'power', direction: 'asc', company: 'Sun', state: 'delivered', mine: '1' })
  expect(askedForNext('a')).toMatchObject({ sort: 'power', direction: 'asc', company: 'Sun', except: 'a' })
  expect(askedForNext()).not.toHaveProperty('state')
})
