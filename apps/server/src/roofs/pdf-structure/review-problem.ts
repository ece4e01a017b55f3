import { inflateSync } from 'node:zlib'
import type { MessageKey } from '@soundroof/contract/platform/messages'

/**
 * What keeps a PDF from being delivered as a review. Objects of a PDF stand in the file itself or in its object streams: names
 * that make a document active are looked for in both, wherever the cross-reference table points.
 */

export type ReviewProblem = { readonly key: MessageKey; readonly what?: string }

const active: Readonly<Record<string, string>> = {
  JavaScript: 'JavaScript',
  Launch: 'an action that starts a program',
  EmbeddedFile: 'embedded files',
  EmbeddedFiles: 'embedded files',
  FileAttachment: 'embedded files',
  GoToE: 'embedded files',
  RichMedia: 'media',
  Rendition: 'media',
  SubmitForm: 'a form that sends data',
  ImportData: 'a form that reads data',
}

const nameForm = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[0-9A-Fa-f]{2})+)/g
const decoded = (name: string): string =>
  name.includes('#')
    ? name.replace(/#(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name

type Found = { readonly name: string; readonly after: number }

/** Names with their escapes resolved: `/Java#53cript` is one too. */
const namesIn = function* (text: string): Generator<Found> {
  for (const match of text.matchAll(nameForm))
    yield { name: decoded(match[1] ?? ''), after: match.index + match[0].length }
}

const hasForm = (text: string, after: number): boolean => /^\s*(\[|\d+\s+\d+\s+R\b)/.test(text.slice(after, after + 40))

const isDestination = (value: string): boolean => /^\s*(\[|<<[^<>]*\/S\s*\/GoTo\b(?![A-Z]))/.test(value)

/** A page to begin at is none; anything else runs when the document is opened. */
const isOpeningAction = (text: string, file: string, after: number): boolean => {
  const value = text.slice(after, after + 400)
  if (isDestination(value)) return false
  const [, number, generation] = /^\s*(\d{1,10})\s+(\d{1,5})\s+R\b/.exec(value) ?? []
  const object = number && new RegExp(`(?:^|[\\s>])${number}\\s+${generation}\\s+obj\\b`).exec(file)
  if (!object) return true
  const start = object.index + object[0].length
  return !isDestination(file.slice(start, start + 400))
}

/** The first active content of a text of objects; null without any. */
const activeContent = (text: string, file: string): string | null => {
  for (const { name, after } of namesIn(text)) {
    if (Object.hasOwn(active, name)) return active[name] ?? null
    if (name === 'XFA' && hasForm(text, after)) return 'an XFA form'
    if (name === 'OpenAction' && isOpeningAction(text, file, after)) return 'an action that runs when it is opened'
  }
  return null
}

const hasName = (text: string, wanted: string): boolean => {
  for (const { name } of namesIn(text)) if (name === wanted) return true
  return false
}

const streamForm = /(?<!end)stream(?:\r\n|\n|\r)/g
const objectForm = /\d\s+\d+\s+obj\b/g
const longestHead = 20_000

/** From the last beginning of an object to its stream. */
const headBefore = (file: string, place: number): string => {
  const before = file.slice(Math.max(0, place - longestHead), place)
  const starts = [...before.matchAll(objectForm)]
  return before.slice(starts.at(-1)?.index ?? 0)
}

const mostInflated = 64 * 1024 * 1024
const unreadable = new Error('unreadable')

const inflated = (bytes: Buffer, start: number, head: string): string => {
  const names = [...namesIn(head)].map(({ name }) => name)
  const filters = names.filter((name) => /Decode$|^(Fl|LZW|A85|AHx|RL)$/.test(name))
  if (filters.length === 0) return ''
  if (
    filters.some((name) => name !== 'FlateDecode' && name !== 'Fl') ||
    filters.length > 1 ||
    names.includes('Predictor')
  )
    throw unreadable
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: mostInflated }).toString('latin1')
  } catch {
    throw unreadable
  }
}

/** The objects that stand in compressed streams; those of a stream that is not compressed are seen in the file itself. */
const objectStreams = function* (bytes: Buffer, file: string): Generator<string> {
  for (const match of file.matchAll(streamForm)) {
    const head = headBefore(file, match.index)
    const isObjects = hasName(head, 'ObjStm') || (hasName(head, 'N') && hasName(head, 'First'))
    if (isObjects) yield inflated(bytes, match.index + match[0].length, head)
  }
}

const problemInside = (bytes: Buffer, file: string): ReviewProblem | null => {
  const inFile = activeContent(file, file)
  if (inFile !== null) return { key: 'reviewActive', what: inFile }
  for (const objects of objectStreams(bytes, file)) {
    const what = activeContent(objects, file)
    if (what !== null) return { key: 'reviewActive', what }
  }
  return null
}

/** Null: the PDF can be delivered. */
export const reviewProblem = (content: Uint8Array): ReviewProblem | null => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const file = bytes.toString('latin1')
  if (!file.slice(0, 1024).includes('%PDF-')) return { key: 'reviewNotPdf' }
  if (!/startxref\s+\d+\s+%%EOF/.test(file.slice(-2048))) return { key: 'reviewUnreadable' }
  if (hasName(file, 'Encrypt')) return { key: 'reviewEncrypted' }
  try {
    return problemInside(bytes, file)
  } catch (error) {
    if (error === unreadable) return { key: 'reviewUnreadable' }
    throw error
  }
}
