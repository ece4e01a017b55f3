import type { PurchaseStore } from '@soundroof/contract/money/subscription'
import type { Db } from '../../platform/database/db.ts'
import { insert, update, upsert } from '../../platform/database/insert.ts'
import type { PeriodFact, PurchaseFact, RenewalFact } from '../stores/facts/facts.ts'

/** A purchase under its lock. */
export type OwnPurchase = {
  readonly id: string
  /** Null: no account that still exists owns it. */
  readonly ownerId: string | null
  readonly renewal: RenewalFact | null
}

type Row = {
  readonly id: string
  readonly ownerId: string | null
  readonly renews: boolean
  readonly graceUntil: Date | null
  readonly toldAt: Date | null
}

/** Does nothing where the purchase exists. */
export const insertPurchase = (tx: Db, id: string, { store, reference }: PurchaseFact, now: Date) =>
  insert(tx, 'purchases', { id, store, reference, createdAt: now }, 'on conflict (store, reference) do nothing')

/** The purchase, locked until the transaction ends. */
export const lockPurchase = async (
  tx: Db,
  { store, reference }: Pick<PurchaseFact, 'store' | 'reference'>,
): Promise<OwnPurchase | null> => {
  const [row] = await tx.query<Row>(
    `select p.id, a.id as owner_id, p.renews, p.grace_until, p.renewal_told_at as told_at
     from purchases p left join accounts a on a.id = p.account_id and a.deleted_at is null
     where p.store = $1 and p.reference = $2 for update of p`,
    [store, reference],
  )
  if (!row) return null
  const { id, ownerId, toldAt, ...renewal } = row
  return { id, ownerId, renewal: toldAt && { ...renewal, toldAt } }
}

/** In the transaction of `lockPurchase`. */
export const setOwner = (tx: Db, id: string, accountId: string) =>
  tx.query('update purchases set account_id = $2 where id = $1', [id, accountId])

export const setRenewal = (tx: Db, id: string, { renews, graceUntil, toldAt }: RenewalFact) =>
  update(tx, 'purchases', { id }, { renews, graceUntil, renewalToldAt: toldAt })

/** By the store's name of the payment. */
export const findPeriod = async (tx: Db, purchaseId: string, reference: string): Promise<PeriodFact | null> => {
  const [row] = await tx.query<PeriodFact>(
    `select reference, product, quota, starts_at, ends_at, revoked_at,
       told_at
     from purchase_periods where purchase_id = $1 and reference = $2`,
    [purchaseId, reference],
  )
  return row ?? null
}

/** Replaces what was stored of the same payment. */
export const keepPeriod = (tx: Db, purchaseId: string, { reference, ...period }: PeriodFact) =>
  upsert(tx, 'purchase_periods', { purchaseId, reference }, period)

/** Of two notices about one payment, the earlier moment counts. */
export const keepVoided = (tx: Db, purchaseId: string, { reference, at }: NonNullable<PurchaseFact['voided']>) =>
  insert(
    tx,
    'voided_payments as v',
    { purchaseId, reference, voidedAt: at },
    'on conflict (purchase_id, reference) do update set voided_at = least(v.voided_at, excluded.voided_at)',
  )

/** Later answers of the store do not mention what it refunded. */
export const revokeVoided = (tx: Db, purchaseId: string) =>
  tx.query(
    `update purchase_periods p set revoked_at = v.voided_at from voided_payments v
     where p.purchase_id = $1 and v.purchase_id = p.purchase_id and v.reference = p.reference`,
    [purchaseId],
  )

const subscriptionOf = `p.purchase_id || ':' || p.reference`

const insertMissing = `insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
select ${subscriptionOf}, $2, $3, p.quota, p.starts_at, p.ends_at, $4
from purchase_periods p where p.purchase_id = $1 on conflict (id) do nothing`

const lockRows = `select id from subscriptions
where id in (select ${subscriptionOf} from purchase_periods p where p.purchase_id = $1) order by id for update`

const nextStart = `(select min(n.starts_at) from purchase_periods n where n.purchase_id = $1 and n.revoked_at is null
      and (n.starts_at, n.ends_at, n.reference) > (p.starts_at, p.ends_at, p.reference))`

/**
 * A refund leaves the calculations already used. A period prolonged by the store's grace is the last one. A renewal or
 * another product ends the period that it replaces within one purchase: periods side by side add up, and these were paid
 * once.
 */
const settleRows = `update subscriptions s set account_id = $2, starts_at = p.starts_at,
  bought = case when p.revoked_at is null then p.quota
    else (select count(*) from charges c where c.subscription_id = s.id) end,
  ends_at = case
    when p.revoked_at is not null then greatest(p.starts_at + interval '1 millisecond', least(p.revoked_at, p.ends_at))
    when p.ends_at = (select max(o.ends_at) from purchase_periods o where o.purchase_id = $1)
      then greatest(p.ends_at, coalesce(w.grace_until, p.ends_at))
    else greatest(p.starts_at + interval '1 millisecond', least(p.ends_at, ${nextStart})) end
from purchase_periods p join purchases w on w.id = p.purchase_id
where p.purchase_id = $1 and s.id = ${subscriptionOf}`

const voidReservations = `update reservations set state = 'returned' where state in ('reserved', 'taken') and subscription_id in (
  select ${subscriptionOf} from purchase_periods p where p.purchase_id = $1 and p.revoked_at is not null)`

type Owned = { readonly id: string; readonly store: PurchaseStore; readonly ownerId: string }

/**
 * Sets the account's paid periods to what the store said. The lock is its own statement, because a statement sees only what
 * was committed when it began.
 */
export const settlePeriods = async (tx: Db, { id, store, ownerId }: Owned, now: Date): Promise<void> => {
  await tx.query(insertMissing, [id, ownerId, store, now])
  await tx.query(lockRows, [id])
  await tx.query(settleRows, [id, ownerId])
  await tx.query(voidReservations, [id])
}
