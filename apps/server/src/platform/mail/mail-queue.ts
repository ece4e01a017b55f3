import type { Db } from '../database/db.ts'
import { insert } from '../database/insert.ts'
import { decryptText, encryptText } from '../encrypted-text.ts'
import type { PlatformServices } from '../http/handler.ts'
import { newId } from '../identifier.ts'

/** Stored encrypted until sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  /** Plain text, lines as they are. */
  readonly text: string
  /** By which its words are found; absent: of a test. */
  readonly code?: string
}

type Secrets = Pick<PlatformServices, 'secrets'>
type Needs = Pick<PlatformServices, 'secrets' | 'log'>

const boundTo = (id: string, recipient: string): string => `mail ${id} ${recipient}`

/** In the transaction that causes the mail; then call `wakeMail`. */
export const queueMail = async (
  tx: Db,
  { secrets }: Secrets,
  mail: Mail,
  now: Date,
  expiresAt: Date,
): Promise<void> => {
  const id = newId()
  const sealed = encryptText(secrets.files, boundTo(id, mail.to), JSON.stringify([mail.subject, mail.text]))
  await insert(tx, 'mails', {
    id,
    recipient: mail.to,
    code: mail.code ?? '',
    sealed,
    dueAt: now,
    expiresAt,
    createdAt: now,
  })
}

/** A mail that this process is sending. */
export type TakenMail = Mail & { readonly id: string; readonly attempts: number; readonly createdAt: Date }

type Row = {
  readonly id: string
  readonly recipient: string
  readonly sealed: string
  readonly attempts: number
  readonly createdAt: Date
}

const takeSql = `update mails set due_at = $2, taken_until = $2, attempts = attempts + 1
  where id = (select id from mails where due_at <= $1 and expires_at > $1 order by due_at, sequence limit 1
    for update skip locked)
  returning id, recipient, sealed, attempts, created_at`

const opened = ({ secrets }: Secrets, { id, recipient, sealed, attempts, createdAt }: Row): TakenMail => {
  const [subject, text] = JSON.parse(decryptText(secrets.files, boundTo(id, recipient), sealed)) as [string, string]
  return { id, to: recipient, subject, text, attempts, createdAt }
}

const isOpened = (files: string, id: string, recipient: string, sealed: string): boolean => {
  try {
    decryptText(files, boundTo(id, recipient), sealed)
    return true
  } catch {
    return false
  }
}

/** Null where it is sealed with another secret. */
export const subjectOf = (
  { secrets }: Secrets,
  { id, recipient, sealed }: Pick<Row, 'id' | 'recipient' | 'sealed'>,
): string | null => {
  if (!isOpened(secrets.files, id, recipient, sealed)) return null
  const [subject] = JSON.parse(decryptText(secrets.files, boundTo(id, recipient), sealed)) as [string]
  return subject
}

const longestPause = 3_600_000

/**
 * Takes the mail that waits longest and hides it from other processes until `until`. One sealed with another secret waits
 * an hour, in case the secret is restored in time, and the next is taken.
 */
export const takeMail = async (db: Db, needs: Needs, now: Date, until: Date): Promise<TakenMail | null> => {
  const [row] = await db.query<Row>(takeSql, [now, until])
  if (!row) return null
  try {
    return opened(needs, row)
  } catch (error) {
    needs.log.error('a mail cannot be opened: the secret of the data folder is another', error, { mail: row.id })
    await postponeMail(db, row.id, new Date(now.getTime() + longestPause), null)
    return takeMail(db, needs, now, until)
  }
}

export const removeMail = (db: Db, id: string) => db.query('delete from mails where id = $1', [id])

/** `takeMail` has counted the attempt. `fault`: why it failed, for administrators; null: it was not tried. */
export const postponeMail = (db: Db, id: string, until: Date, fault: string | null) =>
  db.query('update mails set due_at = $2, taken_until = null, last_error = coalesce($3, last_error) where id = $1', [
    id,
    until,
    fault,
  ])

/** Releases mails of a process that has ended; only for a database with a single process. */
export const releaseMails = (db: Db, now: Date) =>
  db.query('update mails set due_at = $1, taken_until = null where due_at > $1', [now])

/** When the next mail is due. */
export const nextMailAt = async (db: Db): Promise<Date | null> => {
  const [row] = await db.query<{ at: Date | null }>('select min(due_at) as at from mails')
  return row?.at ?? null
}

/** Waiting mails, and those among them sealed with another secret. */
export const countUnopened = async (db: Db, files: string) => {
  const rows = await db.query<Pick<Row, 'id' | 'recipient' | 'sealed'>>('select id, recipient, sealed from mails')
  return {
    all: rows.length,
    others: rows.filter(({ id, recipient, sealed }) => !isOpened(files, id, recipient, sealed)).length,
  }
}
