import { readFileSync, statSync } from 'node:fs'
import { fileProblem } from './file-problem.ts'

/** A pipe may never start, a device never end. Throws the system's error for a missing file. */
const refuseEndless = (file: string): void => {
  const found = statSync(file)
  if (!found.isFile() && !found.isDirectory())
    throw new Error(`${file} is a pipe or a device: write what it holds to a file, and name that.`)
}

const textOf = (file: string): string => {
  try {
    refuseEndless(file)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(fileProblem(error, file), { cause: error })
  }
}

/** Content of a JSON file, with or without byte order mark. Throws an error that names the file. */
export const readJson = (file: string): unknown => {
  const text = textOf(file).replace(/^\ufeff/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${fileProblem(error)}.`, { cause: error })
  }
}
