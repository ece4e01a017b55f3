import { workerData } from 'node:worker_threads'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { columnsOfHeader } from '@soundroof/contract/roofs/wire/wire-cells'
import { catalogueWith, type ImportedProducts, type ImportedTables } from '@soundroof/data/catalogue-with'
import { engineVersion } from '@soundroof/engine/version'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { problemsInEnglish, type SaidProblem } from '../input-output/problems-in-english.ts'
import { assessRow, type Settings } from './assess-row.ts'
import { cellsOf } from './csv-cells.ts'
import type { Chunk, Lines } from './row.ts'
import { type Pdfs, StorageError } from './row-pdf.ts'

/** Data of a thread at its start. */
export type Assignment = {
  /** The first row of a CSV file; null for rows of JSON. */
  readonly header: Uint8Array | null
  readonly options: Partial<AssessmentOptions>
  readonly summary: boolean
  readonly pdfs: Pdfs | null
  /** Replace the computed tables of the same size. */
  readonly tables: ImportedTables
  readonly products: ImportedProducts
}

export type Ready = {
  readonly engineVersion: string
  readonly catalogueVersion: string
  /** What is wrong with the header. */
  readonly problems: readonly SaidProblem[]
}

export type Answer = Lines | { readonly failure: string }

// Piscina adds data of its own.
const { header, options, summary, pdfs, tables, products } = workerData as Assignment
const catalogue = catalogueWith(tables, products)

const headerOf = (bytes: Uint8Array) => {
  const read = cellsOf(bytes, [])
  if (!read.ok) return read
  const columns = columnsOfHeader(read.cells)
  return columns.ok ? columns : { ok: false as const, problems: problemsInEnglish(columns.problems) }
}

const read = header === null ? null : headerOf(header)
const encoder = new TextEncoder()
const settings: Settings = { columns: read?.ok ? read.columns : null, options, summary, pdfs, catalogue }

/** Versions that the thread uses, and what is wrong with the header. */
export const open = (): Ready => ({
  engineVersion,
  catalogueVersion: catalogue.version,
  problems: read === null || read.ok ? [] : read.problems,
})

const linesOf = async ({ rows, bytes }: Chunk): Promise<Lines> => {
  let text = ''
  let bad = 0
  for (const row of rows) {
    const line = await assessRow(row, bytes, settings)
    text += line.text
    if (line.isBad) bad += 1
  }
  return { bytes: encoder.encode(text), rows: rows.length, bad }
}

/** The bytes are transferred to the main thread, not copied; the pool unwraps the result. */
const transferred = (lines: Lines): Lines =>
  move({ [transferableSymbol]: [lines.bytes.buffer], [valueSymbol]: lines }) as unknown as Lines

/** The result lines of a few rows, in their order. */
export const assessRows = async (chunk: Chunk): Promise<Answer> => {
  try {
    return transferred(await linesOf(chunk))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return { failure: error.message }
  }
}
