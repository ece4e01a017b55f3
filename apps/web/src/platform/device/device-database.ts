import type { DeviceKey } from '@soundroof/contract/money/offline/offline-right'
import type { DeviceJob } from '@soundroof/contract/roofs/offline/device-task'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
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
  /** As the instruments told; absent: a chosen file, or one that an earlier release kept. */
  readonly taken?: PhotoTaken
}

/** Safari loses Blobs, not bytes. */
export type KeptContent = { readonly hash: string; readonly bytes: ArrayBuffer }

/** The right of this device to calculate without a network, with what it needs for that: one for each user. */
export type KeptRight = {
  readonly user: string
  readonly id: string
  readonly accountId: string
  /** Made here; it cannot be exported. */
  readonly privateKey: CryptoKey
  readonly device: DeviceKey
  readonly calculations: number
  readonly used: number
  /** Milliseconds since 1970. */
  readonly until: number
  /** Name of the provider, for messages. */
  readonly provider: string
  readonly engine: string
  readonly catalogue: string
  /** Its user has left: engine and catalogue are gone, and the server is still to be told. */
  readonly isLeft?: true
}

/** A project that this device has calculated, until the server has issued its result. */
export type KeptJob = Omit<DeviceJob, 'isFromDesk'> & {
  readonly user: string
  /** The draft in the wizard, which the job came from. */
  readonly draft: string
  readonly right: string
  /** Of the right, which may be over before the job is sent. */
  readonly privateKey: CryptoKey
  /** Of the right's calculations. */
  readonly number: number
  readonly resultHash: string
  readonly output: string
  /** The server has issued and charged its result; the project is not saved yet. */
  readonly isIssued?: true
  /** Why the server refused it. */
  readonly refused?: Message
  /** The server failed on it; it is tried again by itself. */
  readonly failed?: Message
}

/** The code that prints a draft, with Chinese fonts for who reads Chinese; it goes with the right of the user. */
export type KeptReport = {
  readonly user: string
  readonly code: string
  readonly chinese?: { readonly regular: ArrayBuffer; readonly strong: ArrayBuffer }
}

/** What the server said last to a question about a project, for when it is out of reach. */
export type KeptAnswer = {
  /** User, call and question. */
  readonly key: string
  readonly user: string
  /** Empty for a list of projects. */
  readonly project: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly answer: unknown
}

type Tables = {
  readonly texts: EntityTable<KeptText, 'key'>
  readonly files: EntityTable<KeptFile, 'id'>
  readonly contents: EntityTable<KeptContent, 'hash'>
  readonly rights: EntityTable<KeptRight, 'user'>
  readonly jobs: EntityTable<KeptJob, 'hash'>
  readonly reports: EntityTable<KeptReport, 'user'>
  readonly answers: EntityTable<KeptAnswer, 'key'>
}

/** Strict: stored means on the disk, also where the power fails. */
const made = new Dexie('soundroof', { chromeTransactionDurability: 'strict' })

/** Versions that were released stay as they are; a change of the shape is a further one, with its upgrade. */
made.version(1).stores({ texts: 'key', files: 'id,hash', contents: 'hash' })
made.version(2).stores({ rights: 'user', jobs: 'hash,user' })
made.version(3).stores({ reports: 'user', answers: 'key,user' })

export const database = made as Dexie & Tables
