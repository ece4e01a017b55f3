import { expect, it } from 'vitest'
import { type PictureWork, pictureTurns } from './picture-turns.ts'

const mostAtOnce = async (sizes: readonly PictureWork[]): Promise<number> => {
  const turns = pictureTurns()
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
  }
  await Promise.all(sizes.map((size) => turns(size, work)))
  return most
}

const bytes = (...sizes: readonly number[]) => sizes.map((size) => ({ bytes: size, pixels: 1e6 }))
const pixels = (...sizes: readonly number[]) => sizes.map((size) => ({ bytes: 1e6, pixels: size }))

it.each([
  ['one picture that is large in memory', bytes(50e6, 150e6, 41e6), 1],
  ['one of many pixels', pixels(61e6, 300e6, 100e6), 1],
  ['two others', [...bytes(1e6, 40e6), ...pixels(60e6)], 2],
  ['a heavy one beside another', [...bytes(50e6), ...pixels(70e6, 1e6)], 2],
])('lets run at once: %s', async (_, sizes, count) => {
  expect(await mostAtOnce(sizes)).toBe(count)
})
