import { expect, it } from 'vitest'
import { turnsPerKey } from './turns-per-key.ts'

/** Work that runs until it is told to end. */
const held = () => {
  let running = 0
  const ends: (() => void)[] = []
  const work = () =>
    new Promise<void>((resolve) => {
      running += 1
      ends.push(() => {
        running -= 1
        resolve()
      })
    })
  return { work, running: () => running, endOne: () => ends.shift()?.() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('lets each key have so many at once, and none wait for another', async () => {
  const turn = turnsPerKey(2)
  const [one, other] = [held(), held()]
  const all = [...Array.from({ length: 5 }, () => turn('one', one.work)), turn('other', other.work)]
  await settled()
  expect([one.running(), other.running()]).toEqual([2, 1])
  for (let left = 5; left > 0; left -= 1) {
    one.endOne()
    await settled()
    expect(one.running()).toBe(Math.min(2, left - 1))
  }
  other.endOne()
  await Promise.all(all)
  const again = turn('one', async () => 'again')
  expect(await again).toBe('again')
})

it('lets the next in when work fails', async () => {
  const turn = turnsPerKey(1)
  const failed = turn('one', async () => {
    throw new Error('no')
  })
  const next = turn('one', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
