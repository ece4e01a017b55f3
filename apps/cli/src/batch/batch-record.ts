import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { fileProblem } from '../input-output/file-problem.ts'
import { needFolder } from '../input-output/real-place.ts'
import { writeFiles } from '../input-output/write-files.ts'
import type { Arguments } from './arguments.ts'
import type { Fingerprint } from './input-file.ts'
import { Refusal } from './refusal.ts'

/** Everything that determines the results: a batch continues only if all of it is unchanged. */
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

/** Record beside the results, written before their first line. */
export type BatchRecord = {
  readonly terms: Terms
  /** ISO 8601, UTC. Printed in the reports, so that those made after an interruption are the same. */
  readonly startedAt: string
}

export const batchRecordPath = (out: string): string => `${out}.batch.json`

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

export const writeBatchRecord = (out: string, record: BatchRecord): void =>
  writeFiles([{ path: batchRecordPath(out), bytes: `${JSON.stringify(record, null, 2)}\n` }])

const words: Readonly<Record<keyof Terms, string>> = {
  input: 'input',
  format: 'kind of input',
  options: 'options of the calculation',
  summary: 'choice of --summary',
  pdfDir: 'choice of --pdf-dir',
  engineVersion: 'version of the engine',
  catalogueVersion: 'version of the published figures',
}

/** Refuses results that are not a file, which cannot be cut back to the last complete line, and a missing folder. */
export const checkOut = (out: string): void => {
  needFolder(dirname(out))
  if (existsSync(out) && !statSync(out).isFile()) throw new Refusal(`${out} is no file.`)
}

const isBatchRecord = (value: unknown): value is BatchRecord => {
  const { terms, startedAt } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isWhole = typeof terms === 'object' && terms !== null && Object.keys(words).every((name) => name in terms)
  return isWhole && typeof startedAt === 'string' && !Number.isNaN(Date.parse(startedAt))
}

/** Null if a batch has not written the text. */
const batchRecordIn = (text: string): BatchRecord | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isBatchRecord(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const batchRecordText = (out: string): string => {
  try {
    return readFileSync(batchRecordPath(out), 'utf8')
  } catch (error) {
    throw new Refusal(fileProblem(error, batchRecordPath(out)))
  }
}

/** The batch that started this file; null if it has no line yet. */
export const readBatchRecord = (out: string, size: number): BatchRecord | null => {
  if (size === 0) return null
  const beside = batchRecordPath(out)
  if (!existsSync(beside))
    throw new Refusal(`${out} holds something, and ${beside} is not there: choose another file for the results.`)
  const record = batchRecordIn(batchRecordText(out))
  if (record !== null) return record
  throw new Refusal(
    `${beside} is damaged: what ${out} was started with is unknown. Delete ${out} to start again, or choose another file for the results.`,
  )
}

/** Refuses to continue with an input, options or engine other than those of the existing lines. */
export const compareTerms = (out: string, before: Terms, now: Terms): void => {
  const names = Object.keys(words) as (keyof Terms)[]
  const others = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
  if (others.length === 0) return
  const list = others.map((name) => words[name]).join(', ')
  throw new Refusal(`${out} was started with another ${list}. Choose another file, or delete it to start again.`)
}
