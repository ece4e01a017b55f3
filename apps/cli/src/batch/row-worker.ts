import { workerData } from 'node:worker_threads'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { columnsOfHeader, type Header } from '@soundroof/contract/roofs/wire/wire-cells'
import { catalogueWith, type ImportedLibrary, type ImportedTables } from '@soundroof/data/catalogue-with'
import { engineVersion } from '@soundroof/engine/version'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { assessRow, type Settings } from './assess-row.ts'
import { cellsOf } from './csv-cells.ts'
import type { Chunk, Lines } from './row.ts'
import { type Pdfs, StorageError } from './row-pdf.ts'

/** What a thread is told when it starts. */
export type Assignment = {
  /** The first row of a CSV file; null for rows of JSON. */
  readonly header: Uint8Array | null
  readonly options: Partial<AssessmentOptions>
  readonly summary: boolean
  readonly pdfs: Pdfs | null
  /** Stand before the computed tables. */
  readonly tables: ImportedTables
  readonly library: ImportedLibrary
}

export type Ready = {
  readonly engineVersion: string
  readonly catalogueVersion: string
  /** What is wrong with the header. */
  readonly problems: readonly Problem[]
}

/** Rows, and memory for their lines. */
export type Task = { readonly chunk: Chunk; readonly room: ArrayBuffer }

export type Answer = Lines | { readonly failure: string }

// Piscina lays its own data beside that of the pool.
const { header, options, summary, pdfs, tables, library } = workerData as Assignment
const catalogue = catalogueWith(tables, library)

const headerOf = (bytes: Uint8Array): Header => {
  const read = cellsOf(bytes, [])
  return read.ok ? columnsOfHeader(read.cells) : read
}

const read: Header | null = header === null ? null : headerOf(header)
const encoder = new TextEncoder()
const settings: Settings = { columns: read?.ok ? read.columns : null, options, summary, pdfs, catalogue }

/** Whether a thread can begin, and with what. */
export const open = (): Ready => ({
  engineVersion,
  catalogueVersion: catalogue.version,
  problems: read === null || read.ok ? [] : read.problems,
})

/** Memory that is used again costs nothing to make and to clear; lines that do not fit get their own. */
const encoded = (text: string, room: ArrayBuffer): Uint8Array<ArrayBuffer> => {
  const fitted = encoder.encodeInto(text, new Uint8Array(room))
  return fitted.read === text.length ? new Uint8Array(room, 0, fitted.written) : encoder.encode(text)
}

const linesOf = async ({ rows, bytes }: Chunk, room: ArrayBuffer): Promise<Lines> => {
  let text = ''
  let bad = 0
  for (const row of rows) {
    const line = await assessRow(row, bytes, settings)
    text += line.text
    if (line.isBad) bad += 1
  }
  return { bytes: encoded(text, room), rows: rows.length, bad }
}

/** The bytes are handed over, not copied. */
const handedOver = (lines: Lines): Lines => {
  const moved = { [transferableSymbol]: [lines.bytes.buffer], [valueSymbol]: lines }
  // The pool unwraps it: what arrives is the lines.
  return move(moved) as unknown as Lines
}

/** The lines of a few rows, in their order. */
export const assessRows = async ({ chunk, room }: Task): Promise<Answer> => {
  try {
    return handedOver(await linesOf(chunk, room))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return { failure: error.message }
  }
}
