import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../input-output/read-json.ts'
import { needFolder } from '../input-output/real-place.ts'
import type { Case } from './case.ts'

const casesIn = (file: string): readonly Case[] => {
  const cases = readJson(file)
  if (!Array.isArray(cases)) throw new Error(`${file} holds no list of cases.`)
  return cases
}

/** Every published case of a folder: its JSON files in the order of their names. Throws with a sentence when there is none. */
export const readCases = (folder: string): readonly Case[] => {
  needFolder(folder)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().flatMap((name) => casesIn(join(folder, name)))
}
