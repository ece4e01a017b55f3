import { readFileSync, statSync } from 'node:fs'
import { fileProblem } from '../input-output/file-problem.ts'
import { type ReadDraft, unread } from './draft.ts'
import { readCsv } from './read-csv.ts'

const largestFile = 2 * 1024 * 1024

/** Copying this key would change the prototype of an object. */
const withoutProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new Error('"__proto__" is no entry of a table')
  return value
}

const readJson = (text: string): ReadDraft => {
  const value: unknown = JSON.parse(text, withoutProto)
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

const nothing = (problem: string): ReadFile => ({ bytes: new Uint8Array(), read: unread(problem) })

/** Reads a table file by the extension of its name. A file that cannot be read is reported as a problem. */
export const readDraft = (file: string): ReadFile => {
  const [, ending] = /\.(csv|json)$/i.exec(file) ?? []
  if (ending === undefined) return nothing('a table is a .csv or a .json file')
  const found = statSync(file)
  if (!found.isFile()) return nothing('it is no file: write the table to a file, and name that')
  if (found.size > largestFile) return nothing(`the file is larger than ${largestFile / 1024 / 1024} MB`)
  const bytes = readFileSync(file)
  const text = textOf(bytes)
  if (text === null) return { bytes, read: unread('the file is no UTF-8 text; save it as CSV in UTF-8') }
  try {
    return { bytes, read: ending.toLowerCase() === 'csv' ? readCsv(text) : readJson(text) }
  } catch (error) {
    return { bytes, read: unread(fileProblem(error)) }
  }
}
