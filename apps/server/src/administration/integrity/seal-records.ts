import { z } from 'zod'
import { chainHash, noPrevious, recordKeyOf } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'

/** Ends of all chains at a moment, chained themselves: a chain that was cut off contradicts its seal. */
export type SealContent = {
  readonly sealedAt: string
  readonly upTo: number
  readonly auditHead: string
  readonly heads: readonly (readonly [project: string, hash: string])[]
  readonly previous: string
}

export const sealHash = (key: string, content: SealContent): string => chainHash(key, 'seal', content)

/** The newest seal is in the object store too: an attacker who cuts off seals in the database has to change both. */
export const newestSealKey = 'seals/newest.json'

/** A seal as its copy in the object store names it. */
export type StoredSeal = { readonly id: number; readonly hash: string }

const storedSeal = z.object({ id: z.number(), hash: z.string() })

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null: there is none. */
export const readNewestSeal = async ({
  objectStore,
}: Pick<PlatformServices, 'objectStore'>): Promise<StoredSeal | 'unreadable' | null> => {
  const bytes = await objectStore.get(newestSealKey)
  if (!bytes) return null
  return storedSeal.safeParse(jsonOf(Buffer.from(bytes).toString('utf8'))).data ?? 'unreadable'
}

/** Whether the database still has the seal. */
export const isSealKept = async (db: Db, { id, hash }: StoredSeal): Promise<boolean> => {
  const rows = await db.query('select 1 from record_seals where id = $1 and hash = $2', [id, hash])
  return rows.length === 1
}

type Last = { readonly upTo: number; readonly auditHead: string; readonly hash: string }

/** The last two: records that were being written at the last seal are read once more. */
const lastSeals = (tx: Db) =>
  tx.query<Last>('select up_to, audit_head, hash from record_seals order by id desc limit 2')

const headsSql = `select distinct on (project_hash) project_hash as project, hash from timeline
  where project_hash in (select project_hash from timeline where id > $1 and id <= $2)
  order by project_hash, id desc`

type Ends = Pick<SealContent, 'upTo' | 'auditHead' | 'heads'>

/** The most records of one seal: a database with a million is sealed in parts. */
const upToSql = `select max(id) as id from (select id from timeline where id > $1 order by id limit 20000) part`

/** @param last newest record to seal @param from oldest record to read, exclusive */
const readEnds = async (tx: Db, last: number, from: number): Promise<Ends> => {
  const [newest] = await tx.query<{ id: number | null }>(upToSql, [last])
  const upTo = newest?.id ?? last
  const [audit] = await tx.query<{ hash: string }>('select hash from audit_trail order by id desc limit 1')
  const heads = await tx.query<{ project: string; hash: string }>(headsSql, [from, upTo])
  return {
    upTo,
    auditHead: audit?.hash ?? '',
    heads: heads.map(({ project, hash }) => [project, hash] as const),
  }
}

// Any constant: where two processes are due, one of them seals.
const sealLock = 7_203_116

/** Null: nothing new to seal. */
const insertSeal = async (tx: Db, now: Date): Promise<StoredSeal | null> => {
  await tx.query('select pg_advisory_xact_lock($1)', [sealLock])
  const [last, beforeLast] = await lastSeals(tx)
  const ends = await readEnds(tx, last?.upTo ?? 0, beforeLast?.upTo ?? 0)
  if (ends.upTo === (last?.upTo ?? 0) && ends.auditHead === (last?.auditHead ?? '')) return null
  const content = { ...ends, sealedAt: now.toISOString(), previous: last?.hash ?? noPrevious }
  const hash = sealHash(recordKeyOf(tx), content)
  const kept = { ...content, sealedAt: now, heads: JSON.stringify(content.heads), hash }
  const [row] = await insert<{ id: number }>(tx, 'record_seals', kept, 'returning id')
  return row ? { id: row.id, hash } : null
}

/** Seals records written since the last time. Never overwrites a newest seal in the store that the database has lost. */
export const sealRecords = async (needs: Pick<PlatformServices, 'db' | 'clock' | 'objectStore'>): Promise<void> => {
  const { db, clock, objectStore } = needs
  const seal = () => db.transaction((tx) => insertSeal(tx, clock()))
  for (let sealed = await seal(); sealed; sealed = await seal()) {
    const known = await readNewestSeal(needs)
    if (known === 'unreadable') throw new Error(`${newestSealKey} cannot be read: run "npm run -s audit".`)
    if (known && !(await isSealKept(db, known)))
      throw new Error('Seals of the records are gone: run "npm run -s audit".')
    await objectStore.put(newestSealKey, Buffer.from(JSON.stringify(sealed)), 'application/json')
  }
}
