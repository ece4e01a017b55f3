import { z } from 'zod'
import { type AuditContent, auditHash } from '../../platform/audit/audit-trail.ts'
import { recordKeyOf } from '../../platform/audit/chain.ts'
import { contentSeal, type Digests } from '../../platform/audit/content-seals.ts'
import type { Db } from '../../platform/database/db.ts'
import { variableOf } from './secret-checks.ts'

/**
 * After a lost record secret: older rows prove nothing, newer rows do. Seals are made again over the stored digests, so a
 * changed row still differs.
 */

/** Last row of each chain under an earlier secret. */
export type ChainEnds = { readonly records: number; readonly trail: number; readonly seals: number }

const none: ChainEnds = { records: 0, trail: 0, seals: 0 }

const endsSql = `select coalesce((select max(id) from timeline), 0) as records,
  coalesce((select max(id) from audit_trail), 0) as trail, coalesce((select max(id) from record_seals), 0) as seals`

/** Ids of the last rows; 0 for an empty chain. */
export const chainEndsNow = async (tx: Db): Promise<ChainEnds> => (await tx.query<ChainEnds>(endsSql))[0] ?? none

type Row = Omit<AuditContent, 'at'> & { readonly at: Date; readonly hash: string }

const acceptedSql = `select happened_at as at, account_id, operator, action, subject_id, detail,
  previous, hash from audit_trail where action = 'secret_accepted' and subject_id = '${variableOf.records}' order by id desc`

const chainEnds = z.object({ records: z.int(), trail: z.int(), seals: z.int() })

/** When an operator accepted another record secret, and where the chains ended then. */
export type Acceptance = { readonly at: Date; readonly ends: ChainEnds }

/** The newest acceptance that the present key proves; null: the secret is the first one. */
export const recordSecretAccepted = async (db: Db): Promise<Acceptance | null> => {
  const key = recordKeyOf(db)
  const rows = await db.query<Row>(acceptedSql)
  const proven = rows.find(({ at, hash, ...row }) => auditHash(key, { ...row, at: at.toISOString() }) === hash)
  return proven ? { at: proven.at, ends: chainEnds.parse(proven.detail) } : null
}

/** Ends of the chains under earlier secrets. */
export const earlierChainEnds = async (db: Db): Promise<ChainEnds> => (await recordSecretAccepted(db))?.ends ?? none

type Sealed = { readonly scope: string; readonly digests: Digests }

const batchSql = 'select scope, digests from content_seals where scope > $1 order by scope limit 1000'
const storeSql = `update content_seals s set seal = n.seal from unnest($1::text[], $2::text[]) as n(scope, seal) where s.scope = n.scope`

/** All or nothing; after an interrupted start, the next one does it again. */
export const sealUnderNewKey = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const [table] = await tx.query<{ there: boolean }>(`select to_regclass('content_seals') is not null as there`)
    if (table?.there !== true) return
    const key = recordKeyOf(tx)
    await tx.query('set local statement_timeout = 0')
    for (let after = ''; ; ) {
      const rows = await tx.query<Sealed>(batchSql, [after])
      const last = rows.at(-1)
      if (!last) return
      const seals = rows.map(({ scope, digests }) => contentSeal(key, scope, digests))
      await tx.query(storeSql, [rows.map(({ scope }) => scope), seals])
      after = last.scope
    }
  })
