import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { orientationOf, readExif } from './read-exif.ts'
import { jpegWithoutFacts } from './without-facts.ts'

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#707070' } })

const exif = {
  IFD0: { Make: 'Example' },
  IFD2: { DateTimeOriginal: '2026:11:29 10:15:00', OffsetTimeOriginal: '+11:00' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '33/1 52/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '151/1 12/1 0/1',
    GPSImgDirectionRef: 'T',
    GPSImgDirection: '3125/10',
    GPSHPositioningError: '9/2',
  },
} as const

const jpegOf = async (ifds: Readonly<Record<string, Readonly<Record<string, string>>>>, orientation = 6) =>
  new Uint8Array(await picture.clone().withExif(ifds).withMetadata({ orientation }).jpeg().toBuffer())

const photo = await jpegOf(exif)

const facts = {
  takenAt: '2026-11-29T10:15:00+11:00',
  latitude: -33.875,
  longitude: 151.2,
  accuracy: 4.5,
  direction: 312.5,
  north: 'true',
  source: 'file',
}
const nothing = { takenAt: null, latitude: null, longitude: null, accuracy: null, direction: null }

/** As a phone stores it in a HEIC file: somewhere between other boxes, without the markers of a JPEG. */
const asHeic = (jpeg: Uint8Array): Uint8Array => {
  const at = Buffer.from(jpeg).indexOf('Exif\0\0')
  return Uint8Array.from([
    0,
    0,
    0,
    24,
    ...Buffer.from('ftypheic'),
    ...new Uint8Array(300).fill(0x2a),
    ...jpeg.subarray(at),
  ])
}

describe('what a photo says of itself', () => {
  it('is read from JPEG, HEIC, PNG and WebP', async () => {
    expect(readExif(photo)).toEqual(facts)
    expect(readExif(asHeic(photo))).toEqual(facts)
    const source = picture.clone().withExif(exif)
    for (const made of [source.clone().png(), source.clone().webp()])
      expect(readExif(new Uint8Array(await made.toBuffer()))).toEqual(facts)
  })

  it('is nothing of a picture without Exif', async () => {
    expect(readExif(new Uint8Array(await picture.clone().jpeg().toBuffer()))).toMatchObject(nothing)
  })

  it('is a time without an offset where the camera knows none', async () => {
    const made = await jpegOf({ IFD2: { DateTimeOriginal: '2026:11:29 10:15:00' } })
    expect(readExif(made)).toMatchObject({ ...nothing, takenAt: '2026-11-29T10:15:00' })
  })

  it.each([
    ['zeros of a camera without a fix', { ...exif.IFD3, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }],
    ['a latitude beyond the pole', { ...exif.IFD3, GPSLatitude: '95/1 0/1 0/1' }],
    ['a fraction of nothing', { ...exif.IFD3, GPSLatitude: '33/0 0/1 0/1' }],
  ])('is no position where it is %s', async (_, IFD3) => {
    expect(readExif(await jpegOf({ IFD3 }))).toMatchObject({ latitude: null, longitude: null, accuracy: null })
  })

  it('is nothing where the picture ends too early, at whatever place', () => {
    const at = Buffer.from(photo).indexOf('Exif\0\0')
    for (let end = at; end < at + 400; end += 7) expect(() => readExif(photo.subarray(0, end))).not.toThrow()
    expect(readExif(photo.subarray(0, at + 20))).toMatchObject(nothing)
  })
})

describe('a photo without its facts', () => {
  it('is the same picture, turned the same way', async () => {
    const bare = jpegWithoutFacts(photo)
    if (bare === null) throw new Error('No JPEG.')
    expect([readExif(bare), orientationOf(bare)]).toEqual([expect.objectContaining(nothing), 6])
    const pixels = async (bytes: Uint8Array) => (await sharp(bytes).rotate().raw().toBuffer()).toString('hex')
    expect(await pixels(bare)).toBe(await pixels(photo))
    expect((await sharp(bare).metadata()).orientation).toBe(6)
  })

  it('has nothing of what stands behind its end, in XMP or in notes', async () => {
    const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="33,52.5S"/>')
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, xmp.length + 2]), xmp])
    const whole = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2), photo])
    const bare = jpegWithoutFacts(whole)
    if (bare === null) throw new Error('No JPEG.')
    expect(Buffer.from(bare).includes('GPSLatitude')).toBe(false)
    expect(readExif(bare)).toMatchObject(nothing)
    expect((await sharp(bare).metadata()).width).toBe(64)
  })

  it('keeps its colours, and an upright one gets no Exif', async () => {
    const wide = new Uint8Array(
      await picture.clone().withMetadata({ icc: 'p3' }).jpeg({ progressive: true }).toBuffer(),
    )
    const bare = jpegWithoutFacts(wide)
    if (bare === null) throw new Error('No JPEG.')
    const { icc, exif: left } = await sharp(bare).metadata()
    expect([icc?.length, left]).toEqual([(await sharp(wide).metadata()).icc?.length, undefined])
  })

  it('is made of JPEG alone', async () => {
    expect(jpegWithoutFacts(new Uint8Array(await picture.clone().png().toBuffer()))).toBeNull()
    expect(jpegWithoutFacts(photo.subarray(0, 40))).toBeNull()
  })
})
