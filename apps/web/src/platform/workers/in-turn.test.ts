import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('one work runs at a time, in order, and one that fails stops no other', async () => {
  let running = 0
  const begun: string[] = []
  const ask = inTurn(async (name: string) => {
    begun.push(name)
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    if (name === 'broken') throw new Error(name)
    return name
  })
  const answers = await Promise.allSettled(['first', 'broken', 'last'].map(ask))
  expect(begun).toEqual(['first', 'broken', 'last'])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
