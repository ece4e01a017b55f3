import { noOffer } from '@soundroof/contract/platform/review-offer'
import type { Submitted } from '@soundroof/contract/review/review'
import type { Db } from '../../platform/database/db.ts'

/** The newest submission as its record has it; records of before have neither note nor offer. */
export const submissionSql = (hash: string): string =>
  `(select x.detail from timeline x where x.project_hash = ${hash} and x.event = 'submitted' order by x.id desc limit 1)`

export const submittedFrom = (detail: Partial<Submitted> | null): Submitted => ({
  note: detail?.note ?? '',
  price: detail?.price ?? noOffer.price,
  days: detail?.days ?? noOffer.days,
})

export const findSubmitted = async (db: Db, hash: string): Promise<Submitted> => {
  const [row] = await db.query<{ detail: Partial<Submitted> | null }>(`select ${submissionSql('$1')} as detail`, [hash])
  return submittedFrom(row?.detail ?? null)
}
