import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { AssessmentOptions } from '@soundroof/contract/assessment-input'
import type { Arguments } from './arguments.ts'
import type { Fingerprint } from './input-file.ts'
import { Refusal } from './refusal.ts'

/** What decides about every line of the results: a batch goes on only where all of it is the same. */
export type Terms = {
  readonly input: Fingerprint
  readonly format: string
  readonly options: Partial<AssessmentOptions>
  readonly summary: boolean
  /** From the folder of the results; null: none. */
  readonly pdfDir: string | null
  readonly engineVersion: string
  readonly catalogueVersion: string
}

/** What stands beside the results from before their first line. */
export type Begun = {
  readonly terms: Terms
  /** ISO 8601, UTC. The reports carry it, so that those drawn after an interruption are the same. */
  readonly startedAt: string
}

export const besideOf = (out: string): string => `${out}.batch.json`

export const termsOf = (
  { format, options, summary, pdfDir, out }: Arguments,
  input: Fingerprint,
  versions: Pick<Terms, 'engineVersion' | 'catalogueVersion'>,
): Terms => ({
  input,
  format,
  options,
  summary,
  pdfDir: pdfDir === null ? null : relative(dirname(out), pdfDir),
  ...versions,
})

/** Writes a file as a whole or not at all. */
export const writeWhole = (path: string, bytes: Uint8Array | string): void => {
  const waiting = `${path}.part`
  const file = openSync(waiting, 'w')
  try {
    writeFileSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(waiting, path)
}

export const writeBegun = (out: string, begun: Begun): void =>
  writeWhole(besideOf(out), `${JSON.stringify(begun, null, 2)}\n`)

/** Refuses what cannot be cut back to its last complete line, and what has no place. */
export const checkOut = (out: string): void => {
  if (!existsSync(dirname(out))) throw new Refusal(`There is no folder ${dirname(out)}.`)
  if (existsSync(out) && !statSync(out).isFile()) throw new Refusal(`${out} is no file.`)
}

/** The batch that has begun to write this file; null when there is no line yet. */
export const readBegun = (out: string, size: number): Begun | null => {
  if (size === 0) return null
  if (existsSync(besideOf(out))) return JSON.parse(readFileSync(besideOf(out), 'utf8')) as Begun
  throw new Refusal(`${out} holds something, and ${besideOf(out)} is not there: choose another file for the results.`)
}

const words: Readonly<Record<keyof Terms, string>> = {
  input: 'input',
  format: 'kind of input',
  options: 'options of the calculation',
  summary: 'choice of --summary',
  pdfDir: 'choice of --pdf-dir',
  engineVersion: 'version of the engine',
  catalogueVersion: 'version of the published figures',
}

/** Refuses to go on with another input, other options or another engine than the lines that stand there came from. */
export const compareTerms = (out: string, before: Terms, now: Terms): void => {
  const names = Object.keys(words) as (keyof Terms)[]
  const others = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
  if (others.length === 0) return
  const list = others.map((name) => words[name]).join(', ')
  throw new Refusal(`${out} was begun with another ${list}. Choose another file, or delete it to start anew.`)
}
