import { expect, it } from 'vitest'
import { mostAtOnce } from './most-at-once.ts'

it('refuses one more of the same key until one has ended, even badly', async () => {
  const run = mostAtOnce(2, () => new Error('too many'))
  let fail = (): void => undefined
  const first = run('a', () => new Promise<void>((_, reject) => (fail = () => reject(new Error('ended badly')))))
  const second = run('a', () => new Promise<void>(() => undefined))
  await expect(run('a', async () => 3)).rejects.toThrow('too many')
  expect(await run('b', async () => 4)).toBe(4)
  fail()
  await expect(first).rejects.toThrow('ended badly')
  expect(await run('a', async () => 5)).toBe(5)
  void second
})
