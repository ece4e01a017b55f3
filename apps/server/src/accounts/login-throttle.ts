import type { Db } from '../platform/db.ts'
import { Refused, refuse } from '../platform/refused.ts'

/** Failed logins are counted by account and by network address; a correct login forgets them. */

const windowMs = 15 * 60 * 1000
const limits = { account: 10, address: 200 } as const

export type Subjects = { readonly account: string; readonly address: string }

const keys = ({ account, address }: Subjects): readonly string[] => [`account:${account}`, `address:${address}`]
const limitOf = (subject: string): number => (subject.startsWith('account:') ? limits.account : limits.address)

type Failures = { readonly subject: string; readonly failures: number; readonly ends: Date }

const tooMany = (ends: Date, now: Date): Refused => {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  const { message } = refuse(429, 'tooManyAttempts', { minutes: Math.ceil(seconds / 60) })
  return new Refused(429, message, undefined, { 'retry-after': String(seconds) })
}

/** Throws while there are too many failures, whatever the password. */
export const refuseTooMany = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const rows = await db.query<Failures>(
    `select subject, failures, window_ends_at as ends from login_failures
     where subject = any($1::text[]) and window_ends_at > $2`,
    [keys(subjects), now],
  )
  const full = rows.find(({ subject, failures }) => failures >= limitOf(subject))
  if (full) throw tooMany(full.ends, now)
}

export const recordFailure = (db: Db, subjects: Subjects, now: Date) =>
  db.query(
    `insert into login_failures as f (subject, failures, window_ends_at)
     select subject, 1, $2::timestamptz from unnest($1::text[]) as subject order by subject
     on conflict (subject) do update set
       failures = case when f.window_ends_at > $3 then f.failures + 1 else 1 end,
       window_ends_at = case when f.window_ends_at > $3 then f.window_ends_at else excluded.window_ends_at end`,
    [keys(subjects), new Date(now.getTime() + windowMs), now],
  )

export const forgetFailures = (db: Db, subjects: Subjects) =>
  db.query('delete from login_failures where subject = any($1::text[])', [keys(subjects)])
