import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { adviceOf, type Look, lookedAt } from './advice.ts'
import { fitted } from './fitted.ts'
import { differenceHash, differing, hashSize, lightOf, sharpnessOf } from './measures.ts'

const [width, height] = [4032, 3024]

/** Ribbed sheeting below a sky, rows of screws and the grain of a phone camera; 12 MP. */
const roof = ({ ribs = 90, grain = 12 }: { readonly ribs?: number; readonly grain?: number } = {}): Sharp => {
  const data = new Uint8Array(width * height)
  let state = 7
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const isRib = (x + y / 4) % ribs < 14
      const isScrew = y % 450 < 12 && (x + y / 4) % ribs < 30 && y > height / 4
      // Clouds above, and the shade of a tree on the roof.
      const cloud = y < height / 4 ? 25 * Math.sin(x / 300) : 35 * Math.sin(x / 450 + y / 700)
      const shade = (y < height / 4 ? 205 : isScrew ? 30 : isRib ? 90 : 140) + (ribs > width ? 0 : cloud)
      data[at] = shade + ((state >>> 24) / 255 - 0.5) * grain
    }
  return sharp(data, { raw: { width, height, channels: 1 } })
}

const greyOf = async (picture: Sharp, size: { readonly width: number; readonly height: number }) => {
  const data = await picture
    .clone()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { ...size, shades: data }
}

const lookAt = async (made: Sharp): Promise<Look> => {
  const picture = sharp(await made.jpeg({ quality: 88 }).toBuffer())
  const { width: across = 0, height: down = 0 } = await picture.metadata()
  const grey = await greyOf(picture, fitted(across, down, lookedAt))
  const hash = differenceHash(await greyOf(picture, hashSize))
  return { width: across, height: down, light: lightOf(grey), sharpness: sharpnessOf(grey), hash }
}

const sharpRoof = await lookAt(roof())

describe('what is told of a photo', () => {
  it('is nothing of a sharp one in daylight', () => {
    expect(adviceOf(sharpRoof, [])).toBeNull()
  })

  it.each([9, 12, 24])('is that it looks blurred, out of focus by %d pixels of 12 MP', async (sigma) => {
    const look = await lookAt(roof().blur(sigma))
    expect({ advice: adviceOf(look, []), look }).toMatchObject({ advice: 'blurred' })
  })

  it('is nothing of a close-up of plain sheeting with one edge', async () => {
    expect(adviceOf(await lookAt(roof({ ribs: 5000, grain: 6 })), [])).toBeNull()
  })

  it('is that it looks dark before that it looks blurred', async () => {
    const look = await lookAt(roof().blur(12).linear(0.1, 0))
    expect([adviceOf(look, []), look.light < 40]).toEqual(['dark', true])
  })

  it('is that it is small, below what a report shows', async () => {
    const reduced = async (side: number) => adviceOf(await lookAt(roof().resize(side)), [])
    expect([await reduced(1399), await reduced(1400)]).toEqual(['small', null])
  })

  it('is that it looks like one before it: the same, or the same sent by another application', async () => {
    expect(adviceOf(sharpRoof, [sharpRoof])).toBe('double')
    const sentOn = await lookAt(roof().resize(1600).jpeg({ quality: 60 }))
    expect(adviceOf(sentOn, [sharpRoof])).toBe('double')
  })

  it('is nothing of another photo of the same roof', async () => {
    const other = await lookAt(roof().rotate(8, { background: '#888888' }))
    expect([adviceOf(other, [sharpRoof]), differing(other.hash, sharpRoof.hash) > 2]).toEqual([null, true])
  })
})

it('an empty picture has no light and no edges', () => {
  const nothing = { width: 0, height: 0, shades: [] }
  expect([lightOf(nothing), sharpnessOf(nothing), differenceHash(nothing)]).toEqual([0, 0, ''])
})
