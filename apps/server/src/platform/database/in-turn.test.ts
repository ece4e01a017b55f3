import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('does one piece of work after the other, and a failure stops nobody', async () => {
  const turn = inTurn()
  const seen: string[] = []
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await later(ms)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error(name)
    return name
  }
  const all = [turn(work('a', 20)), turn(work('b', 5)), turn(work('c', 0))]
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: 'a' },
    { status: 'rejected', reason: new Error('b') },
    { value: 'c' },
  ])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
