import { deflateSync } from 'node:zlib'
import { messages } from '@soundroof/words/en-au/messages/messages'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { box, heic } from './testing/heic.ts'
import { chunk, emptyPng, headerOnlyPng } from './testing/png.ts'
import { send, stored, ticketOf } from './testing/send.ts'

/** Pictures that are small as files and large in memory. */
const server = await serverOfTests()
const installer = anew(() => server.caller())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })

const noise = await sharp({
  create: {
    width: 400,
    height: 400,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .png()
  .toBuffer()

/** The same picture claiming to be larger, with more bytes of coded data. */
const heicOf = (width: number, height: number, moreData: number): Buffer => {
  const data = Buffer.alloc(8 + moreData)
  data.writeUInt32BE(data.length)
  data.write('mdat', 4, 'latin1')
  const bytes = Buffer.concat([heic, data])
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8)
    bytes.writeUInt32BE(height, at + 12)
  }
  return bytes
}

/** Each takes a second to make, and two tests send it. */
const large: readonly (readonly [string, Buffer])[] = [
  ['an interlaced PNG', emptyPng({ width: 5000, height: 5000, depth: 16, interlaced: true })],
  ['a PNG of few long rows', emptyPng({ width: 65_000, height: 400, depth: 16 })],
  ['a progressive JPEG', await plain(9000, 7000).jpeg({ quality: 20, progressive: true }).toBuffer()],
  [
    'a lossless WebP',
    await plain(9000, 7000)
      .composite([{ input: noise, top: 0, left: 0 }])
      .webp({ lossless: true, effort: 0 })
      .toBuffer(),
  ],
  ['a HEIC', heicOf(16_000, 16_000, 600_000)],
]

describe('a picture too large in memory', () => {
  it.each(large)('is kept without a rendition: %s', async (_, whole) => {
    const address = await stored(server, installer, whole)
    const rows = await server.db.query('select kind, has_preview, address from files')
    expect(rows).toEqual([{ kind: 'image', hasPreview: false, address }])
  })

  it.each(large)('is refused when it is cut short: %s', async (_, whole) => {
    const cut = whole.subarray(0, whole.length - 20)
    const { body } = await send(server, await ticketOf(server, installer), cut)
    expect(body).toEqual({ code: 400, message: 'Please select the correct image file!' })
    expect(await server.db.query('select 1 from files')).toEqual([])
  })

  it.each([true, false])('is refused when it is a header without pixels (ended: %s)', async (isEnded) => {
    const { body } = await send(server, await ticketOf(server, installer), headerOnlyPng(30_000, isEnded))
    expect(body).toEqual({ code: 400, message: 'Please select the correct image file!' })
  })
})

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, 4 * index)
  })
  return bytes
}
const brand = box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1'))

describe('a HEIC that is no picture', () => {
  const size = box('iprp', box('ipco', box('ispe', numbers(0, 60_000, 60_000))))
  it.each([
    ['81 bytes of boxes', Buffer.concat([brand, box('meta', numbers(0), size), box('mdat', Buffer.alloc(1))])],
    [
      'boxes with enough data and no description of its coding',
      Buffer.concat([brand, box('meta', numbers(0), size), box('mdat', Buffer.alloc(120_000))]),
    ],
    ['a small picture that names a large size', heicOf(16_000, 16_000, 0)],
  ])('is refused: %s', async (_, bytes) => {
    const { body } = await send(server, await ticketOf(server, installer), bytes)
    expect(body).toEqual({ code: 400, message: 'Please select the correct image file!' })
    expect(await server.db.query('select 1 from files')).toEqual([])
  })
})

/** A PNG of zeros with one bit to a pixel. */
const zeros = (side: number) => emptyPng({ width: side, height: side, depth: 1 })

describe('a picture that is too small for its pixels', () => {
  it.each([
    ['50 kB of zeros as 20 000 x 20 000 bits', async () => zeros(20_000)],
    ['a plain lossless WebP of 63 megapixels', () => plain(9000, 7000).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['a HEIC of 256 megapixels in 8 kB', async () => heicOf(16_000, 16_000, 8000)],
  ])('is refused, and its sender told what to do: %s', async (_, make) => {
    const { status, body } = await send(server, await ticketOf(server, installer), await make())
    expect([status, body]).toEqual([400, { code: 400, message: messages.imageTooCostly }])
    expect(await server.db.query('select 1 from files')).toEqual([])
  })

  it('but decoded at once is taken: a blank page as a scanner writes it', async () => {
    await stored(server, installer, zeros(6000))
    expect(await server.db.query('select has_preview from files')).toEqual([{ hasPreview: true }])
  })
})

/** Text that takes this many bytes and unpacks to a thousand times as many. */
const compressedText = (type: string, packedBytes: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(packedBytes * 1000), { level: 9 })
  return chunk(type, Buffer.concat([Buffer.from('a\0\0', 'latin1'), packed]))
}
const small = { width: 100, height: 100, depth: 8 } as const
const text = compressedText('zTXt', 8000)

describe('a picture that a decoder would take seconds to open', () => {
  it.each([
    ['a PNG with compressed text', emptyPng({ ...small, between: Array(20).fill(text) })],
    [
      'a PNG with a colour profile that unpacks to 50 MB',
      emptyPng({ ...small, between: [compressedText('iCCP', 50_000)] }),
    ],
    ['a PNG of one column', emptyPng({ width: 1, height: 2_000_000, depth: 8 })],
    ['a PNG of one row', emptyPng({ width: 2_000_000, height: 1, depth: 8 })],
  ])('is refused, and its sender told what to do: %s', async (_, bytes) => {
    const { status, body } = await send(server, await ticketOf(server, installer), bytes)
    expect([status, body]).toEqual([400, { code: 400, message: messages.imageTooCostly }])
    expect(await server.db.query('select 1 from files')).toEqual([])
  })
})

describe('a picture that fits', () => {
  it.each([
    ['an interlaced PNG', async () => emptyPng({ width: 3000, height: 2000, depth: 16, interlaced: true })],
    [
      'a progressive JPEG of 40 megapixels',
      () => plain(8000, 5000).jpeg({ progressive: true, quality: 20 }).toBuffer(),
    ],
    ['the tallest column', async () => emptyPng({ width: 20, height: 65_535, depth: 8 })],
    ['a PNG with a colour profile', () => sharp(noise).withIccProfile('p3').png().toBuffer()],
    ['a PNG with some compressed text', async () => emptyPng({ ...small, between: [text] })],
  ])('has a rendition: %s', async (_, make) => {
    await stored(server, installer, await make())
    expect(await server.db.query('select has_preview from files')).toEqual([{ hasPreview: true }])
  })
})
