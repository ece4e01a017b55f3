import { mailDiscardProblems, mandatoryMails, type WaitingMail } from '@soundroof/contract/administration/waiting-mails'
import type { MailCode } from '@soundroof/words/language/mail-wording'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context, Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { subjectOf } from '../../platform/mail/mail-queue.ts'

const most = 200
const mandatory: readonly MailCode[] = mandatoryMails

type Row = {
  readonly id: string
  readonly recipient: string
  readonly sealed: string
  readonly code: string
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly dueAt: Date
  readonly expiresAt: Date
  readonly takenUntil: Date | null
}

const columns = 'id, recipient, sealed, code, attempts, last_error, created_at, due_at, expires_at, taken_until'

const isTaken = ({ takenUntil }: Row, now: Date): boolean => takenUntil !== null && takenUntil > now

/** A mail of before this release has no code, so nobody can tell whether it is one that must go out. */
const mayBeDiscarded = ({ code }: Row): boolean => code !== '' && !mandatory.some((one) => one === code)

const present = ({ secrets, now }: Pick<Context<'waitingMails'>, 'secrets'> & { readonly now: Date }, row: Row) => ({
  id: row.id,
  to: row.recipient,
  subject: subjectOf({ secrets }, row),
  since: row.createdAt.toISOString(),
  attempts: row.attempts,
  lastError: row.lastError,
  nextAttemptAt: row.dueAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isBeingSent: isTaken(row, now),
  mayBeDiscarded: mayBeDiscarded(row),
})

/** Without their text, which may hold a link. */
export const waitingMails: Handler<'waitingMails'> = async ({ db, clock, secrets }) => {
  const now = clock()
  const rows = await db.query<Row>(
    `select ${columns} from mails where expires_at > $1 order by created_at, sequence limit ${most}`,
    [now],
  )
  const [counted] = await db.query<{ total: number }>('select count(*) as total from mails where expires_at > $1', [
    now,
  ])
  const shown: readonly WaitingMail[] = rows.map((row) => present({ secrets, now }, row))
  return { data: { rows: [...shown], total: counted?.total ?? 0 } }
}

/** Locked until the end of the transaction; refuses one that is gone or being sent at this moment. */
const lockMail = async (tx: Db, id: string, now: Date): Promise<Row> => {
  const [row] = await tx.query<Row>(`select ${columns} from mails where id = $1 and expires_at > $2 for update`, [
    id,
    now,
  ])
  if (!row) throw refuse(409, 'mailGone')
  if (isTaken(row, now)) throw refuse(409, 'mailBeingSent')
  return row
}

/** The account of the recipient, so that the audit trail finds what concerns a person; else the mail. */
const subjectIdOf = async (tx: Db, { id, recipient }: Row): Promise<string> => {
  const [account] = await tx.query<{ id: string }>('select id from accounts where email = $1', [recipient])
  return account?.id ?? id
}

/** Due at once. */
export const retryMail: Handler<'retryMail'> = async ({ db, clock, account, body, wakeMail }) => {
  const now = clock()
  await db.transaction(async (tx) => {
    const row = await lockMail(tx, body.id, now)
    await tx.query('update mails set due_at = $2 where id = $1', [row.id, now])
    const change = {
      action: 'mail_tried_again',
      subjectId: await subjectIdOf(tx, row),
      detail: { mail: row.code },
    } as const
    await recordChange(tx, { actor: { accountId: account.id }, ...change }, now)
  })
  wakeMail()
  return { data: null }
}

/** Refuses mails that must go out. */
export const discardMail: Handler<'discardMail'> = async ({ db, clock, account, body }) => {
  const problems = mailDiscardProblems(body)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  return db.transaction(async (tx) => {
    const row = await lockMail(tx, body.id, now)
    if (!mayBeDiscarded(row)) throw refuse(409, 'mailMandatory')
    await tx.query('delete from mails where id = $1', [row.id])
    const detail = { mail: row.code, reason: body.reason.trim() }
    const change = { action: 'mail_discarded', subjectId: await subjectIdOf(tx, row), detail } as const
    await recordChange(tx, { actor: { accountId: account.id }, ...change }, now)
    return { data: null }
  })
}
