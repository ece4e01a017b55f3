import { secretFingerprint } from '../../identity/api-keys/key-secret.ts'
import { countCodes } from '../../identity/one-time-codes/code-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { countUnopened } from '../../platform/mail/mail-queue.ts'
import { type Evidence, recordKeyEvidence } from './record-key.ts'
import type { KeptSecret } from './secret-checks.ts'

/** Rows that prove a secret where no check value is stored. `others`: made with another one. */
type Count = { readonly all: number; readonly others: number }

const evidenceOf = ({ all, others }: Count): Evidence => {
  if (all === 0) return 'none'
  return others < all ? 'right' : 'wrong'
}

/** Earlier versions have no such column. */
const has = async (db: Db, table: string, column: string): Promise<boolean> => {
  const rows = await db.query('select 1 from pg_attribute where attrelid = to_regclass($1) and attname = $2', [
    ...[table, column],
  ])
  return rows.length > 0
}

const keysSql = `select count(*) as "all", count(*) filter (where made_of <> $1) as others from api_keys where made_of is not null`

const fileEvidence = async (db: Db, secret: string): Promise<Evidence> => {
  const [keys = { all: 0, others: 0 }] = (await has(db, 'api_keys', 'made_of'))
    ? await db.query<Count>(keysSql, [secretFingerprint(secret)])
    : []
  const mails = (await has(db, 'mails', 'sealed')) ? await countUnopened(db, secret) : { all: 0, others: 0 }
  return evidenceOf({ all: keys.all + mails.all, others: keys.others + mails.others })
}

const codeEvidence = async (db: Db, secret: string): Promise<Evidence> =>
  (await has(db, 'one_time_codes', 'sealed')) ? evidenceOf(await countCodes(db, { codes: secret })) : 'none'

const recordEvidence = async (db: Db): Promise<Evidence> =>
  (await has(db, 'timeline', 'hash')) ? recordKeyEvidence(db) : 'none'

/** Reads rows that only this secret could have made. */
export const evidenceFor: Readonly<Record<KeptSecret, (db: Db, secret: string) => Promise<Evidence>>> = {
  records: recordEvidence,
  files: fileEvidence,
  codes: codeEvidence,
}
