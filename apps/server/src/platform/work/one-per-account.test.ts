import { expect, it } from 'vitest'
import { onePerAccount } from './one-per-account.ts'

it('refuses a second piece of work of the same account until the first has ended, even badly', async () => {
  const alone = onePerAccount()
  let fail = (): void => undefined
  const first = alone('a', () => new Promise<void>((_, reject) => (fail = () => reject(new Error('ended badly')))))
  await expect(alone('a', async () => 1)).rejects.toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
  expect(await alone('b', async () => 2)).toBe(2)
  fail()
  await expect(first).rejects.toThrow('ended badly')
  expect(await alone('a', async () => 3)).toBe(3)
})
