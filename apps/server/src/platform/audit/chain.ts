import { createHash, createHmac } from 'node:crypto'
import type { Db } from '../database/db.ts'

/**
 * Records are chained: the hash of each covers its content and the hash of the one before it, under a secret that is not in
 * the database. Who changes a row there, or takes one away or puts one in, breaks the chain.
 */

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]))
}

/** The same text for a value and for what the database makes of it. */
export const sortedJson = (value: unknown): string => JSON.stringify(sorted(JSON.parse(JSON.stringify(value))))

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Of the first record of a chain, which has none before it. */
export const noPrevious = ''

export type ChainKind = 'record' | 'audit' | 'seal' | 'content'

export const chainHash = (key: string, kind: ChainKind, content: Readonly<Record<string, unknown>>): string =>
  createHmac('sha256', key)
    .update(`${kind}\n${sortedJson(content)}`)
    .digest('hex')

/** The key under which this database's records are chained. */
export const recordKeyOf = ({ recordKey }: Pick<Db, 'recordKey'>): string => {
  if (recordKey === undefined) throw new Error('This database was opened without the key of its records.')
  return recordKey
}
