import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireMove } from '../access/reviewed-project.ts'

/** Under review or ongoing, and not deleted by the customer. */
export type HeldProject = { readonly hash: string; readonly name: string; readonly company: string }

const open = [statusOf.underReview, statusOf.ongoing].join(', ')

/** `lock`: until the end of the transaction. */
const held = (db: Db, engineer: string, lock: string): Promise<HeldProject[]> =>
  db.query<HeldProject>(
    `select p.hash, coalesce(p.draft -> 'header' ->> 'name', '') as name, c.name as company
     from projects p join companies c on c.id = p.company_id
     where p.engineer_id = $1 and p.status in (${open}) and p.hidden_at is null order by p.hash${lock}`,
    [engineer],
  )

/** Open projects of an engineer. */
export const findHeld = (db: Db, engineer: string) => held(db, engineer, '')

/** The same, locked until the end of the transaction. */
export const lockHeld = (tx: Db, engineer: string) => held(tx, engineer, ' for update of p')

/** Each is recorded in its timeline, and both people are told. */
export const handOverHeld = async (
  tx: Db,
  projects: readonly HeldProject[],
  { from, to }: { readonly from: string; readonly to: string },
  account: Account,
  now: Date,
): Promise<void> => {
  for (const { hash } of projects) {
    const project = await lockReviewed(tx, hash, account)
    const status = await requireMove(tx, 'handOver', project, account)
    await update(tx, 'projects', { hash }, { status, engineerId: to, updatedAt: now })
    await recordEvent(tx, hash, 'handedOver', account, now, { from, to })
    for (const notice of ['handedOver', 'handedOn'] as const) await giveNotice(tx, hash, notice, account, now)
  }
}
