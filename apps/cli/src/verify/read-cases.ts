import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from './case.ts'

/** Every published case of a folder: its JSON files in the order of their names. */
export const readCases = (folder: string): readonly Case[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Case[])
