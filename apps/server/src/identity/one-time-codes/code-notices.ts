import type { CodeEvent } from '@soundroof/words/language/mail-wording'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { countNotice } from '../../platform/mail/security-notices.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

/**
 * Owners get a mail about every change of their login methods. The change leaves a row only, because the operator's
 * command, which changes codes too, has no key to seal a mail.
 */

/** Within the transaction of the change; then call `wakeMail`. */
export const queueNotice = (tx: Db, accountId: string, kind: CodeEvent, now: Date) =>
  insert(tx, 'code_notices', { accountId, kind, happenedAt: now })

type Notice = {
  readonly accountId: string
  readonly kind: CodeEvent
  /** Null: the account was deleted since. */
  readonly email: string | null
  readonly happenedAt: Date
}

const takeSql = `with taken as (
    delete from code_notices where id = (select id from code_notices order by id limit 1 for update skip locked)
    returning account_id, kind, happened_at)
  select t.account_id, t.kind, t.happened_at, a.email
  from taken t join accounts a on a.id = t.account_id`

/** Older notices are dropped. */
const worthFor = 7 * 24 * 3600 * 1000

type Needs = Pick<PlatformServices, 'db' | 'config' | 'clock' | 'secrets'>

/** False: no notice is waiting. */
const writeOne = ({ db, config, clock, secrets }: Needs): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [notice] = await tx.query<Notice>(takeSql)
    if (!notice) return false
    if (notice.email === null) return true
    const { email: to, kind: event, happenedAt } = notice
    const now = clock()
    if (!(await countNotice(tx, { secrets }, to, now))) return true
    const left = await countRecoveryCodes(tx, notice.accountId)
    const newPassword = `${config.publicUrl}/forgetPassword`
    const values = { event, at: happenedAt.toISOString(), left, newPassword }
    await writeMail(
      tx,
      { config, secrets },
      { to, code: 'codes-changed', values },
      now,
      new Date(now.getTime() + worthFor),
    )
    return true
  })

/** Writes the mails of all changes so far. */
export const writeCodeNotices = async (needs: Needs): Promise<void> => {
  while (await writeOne(needs)) {
    // Each in its own transaction, so that a failing one does not delay the others.
  }
}
