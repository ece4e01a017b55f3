import { createHmac, hkdfSync } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { insert, upsert } from '../../platform/database/insert.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** Secrets under which the database holds seals, signatures or encrypted text. */
export type KeptSecret = Exclude<keyof Secrets, 'request'>

/** In the order of the messages. */
export const keptSecrets: readonly KeptSecret[] = ['records', 'files', 'codes']

/** Environment variable of each secret. */
export const variableOf: Readonly<Record<KeptSecret, string>> = {
  records: 'RECORD_SECRET',
  files: 'FILE_SECRET',
  codes: 'ONE_TIME_CODE_SECRET',
}

/** Proves this secret for this use; neither reveals it nor seals anything. */
export const checkValue = (name: KeptSecret, secret: string): string =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', secret, '', 'check of a secret', 32)))
    .update(name)
    .digest('hex')

/** Stored check values by secret. */
export type Checks = ReadonlyMap<string, string>

/** Empty before migration 0045. */
export const readChecks = async (db: Db): Promise<Checks> => {
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('secret_checks') is not null as there`)
  if (table?.there !== true) return new Map()
  const rows = await db.query<{ name: string; value: string }>('select name, check_value as value from secret_checks')
  return new Map(rows.map(({ name, value }) => [name, value]))
}

const noted = (name: KeptSecret, secret: string, now: Date) => ({ checkValue: checkValue(name, secret), notedAt: now })

/** A value that another process noted first stays. */
export const noteCheck = (tx: Db, name: KeptSecret, secret: string, now: Date) =>
  insert(tx, 'secret_checks', { name, ...noted(name, secret, now) }, 'on conflict (name) do nothing')

/** Only where the operator accepted another secret. */
export const replaceCheck = (tx: Db, name: KeptSecret, secret: string, now: Date) =>
  upsert(tx, 'secret_checks', { name }, noted(name, secret, now))
