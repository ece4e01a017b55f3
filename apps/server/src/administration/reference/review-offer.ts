import { noOffer, type ReviewOffer, type VersionedOffer } from '@soundroof/contract/platform/review-offer'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { changesBetween } from './changes-between.ts'

const current = async (db: Db): Promise<VersionedOffer> => {
  const [stated] = await db.query<VersionedOffer>('select price, days, version from review_offers')
  return stated ?? { ...noOffer, version: 0 }
}

/** False when another change was faster; where two make the first row, one of them does. */
const store = async (tx: Db, { price, days }: ReviewOffer, version: number): Promise<boolean> => {
  const sql =
    version === 0
      ? `insert into review_offers (price, days, version) values ($1, $2, $3::int + 1)
         on conflict (single) do nothing returning 1`
      : 'update review_offers set price = $1, days = $2, version = version + 1 where version = $3 returning 1'
  return (await tx.query(sql, [price, days, version])).length === 1
}

/** For the audit trail. */
const inText = ({ price, days }: ReviewOffer) => ({ price, days: days === null ? null : String(days) })

export const consoleReviewOffer: Handler<'consoleReviewOffer'> = async ({ db }) => ({ data: await current(db) })

/** Refuses a version that is not the newest with 409. */
export const changeReviewOffer: Handler<'changeReviewOffer'> = async ({ db, clock, account, body, reference }) => {
  const offer = { price: body.price.trim(), days: body.days }
  const data = await db.transaction(async (tx) => {
    const before = await current(tx)
    if (before.version !== body.version) throw refuse(409, 'changedMeanwhile')
    const detail = changesBetween(inText(before), inText(offer))
    if (detail === null) return before
    if (!(await store(tx, offer, before.version))) throw refuse(409, 'changedMeanwhile')
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'review_offer_changed', subjectId: 'provider', detail }, clock())
    return { ...offer, version: before.version + 1 }
  })
  reference.forget()
  return { data }
}
