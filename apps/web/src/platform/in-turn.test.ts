import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

it('runs once more where it was asked for while it ran, and never twice at once', async () => {
  let [runs, atOnce, most] = [0, 0, 0]
  const run = inTurn(async () => {
    runs += 1
    atOnce += 1
    most = Math.max(most, atOnce)
    await turn()
    atOnce -= 1
  })
  void run()
  await run()
  expect([runs, most]).toEqual([2, 1])
  await Promise.all([run(), run(), run()])
  expect([runs, most]).toEqual([4, 1])
  await run()
  expect(runs).toBe(5)
})

it('runs again after a failure', async () => {
  let runs = 0
  const run = inTurn(() => {
    runs += 1
    if (runs === 1) throw new Error('no signal')
  })
  await expect(run()).rejects.toThrow('no signal')
  await run()
  expect(runs).toBe(2)
})
