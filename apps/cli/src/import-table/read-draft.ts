import { readFileSync, statSync } from 'node:fs'
import { type ReadDraft, unread } from './draft.ts'
import { readCsv } from './read-csv.ts'

const largestFile = 2 * 1024 * 1024

const readJson = (text: string): ReadDraft => {
  const value: unknown = JSON.parse(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ok: true, draft: { ...value } } : unread('the file holds no table: an object is needed')
}

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export type ReadFile = { readonly bytes: Uint8Array; readonly read: ReadDraft }

/** A table file by the ending of its name. What cannot be read at all is a problem like any other. */
export const readDraft = (file: string): ReadFile => {
  const [, ending] = /\.(csv|json)$/i.exec(file) ?? []
  const nothing = new Uint8Array()
  if (ending === undefined) return { bytes: nothing, read: unread('a table is a .csv or a .json file') }
  if (statSync(file).size > largestFile)
    return { bytes: nothing, read: unread(`the file is larger than ${largestFile / 1024 / 1024} MB`) }
  const bytes = readFileSync(file)
  const text = textOf(bytes)
  if (text === null) return { bytes, read: unread('the file is no UTF-8 text; save it as CSV in UTF-8') }
  try {
    return { bytes, read: ending.toLowerCase() === 'csv' ? readCsv(text) : readJson(text) }
  } catch (error) {
    return { bytes, read: unread(error instanceof Error ? error.message : String(error)) }
  }
}
