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

/** Rows that are sent to a thread together. */
export type Chunk = { readonly rows: readonly Row[]; readonly bytes: Uint8Array }

/** Result lines of a chunk, in the order of its rows. */
export type Lines = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly rows: number
  /** Rows without a result. */
  readonly bad: number
}
