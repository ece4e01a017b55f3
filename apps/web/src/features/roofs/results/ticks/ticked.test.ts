import { expect, it } from 'vitest'
import { inMemory } from '../../../../platform/key-value.ts'
import { tick, tickedIn } from './ticked.ts'

const sentences = ['Measure the rafters.', 'Ask the owner.'] as const

it('a tick is kept for its result, and goes when it is taken away', () => {
  const store = inMemory()
  tick(store, 'r1', sentences[0], true)
  expect([...tickedIn(store, 'r1', sentences)]).toEqual([sentences[0]])
  expect(tickedIn(store, 'r2', sentences).size).toBe(0)
  tick(store, 'r1', sentences[0], false)
  expect(tickedIn(store, 'r1', sentences).size).toBe(0)
})

it('what else stands in the store takes no tick and breaks none', () => {
  const store = inMemory()
  store.write('soundroof.ticked', '{"r1": 4')
  expect(tickedIn(store, 'r1', sentences).size).toBe(0)
  store.write('soundroof.ticked', '[4, null, "r1 Ask the owner."]')
  expect([...tickedIn(store, 'r1', sentences)]).toEqual([sentences[1]])
})

it('the oldest are forgotten, the newest stay', () => {
  const store = inMemory()
  for (let count = 0; count < 1002; count += 1) tick(store, `r${count}`, sentences[0], true)
  expect(tickedIn(store, 'r1', sentences).size).toBe(0)
  expect(tickedIn(store, 'r2', sentences).size).toBe(1)
  expect(tickedIn(store, 'r1001', sentences).size).toBe(1)
})
