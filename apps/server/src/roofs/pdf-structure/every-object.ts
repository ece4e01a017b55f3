import { inflateSync } from 'node:zlib'
import { PDF, type PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { requireSingleKeys } from './doubled-keys.ts'
import { isRegular, mostObjects, type ObjectHead, objectHeads } from './object-heads.ts'
import { Unreadable } from './unreadable.ts'

/** Objects by number: several where a later part of the file replaces one. */
export type Definitions = ReadonlyMap<number, readonly PdfObject[]>

export type EveryObject = { readonly definitions: Definitions; readonly trailers: readonly PdfObject[] }

/** Reads entries one by one: the library forgets names when there are many, and then finds no key by name. */
export const entryOf = (dict: PdfDict, key: string): PdfObject | undefined => {
  for (const [name, value] of dict) if (name.value === key) return value
  return undefined
}

/** Objects at known positions, read by the library through a cross-reference table written for them. */
const objectsAt = async (file: Buffer, places: readonly number[]): Promise<readonly PdfObject[]> => {
  const entries = [file.length + 1, ...places].map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const catalogue = '\n1 0 obj\n<</Type /Catalog>>\nendobj\n'
  const table = `xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const end = `trailer\n<</Root 1 0 R /Size ${entries.length + 1}>>\nstartxref\n${file.length + catalogue.length}\n%%EOF\n`
  const pdf = await PDF.load(Buffer.concat([file, Buffer.from(catalogue + table + end)]), { lenient: false })
  return places.map((_, index) => {
    const object = pdf.context.registry.resolve(PdfRef.of(index + 2, 0))
    if (!object) throw new Unreadable('object without content')
    return object
  })
}

/** Objects given as text, each alone. */
const objectsOf = (texts: readonly Buffer[]): Promise<readonly PdfObject[]> => {
  const pieces = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = pieces[0]?.length ?? 0
  for (const text of texts) {
    requireSingleKeys(text, 0)
    const piece = Buffer.concat([Buffer.from('1 0 obj\n'), text, Buffer.from('\nendobj\n')])
    places.push(length)
    pieces.push(piece)
    length += piece.length
  }
  return objectsAt(Buffer.concat(pieces), places)
}

const mostInflated = 64 * 1024 * 1024

/** Attack: filters that are objects of their own, chains of filters, and content that unpacks without end. */
const inflated = (stream: PdfStream, most: number): Buffer => {
  const filter = entryOf(stream, 'Filter')
  if (filter === undefined) return Buffer.from(stream.data)
  if (!(filter instanceof PdfName) || filter.value !== 'FlateDecode') throw new Unreadable('filter of an object stream')
  try {
    return inflateSync(stream.data, { maxOutputLength: most })
  } catch (error) {
    throw new Unreadable('object stream', { cause: error })
  }
}

const wholeNumber = (value: PdfObject | undefined): number => {
  if (value instanceof PdfNumber && Number.isSafeInteger(value.value) && value.value >= 0) return value.value
  throw new Unreadable('number in an object stream')
}

type Contained = { readonly number: number; readonly text: Buffer }

/** Attack: an object that begins inside another reads differently there. */
const separate = (content: Buffer, start: number, end: number): Buffer => {
  if (start > 0 && isRegular(content[start - 1] ?? 0) && isRegular(content[start] ?? 0))
    throw new Unreadable('objects inside each other')
  return content.subarray(start, end)
}

const containedIn = (stream: PdfStream, content: Buffer): readonly Contained[] => {
  const [count, first] = [wholeNumber(entryOf(stream, 'N')), wholeNumber(entryOf(stream, 'First'))]
  const numbers = content.toString('latin1', 0, first).match(/[^\0\s]+/g) ?? []
  const index = numbers.slice(0, 2 * count)
  if (first > content.length || index.length < 2 * count || index.some((text) => !/^\d{1,10}$/.test(text)))
    throw new Unreadable('index of an object stream')
  const pairs = Array.from({ length: count }, (_, at) => ({
    number: Number(index[2 * at]),
    start: Number(index[2 * at + 1]),
  }))
  pairs.sort((one, other) => one.start - other.start)
  const objects = content.subarray(first)
  return pairs.map(({ number, start }, at) => ({
    number,
    text: separate(objects, start, pairs[at + 1]?.start ?? objects.length),
  }))
}

const has = (dict: PdfDict, ...keys: readonly string[]): boolean =>
  keys.every((key) => entryOf(dict, key) !== undefined)

/** By what a reader needs, whatever its type says. */
const isObjectStream = (object: PdfObject): object is PdfStream =>
  object instanceof PdfStream && has(object, 'N', 'First')

const isCrossReference = (object: PdfObject): object is PdfStream =>
  object instanceof PdfStream && has(object, 'W', 'Size')

const contained = (objects: readonly PdfObject[]): readonly Contained[] => {
  let left = mostInflated
  return objects.flatMap((object) => {
    if (!isObjectStream(object) && !isCrossReference(object)) return []
    const content = inflated(object, left)
    left -= content.length
    if (left <= 0) throw new Unreadable('object streams')
    return isObjectStream(object) ? containedIn(object, content) : []
  })
}

const [mostTrailers, longestTrailer] = [500, 20_000]

const trailerTexts = (file: Buffer): readonly Buffer[] => {
  const texts: Buffer[] = []
  for (let place = file.indexOf('trailer'); place >= 0; place = file.indexOf('trailer', place + 7)) {
    const text = file.toString('latin1', place + 7, place + 7 + longestTrailer)
    const dict = /^(?:[\0\s]|%[^\r\n]*[\r\n])*<</.exec(text)
    if (dict) texts.push(Buffer.from(text.slice(dict[0].length - 2), 'latin1'))
    if (texts.length > mostTrailers) throw new Unreadable('too many trailers')
  }
  return texts
}

/** Objects that the file's cross-reference points to, which may begin inside the number of a head. */
const followed = async (file: Buffer): Promise<readonly (PdfObject | null)[]> => {
  const registry = (await PDF.load(file, { lenient: false }).catch(() => null))?.context.registry
  const numbers = registry?.nextObjectNumber ?? 0
  if (numbers > mostObjects) throw new Unreadable('too many objects')
  return Array.from({ length: numbers }, (_, number) => registry?.resolve(PdfRef.of(number, 0)) ?? null)
}

const mostReadings = 4

/** Attack: nested objects, each read to the end of the file. */
const requireSeparateObjects = (file: Buffer, heads: readonly ObjectHead[]): void => {
  let left = mostReadings * file.length
  for (const { end } of heads) {
    left -= requireSingleKeys(file, end) - end
    if (left < 0) throw new Unreadable('objects inside each other')
  }
}

/** Every object that any reader of this file can reach, by any cross-reference, or by rebuilding it. */
export const everyObject = async (file: Buffer): Promise<EveryObject> => {
  const heads = objectHeads(file)
  requireSeparateObjects(file, heads)
  const direct = await objectsAt(
    file,
    heads.map(({ start }) => start),
  )
  const inStreams = contained(direct)
  const parsed = await objectsOf(inStreams.map(({ text }) => text))
  const definitions = new Map<number, PdfObject[]>()
  const define = (number: number, object: PdfObject | null | undefined) => {
    const known = definitions.get(number)
    if (object && known) known.push(object)
    else if (object) definitions.set(number, [object])
  }
  for (const [at, { number }] of heads.entries()) define(number, direct[at])
  for (const [at, { number }] of inStreams.entries()) define(number, parsed[at])
  for (const [number, object] of (await followed(file)).entries()) define(number, object)
  return { definitions, trailers: await objectsOf(trailerTexts(file)) }
}
