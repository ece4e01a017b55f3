import type { Message } from '@soundroof/words/language/say'
import { Dexie, type EntityTable } from 'dexie'

/** A draft, a history of Undo or the half-typed forms of a user, by the key that names them. */
export type KeptText = { readonly key: string; readonly text: string }

/** A photo or file that waits to be sent; its bytes are kept once, under their SHA-256, whatever waits for them. */
export type KeptFile = {
  readonly id: string
  readonly hash: string
  readonly category: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly keptAt: number
  /** Who chose it; empty where an earlier release kept it. */
  readonly owner: string
  /** Earlier releases named the draft here, and not the file in the draft. */
  readonly draft?: string
  /** Why the server refused it. */
  readonly refused?: Message
}

/** Safari loses Blobs, not bytes. */
export type KeptContent = { readonly hash: string; readonly bytes: ArrayBuffer }

type Tables = {
  readonly texts: EntityTable<KeptText, 'key'>
  readonly files: EntityTable<KeptFile, 'id'>
  readonly contents: EntityTable<KeptContent, 'hash'>
}

/** Strict: stored means on the disk, also where the power fails. */
const made = new Dexie('soundroof', { chromeTransactionDurability: 'strict' })

/** Versions that were released stay as they are; a change of the shape is a further one, with its upgrade. */
made.version(1).stores({ texts: 'key', files: 'id,hash', contents: 'hash' })

export const database = made as Dexie & Tables
