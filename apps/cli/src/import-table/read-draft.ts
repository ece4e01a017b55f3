import { type ReadDraft, unread } from '@soundroof/data/import-table/draft'
import { readCsv } from '@soundroof/data/import-table/read-csv'
import { fileProblem } from '../input-output/file-problem.ts'
import { readTextFile } from '../input-output/read-text-file.ts'

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

export type ReadFile = { readonly bytes: Uint8Array; readonly read: ReadDraft }

const nothing = (problem: string): ReadFile => ({ bytes: new Uint8Array(), read: unread(problem) })

/** Reads a table file by the extension of its name. A file that cannot be read is reported as a problem. */
export const readDraft = (path: string): ReadFile => {
  const file = readTextFile(path, ['csv', 'json'])
  if (!file.ok) return nothing(file.problem)
  const { bytes, text, ending } = file
  try {
    return { bytes, read: ending === 'csv' ? readCsv(text) : readJson(text) }
  } catch (error) {
    return { bytes, read: unread(fileProblem(error)) }
  }
}
