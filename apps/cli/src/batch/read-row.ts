import { isUtf8 } from 'node:buffer'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { bodyFromCells, type WireColumn } from '@soundroof/contract/roofs/wire/wire-cells'
import { problemsInEnglish, type SaidProblem } from '../input-output/problems-in-english.ts'
import { cellsOf } from './csv-cells.ts'
import { type Identity, nobody } from './output-line.ts'
import type { Fault } from './split-records.ts'

export type Body =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly problems: readonly SaidProblem[] }

/** The columns of a CSV file; null for rows of JSON. */
export type Columns = readonly (WireColumn | null)[] | null

/** Bytes of the longest row: more than a project with all its photographs and notes. */
export const longestRow = 1024 * 1024

const wrong = (message: string): Body => ({ ok: false, problems: [{ field: '', message }] })

const faults: Readonly<Record<Fault, string>> = {
  'too-long': 'The row is longer than 1 MiB; is there a quote that is not closed?',
  'open-quote': 'A quote is not closed before the end of the file.',
}

const jsonBody = (bytes: Uint8Array): Body => {
  try {
    return { ok: true, body: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch (error) {
    return wrong(`The row is not JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const csvBody = (bytes: Uint8Array, columns: NonNullable<Columns>): Body => {
  const read = cellsOf(
    bytes,
    columns.map((column) => column?.name ?? ''),
  )
  if (!read.ok) return read
  const body = bodyFromCells(columns, read.cells)
  return body.ok ? body : { ok: false, problems: problemsInEnglish(body.problems) }
}

/** A row as a wire project, unchecked. */
export const bodyOf = (bytes: Uint8Array, fault: Fault | null, columns: Columns): Body => {
  if (fault !== null) return wrong(faults[fault])
  if (!isUtf8(bytes)) return wrong('The row is not UTF-8 text.')
  return columns === null ? jsonBody(bytes) : csvBody(bytes, columns)
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : null

/** Name and number as given in the row, valid or not. */
export const identityOf = (body: unknown): Identity => {
  if (typeof body !== 'object' || body === null) return nobody
  const fields = body as Readonly<Record<string, unknown>>
  return {
    name: textOf(fields[wireFieldOf('header', 'name')]),
    number: textOf(fields[wireFieldOf('header', 'number')]),
  }
}
