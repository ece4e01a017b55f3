import { readFileSync, statSync } from 'node:fs'
import { fileProblem } from './file-problem.ts'

const largestFile = 2 * 1024 * 1024

export type TextFile =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly text: string; readonly ending: string }
  | { readonly ok: false; readonly problem: string }

const refused = (problem: string): TextFile => ({ ok: false, problem })

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const read = (file: string, ending: string): TextFile => {
  const found = statSync(file)
  if (!found.isFile()) return refused('it is no file: write the figures to a file, and name that')
  if (found.size > largestFile) return refused(`the file is larger than ${largestFile / 1024 / 1024} MB`)
  const bytes = readFileSync(file)
  const text = textOf(bytes)
  return text === null
    ? refused('the file is no UTF-8 text; save it as CSV in UTF-8')
    : { ok: true, bytes, text, ending }
}

/** The text of a file whose name ends in one of a few ways; why not where it cannot be read. */
export const readTextFile = (file: string, endings: readonly string[]): TextFile => {
  const ending = endings.find((one) => file.toLowerCase().endsWith(`.${one}`))
  if (ending === undefined)
    return refused(`the name of the file ends in ${endings.map((one) => `.${one}`).join(' or ')}`)
  try {
    return read(file, ending)
  } catch (error) {
    return refused(fileProblem(error))
  }
}
