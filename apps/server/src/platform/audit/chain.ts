import { createHash, createHmac } from 'node:crypto'
import type { Db } from '../database/db.ts'

/**
 * The hash of a record covers its content and the hash of the record before it, under a secret outside the database:
 * changing, removing or inserting a row breaks the chain.
 */

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]))
}

/** The same text for a value before and after the database stored it. */
export const sortedJson = (value: unknown): string => JSON.stringify(sorted(JSON.parse(JSON.stringify(value))))

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The first record of a chain has none before it. */
export const noPrevious = ''

/** Part of what is hashed, so that no hash of one kind proves another. */
export type ChainKind = 'record' | 'audit' | 'seal' | 'content'

export const chainHash = (key: string, kind: ChainKind, content: Readonly<Record<string, unknown>>): string =>
  createHmac('sha256', key)
    .update(`${kind}\n${sortedJson(content)}`)
    .digest('hex')

/** Key of this database's chains. */
export const recordKeyOf = ({ recordKey }: Pick<Db, 'recordKey'>): string => {
  if (recordKey === undefined) throw new Error('This database was opened without the key of its records.')
  return recordKey
}
