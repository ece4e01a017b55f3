import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'

export type EndReason = 'renewed' | 'ended' | 'copied'

/** The right of one device, as stored. */
export type RightRow = {
  readonly id: string
  readonly accountId: string
  /** JSON of a `DeviceKey`. */
  readonly deviceKey: string
  readonly thumbprint: string
  readonly name: string
  readonly calculations: number
  readonly begunAt: Date
  readonly until: Date
  readonly endReason: EndReason | null
}

export const insertRight = (tx: Db, { endReason: _, ...right }: RightRow) => insert(tx, 'offline_rights', right)

const columns = 'id, account_id, device_key, thumbprint, name, calculations, begun_at, until, end_reason'

/** Null: it does not exist, or is another account's. */
export const findRight = async (db: Db, accountId: string, id: string): Promise<RightRow | null> => {
  const [row] = await db.query<RightRow>(`select ${columns} from offline_rights where id = $1 and account_id = $2`, [
    id,
    accountId,
  ])
  return row ?? null
}

/** Account of a right that is open; null: it is over or ended, its account is disabled, or there is none. */
export const findOpenRight = async (db: Db, id: string, now: Date): Promise<string | null> => {
  const [row] = await db.query<{ accountId: string }>(
    `select r.account_id from offline_rights r join accounts a on a.id = r.account_id
     where r.id = $1 and r.ended_at is null and r.until > $2 and a.deleted_at is null and a.disabled_at is null`,
    [id, now],
  )
  return row?.accountId ?? null
}

/** Why the right has ended, with its row held until the transaction ends; null: it has not. */
export const lockRight = async (tx: Db, id: string): Promise<EndReason | null> => {
  const [row] = await tx.query<Pick<RightRow, 'endReason'>>(
    'select end_reason from offline_rights where id = $1 for update',
    [id],
  )
  return row?.endReason ?? null
}

/** Rights that a device of the account has and has not ended. */
export const openRightsOf = (tx: Db, accountId: string, thumbprint: string): Promise<RightRow[]> =>
  tx.query<RightRow>(
    `select ${columns} from offline_rights where account_id = $1 and thumbprint = $2 and ended_at is null`,
    [accountId, thumbprint],
  )

/** Its unused calculations count as left again. In the transaction that holds the balance. */
export const endRight = async (tx: Db, id: string, endReason: EndReason, now: Date): Promise<void> => {
  await tx.query('update offline_rights set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null', [
    id,
    now,
    endReason,
  ])
  await tx.query(`update reservations set state = 'returned' where offline_right_id = $1 and state = 'reserved'`, [id])
}

/** A right with how many of its calculations have come. */
export type ListedRight = RightRow & { readonly used: number; readonly lastSeenAt: Date }

export const listRights = (db: Db, accountId: string): Promise<ListedRight[]> =>
  db.query<ListedRight>(
    `select ${columns}, (select count(*)::int from offline_calculations c where c.right_id = offline_rights.id) as used,
       coalesce((select max(sent_at) from offline_calculations c where c.right_id = offline_rights.id), begun_at) as last_seen_at
     from offline_rights where account_id = $1 and coalesce(end_reason, '') <> 'renewed'
     order by begun_at desc, id limit 100`,
    [accountId],
  )

/** Which project has come under a number of a right; null: none yet. */
export const projectOfNumber = async (tx: Db, rightId: string, number: number): Promise<string | null> => {
  const [row] = await tx.query<{ projectSha256: string }>(
    'select project_sha256 from offline_calculations where right_id = $1 and number = $2',
    [rightId, number],
  )
  return row?.projectSha256 ?? null
}

type Sent = {
  readonly rightId: string
  readonly number: number
  readonly projectSha256: string
  readonly calculatedAt: Date
  readonly sentAt: Date
}

/** Does nothing where the number is known. */
export const keepNumber = (tx: Db, sent: Sent) => insert(tx, 'offline_calculations', sent, 'on conflict do nothing')
