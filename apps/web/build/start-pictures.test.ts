import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startPictures } from './start-pictures.ts'

const folder = new URL('../public/splash/', import.meta.url)

it.each(startPictures)('$href is there, with the pixels of its screen', async ({ href, media }) => {
  const [width = 0, height = 0, ratio = 0] = [...media.matchAll(/: (\d+)(?:px)?\)/g)].map(([, number]) =>
    Number(number),
  )
  const { width: across, height: down } = await sharp(new URL(`.${href.slice(7)}`, folder).pathname).metadata()
  expect([across, down]).toEqual([width * ratio, height * ratio])
})

it('no picture is there that no page names', () => {
  expect(readdirSync(folder).sort()).toEqual(startPictures.map(({ href }) => href.slice('/splash/'.length)).sort())
})
