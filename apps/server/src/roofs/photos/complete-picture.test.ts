import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isCompletePicture } from './complete-picture.ts'
import { heic } from './testing/heic.ts'
import { emptyPng } from './testing/png.ts'
import { jpeg } from './testing/send.ts'

const photo = await jpeg(640, 480)
const pictures: readonly (readonly [string, string, Buffer])[] = [
  ['a PNG', 'image/png', await sharp(photo).png().toBuffer()],
  ['an interlaced PNG', 'image/png', await sharp(photo).png({ progressive: true }).toBuffer()],
  ['an empty PNG', 'image/png', emptyPng({ width: 2000, height: 1000, depth: 16 })],
  ['a JPEG', 'image/jpeg', photo],
  ['a progressive JPEG', 'image/jpeg', await sharp(photo).jpeg({ progressive: true }).toBuffer()],
  ['a WebP', 'image/webp', await sharp(photo).webp().toBuffer()],
  ['a lossless WebP', 'image/webp', await sharp(photo).webp({ lossless: true }).toBuffer()],
  ['a WebP with metadata', 'image/webp', await sharp(photo).withMetadata().webp().toBuffer()],
  ['a HEIC', 'image/heic', heic],
]

describe.each(pictures)('%s', (_, contentType, bytes) => {
  const isWhole = (part: Buffer) => isCompletePicture(part, { kind: 'image', contentType })

  it('is whole to its end', () => {
    expect(isWhole(bytes)).toBe(true)
  })

  it('is not whole when it is cut anywhere', () => {
    const step = Math.max(1, Math.floor(bytes.length / 500))
    const cuts = Array.from({ length: Math.floor(bytes.length / step) }, (_, index) => index * step)
    expect([...cuts, bytes.length - 1].filter((length) => isWhole(bytes.subarray(0, length)))).toEqual([])
  })
})

it('a type of file that has no walk is not whole', () => {
  expect(isCompletePicture(photo, { kind: 'image', contentType: 'image/gif' })).toBe(false)
})
