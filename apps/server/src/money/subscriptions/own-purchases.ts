import type { Db } from '../../platform/database/db.ts'

const lists = {
  subscriptions: `select s.id, s.source, s.bought, s.starts_at, s.ends_at, s.created_at,
      (select count(*) from charges c where c.subscription_id = s.id) as charged
    from subscriptions s where s.account_id = $1 order by s.created_at`,
  purchases: `select p.store, p.reference, p.renews, p.created_at, q.reference as payment, q.product, q.quota,
      q.starts_at, q.ends_at, q.revoked_at
    from purchases p left join purchase_periods q on q.purchase_id = p.id
    where p.account_id = $1 order by p.created_at, p.id, q.starts_at`,
  devices: `select r.id, r.name, r.calculations, r.begun_at, r.until, r.ended_at, r.end_reason, c.number, c.calculated_at, c.sent_at
    from offline_rights r left join offline_calculations c on c.right_id = r.id
    where r.account_id = $1 order by r.begun_at, r.id, c.number`,
} as const

/** Titles of the lists in the export. */
export const aboutPurchases = {
  subscriptions: 'what you bought and used',
  purchases: 'what the app stores said of it',
  devices: 'devices that calculate without a network, and what they sent',
} satisfies Record<keyof typeof lists, string>

/** Purchases in the export of a person's data. */
export const ownPurchases = async (
  db: Db,
  accountId: string,
): Promise<Readonly<Record<keyof typeof lists, unknown>>> => ({
  subscriptions: await db.query(lists.subscriptions, [accountId]),
  purchases: await db.query(lists.purchases, [accountId]),
  devices: await db.query(lists.devices, [accountId]),
})
