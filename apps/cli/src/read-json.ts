import { readFileSync } from 'node:fs'
import { said } from './file-words.ts'

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(said(error, file), { cause: error })
  }
}

/** What a JSON file holds; a byte order mark does no harm. Throws with a sentence that names the file. */
export const readJson = (file: string): unknown => {
  const text = textOf(file).replace(/^\ufeff/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${said(error)}.`, { cause: error })
  }
}
