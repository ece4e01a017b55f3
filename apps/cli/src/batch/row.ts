import type { Fault } from './split-records.ts'

/** A row of the input and where its bytes lie among those of its chunk. */
export type Row = {
  /** Position among the rows of the file, from 1; header and empty lines do not count. */
  readonly row: number
  /** Lines of the file, from 1. */
  readonly line: number
  readonly lastLine: number
  readonly start: number
  readonly end: number
  readonly fault: Fault | null
}

/** Rows that travel to a thread together. */
export type Chunk = { readonly rows: readonly Row[]; readonly bytes: Uint8Array<ArrayBuffer> }

/** Their lines of the results, in their order. */
export type Lines = {
  /** May lie in memory that is given back for other lines once these are written. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly rows: number
  /** Rows without a result. */
  readonly bad: number
}
