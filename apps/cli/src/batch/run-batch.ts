import { existsSync, mkdirSync, statSync, truncateSync } from 'node:fs'
import type { ImportedProducts, ImportedTables } from '@soundroof/data/catalogue-with'
import { fileProblem } from '../input-output/file-problem.ts'
import { realPlace } from '../input-output/real-place.ts'
import type { Arguments } from './arguments.ts'
import { type BatchRecord, checkOut, compareTerms, readBatchRecord, termsOf, writeBatchRecord } from './batch-record.ts'
import { completeLines, type Kept } from './complete-lines.ts'
import { type InputFile, openInput } from './input-file.ts'
import { lockResults } from './lock-results.ts'
import { type Progress, startProgress } from './progress.ts'
import { longestRow } from './read-row.ts'
import { Refusal } from './refusal.ts'
import { openResults } from './results-file.ts'
import { type RowThreads, startRowThreads } from './row-threads.ts'
import type { Ready } from './row-worker.ts'
import { type RawRecord, recordsOf } from './split-records.ts'
import { writeRows } from './write-rows.ts'

export type Ended = { readonly rows: number; readonly bad: number; readonly isWhole: boolean }

export type RunOptions = { readonly stderr: NodeJS.WriteStream; readonly isStopping: () => boolean }

const headerOf = async (args: Arguments, records: AsyncGenerator<RawRecord>): Promise<Uint8Array | null> => {
  if (args.format === 'ndjson') return null
  const { value } = await records.next()
  if (value === undefined || value.fault !== null) throw new Refusal(`${args.input} has no header of column names.`)
  return new Uint8Array(value.bytes)
}

const refuseHeader = ({ problems }: Ready): void => {
  const lines = problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
  if (lines.length > 0) throw new Refusal(lines.join('\n'))
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)

const writtenByOthers = (out: string): string =>
  `${out} grows: another run writes it, which this one cannot wait for. Give the command again when it has ended.`

/** The complete lines; a partial one at the end is cut off. */
const keepCompleteLines = async (out: string): Promise<Kept> => {
  const size = sizeOf(out)
  const kept = await completeLines(out)
  if (sizeOf(out) !== size) throw new Refusal(writtenByOthers(out))
  if (size > kept.bytes) truncateSync(out, kept.bytes)
  return kept
}

/** The results of an earlier run of the same batch, else the start of a new one. */
const startOrContinue = async (args: Arguments, earlier: BatchRecord | null, now: BatchRecord): Promise<Kept> => {
  if (args.pdfDir !== null) mkdirSync(args.pdfDir, { recursive: true })
  if (earlier === null) {
    if (sizeOf(args.out) > 0) throw new Refusal(writtenByOthers(args.out))
    writeBatchRecord(args.out, now)
    return { rows: 0, bad: 0, bytes: 0 }
  }
  compareTerms(args.out, earlier.terms, now.terms)
  return keepCompleteLines(args.out)
}

type Opened = { readonly input: InputFile; readonly records: AsyncGenerator<RawRecord>; readonly threads: RowThreads }

const write = async (args: Arguments, opened: Opened, kept: Kept, options: RunOptions): Promise<Ended> => {
  const { input, records, threads } = opened
  const size = input.fingerprint.bytes
  const progress: Progress = startProgress({ stderr: options.stderr, read: input.position, size, kept })
  const out = await openResults(args.out, kept.bytes)
  try {
    if (kept.rows > 0) progress.say(`Continuing after row ${kept.rows}.`)
    const isWhole = await writeRows({ args, threads, records, out, progress, kept, isStopping: options.isStopping })
    await out.finish()
    return { ...progress.totals(), isWhole }
  } finally {
    progress.stop()
    await out.close()
  }
}

type Imported = { readonly tables: ImportedTables; readonly products: ImportedProducts }

/** Damaged tables stop the batch before any row. The catalogue is loaded only for them: threads load their own. */
const importedNamed = async ({ tables, products }: Pick<Arguments, 'tables' | 'products'>): Promise<Imported> => {
  if (tables === null && products === null) return { tables: {}, products: { racking: {}, modules: {} } }
  const { tablesOf } = await import('../input-output/tables-option.ts')
  const { productsIn } = await import('../input-output/products-option.ts')
  try {
    return { tables: tablesOf(tables), products: productsIn(products) }
  } catch (error) {
    throw new Refusal(fileProblem(error))
  }
}

const run = async (args: Arguments, runOptions: RunOptions): Promise<Ended> => {
  const { format, options, summary, pdfDir } = args
  const imported = await importedNamed(args)
  const earlier = readBatchRecord(args.out, sizeOf(args.out))
  const input = await openInput(args.input, args.isCompressed)
  const records = recordsOf(input.chunks(), format, longestRow)
  const startedAt = earlier?.startedAt ?? new Date().toISOString()
  const pdfs = pdfDir === null ? null : { folder: pdfDir, madeAt: startedAt }
  const header = await headerOf(args, records)
  const threads = startRowThreads(args.jobs, { header, options, summary, pdfs, ...imported })
  try {
    const ready = await threads.ready
    refuseHeader(ready)
    const { engineVersion, catalogueVersion } = ready
    const terms = termsOf(args, input.fingerprint, { engineVersion, catalogueVersion })
    const kept = await startOrContinue(args, earlier, { terms, startedAt })
    const ended = await write(args, { input, records, threads }, kept, runOptions)
    if (!input.hasChanged()) return ended
    throw new Error(`${args.input} was changed while it was read: delete ${args.out} and start again.`)
  } finally {
    await threads.stop()
  }
}

/** Paths with links resolved, so that two runs on one file find each other and its record. */
const placed = (args: Arguments): Arguments => {
  try {
    const pdfDir = args.pdfDir === null ? null : realPlace(args.pdfDir)
    const out = realPlace(args.out)
    checkOut(out)
    return { ...args, out, pdfDir }
  } catch (error) {
    throw new Refusal(fileProblem(error))
  }
}

/**
 * Assesses every row of a file, one result line each, in the order of the rows. Continues where an earlier run of the same
 * batch stopped. Throws a Refusal if it cannot start.
 */
export const runBatch = async (given: Arguments, options: RunOptions): Promise<Ended> => {
  const args = placed(given)
  const onWait = () => options.stderr.write(`Another run writes ${given.out}: waiting for its end.\n`)
  const release = await lockResults(args.out, onWait, options.isStopping)
  if (release === null) return { rows: 0, bad: 0, isWhole: false }
  return run(args, options).finally(release)
}
