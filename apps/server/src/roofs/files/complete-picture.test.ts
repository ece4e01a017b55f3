import { messages } from '@soundroof/words/en-au/messages/messages'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isCompletePicture } from '../picture-structure/complete-picture.ts'
import { isCostlyToOpen } from '../picture-structure/costly-to-open.ts'
import { heicSize } from '../picture-structure/heic-boxes.ts'
import { render, renditionOf } from './rendition.ts'
import { box, heic } from './testing/heic.ts'
import { chunk, emptyPng } from './testing/png.ts'
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
  const isWhole = (part: Buffer) => isCompletePicture(part, { contentType })

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
  expect(isCompletePicture(photo, { contentType: 'image/gif' })).toBe(false)
})

const jpegContent = { kind: 'image', contentType: 'image/jpeg' } as const
const tinyScan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0x10, 0x55])
const endOfImage = Buffer.from([0xff, 0xd9])
const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer()

/** A progressive JPEG with this many further scans, each after these bytes. */
const withScans = (count: number, before: readonly number[] = []): Buffer => {
  const scans = Array.from({ length: count }, () => Buffer.concat([Buffer.from(before), tinyScan]))
  return Buffer.concat([progressive.subarray(0, -2), ...scans, endOfImage])
}

describe('the scans of a JPEG', () => {
  it.each([
    ['one', photo],
    ['progressive', progressive],
    ['with scans that follow its end', Buffer.concat([photo, withScans(1000)])],
  ])('%s: are not too many', (_, bytes) => {
    expect(isCostlyToOpen(bytes, jpegContent)).toBe(false)
  })

  it.each([
    ['plain', []],
    ['after bytes of no segment', [1, 2, 3]],
    ['after fill bytes', [0xff, 0xff]],
    ['after a stuffed zero behind fill bytes', [0xff, 0xff, 0]],
    ['after a restart', [0xff, 0xd0]],
    ['after a segment without content', [0xff, 0xfe, 0, 0]],
  ])('%s: are refused before they are decoded when there are thousands', async (_, before) => {
    const bytes = withScans(5000, before)
    expect(isCostlyToOpen(bytes, jpegContent)).toBe(true)
    await expect(renditionOf(bytes, jpegContent)).rejects.toMatchObject({ message: messages.imageTooCostly })
  })
})

describe('a file of very many parts', () => {
  const fill = (part: Buffer, count: number) => Buffer.alloc(part.length * count, part)
  const comments = fill(Buffer.from([0xff, 0xfe, 0, 2]), 2_000_000)
  const boxes = fill(Buffer.from('\0\0\0\x08free', 'latin1'), 1_200_000)
  const text = chunk('tEXt', Buffer.from('a\0b', 'latin1'))

  it.each([
    ['a JPEG', 'image/jpeg', Buffer.concat([photo.subarray(0, 2), comments, photo.subarray(2)])],
    ['a PNG', 'image/png', emptyPng({ width: 9, height: 9, depth: 8, between: [fill(text, 600_000)] })],
    ['a HEIC', 'image/heic', Buffer.concat([heic, boxes])],
  ])('is refused before it is decoded: %s', async (_, contentType, bytes) => {
    await expect(renditionOf(bytes, { kind: 'image', contentType })).rejects.toMatchObject({
      message: messages.imageTooCostly,
    })
  })

  it('names no size when a HEIC describes its picture more than once', () => {
    expect(heicSize(Buffer.concat([heic, fill(box('meta', fill(box('free'), 100)), 1400)]))).toEqual({
      width: 0,
      height: 0,
    })
  })
})

it('a picture whose time is over is given up, and its sender told what to do', async () => {
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888' } })
    .toColourspace('b-w')
    .jpeg({ progressive: true })
    .toBuffer()
  const frame = large.indexOf(Buffer.from([0xff, 0xc2]))
  const scans = large.subarray(frame + 2 + large.readUInt16BE(frame + 2), -2)
  const slow = Buffer.concat([large.subarray(0, -2), ...Array(24).fill(scans), endOfImage])
  await expect(render(slow, 1)).rejects.toMatchObject({ code: 400, message: messages.imageTooCostly })
})

/** SOI, SOF0 for 20 000 x 20 000 grey pixels, SOS, this much coded data, EOI. */
const hugeJpeg = (coded: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x4e, 0x20, 0x4e, 0x20, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(coded, 0x55),
    endOfImage,
  ])

describe('a JPEG whose header names 20 000 x 20 000 pixels', () => {
  it('is not whole with fewer bits than blocks', () => {
    expect(isCompletePicture(hugeJpeg(19), jpegContent)).toBe(false)
    expect(isCompletePicture(hugeJpeg(781_249), jpegContent)).toBe(false)
  })

  it('is whole with a bit for each block', () => {
    expect(isCompletePicture(hugeJpeg(781_250), jpegContent)).toBe(true)
  })
})
