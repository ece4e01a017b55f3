import type { Readable } from 'node:stream'

/** Stores files in a folder or a cloud store. Keys are paths with `/`, made by the server only. */
export type ObjectStore = {
  /** Stores all or nothing; returns the number of bytes. */
  readonly put: (key: string, content: Uint8Array | Readable, contentType: string) => Promise<number>
  /** Null when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  readonly stream: (key: string, range?: { readonly start: number; readonly end: number }) => Promise<Readable | null>
  /** Bytes; null when there is no such file. */
  readonly size: (key: string) => Promise<number | null>
  readonly remove: (key: string) => Promise<void>
}
