import { expect, it } from 'vitest'
import { pictureTurns } from './picture-turns.ts'

const mostAtOnce = async (sizes: readonly number[]): Promise<number> => {
  const turns = pictureTurns()
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
  }
  await Promise.all(sizes.map((bytes) => turns(bytes, work)))
  return most
}

it.each([
  ['one large picture', [50e6, 150e6, 41e6], 1],
  ['two others', [1e6, 40e6, 3e6, 0], 2],
  ['a large one beside another', [50e6, 50e6, 1e6], 2],
])('lets run at once: %s', async (_, sizes, count) => {
  expect(await mostAtOnce(sizes)).toBe(count)
})
