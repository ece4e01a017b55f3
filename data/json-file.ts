import { readFileSync, statSync } from 'node:fs'

/** Files that an operator's commands have written, read again at the start. */

const largestFile = 2 * 1024 * 1024
const told = 5

/** Throws: which file, what it should be, and the first reasons why it is not. */
export const refuseFile = (file: string, what: string, reasons: readonly string[]): never => {
  const more = reasons.length > told ? [`and ${reasons.length - told} more`] : []
  const lines = [...reasons.slice(0, told), ...more].map((reason) => `  ${reason}`)
  throw new Error([`${file} is not a ${what}:`, ...lines].join('\n'))
}

// A pipe would be waited for without end.
const noFile = new Error('it is a pipe or a device')
const tooLarge = new Error(`it is larger than ${largestFile / 1024 / 1024} MB`)

/** What a JSON file holds; throws with the reason when it cannot be read. */
export const jsonFile = (file: string, what: string): unknown => {
  try {
    const found = statSync(file)
    if (!found.isFile()) throw noFile
    if (found.size > largestFile) throw tooLarge
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return refuseFile(file, what, [error instanceof Error ? error.message : String(error)])
  }
}
