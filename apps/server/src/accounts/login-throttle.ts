import type { Db } from '../platform/db.ts'
import { Refused, refuse } from '../platform/refused.ts'

/** Failed logins are counted by account and network together, by account alone, and by network alone. */

const minute = 60 * 1000
const windowMs = 15 * minute
/** The account's own limit is high: a stranger who guesses must not lock its owner out. */
const limits = { pair: 10, account: 100, network: 200 } as const

/** Calls to log in and register, by network, a minute. */
const mostCalls = 300

/** A network from which the account logged in is known for so long. */
export const knownFor = 30 * 24 * 60 * minute

export type Subjects = { readonly account: string; readonly network: string }

const pair = ({ account, network }: Subjects): string => `pair:${network} ${account}`
const ofAccount = ({ account }: Subjects): string => `account:${account}`
const ofNetwork = ({ network }: Subjects): string => `network:${network}`

type Failures = { readonly subject: string; readonly failures: number; readonly ends: Date; readonly known: boolean }

const limited = (key: 'tooManyAttempts' | 'tooManyRequests', ends: Date, now: Date): Refused => {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  const { message } = refuse(429, key, { seconds, minutes: Math.ceil(seconds / 60) })
  return new Refused(429, message, undefined, { 'retry-after': String(seconds) })
}

const isFull = (subjects: Subjects, { subject, failures, known }: Failures): boolean => {
  if (subject === ofAccount(subjects)) return !known && failures >= limits.account
  return failures >= (subject === pair(subjects) ? limits.pair : limits.network)
}

/** Throws while there are too many failures, whatever the password. */
export const refuseTooMany = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const rows = await db.query<Failures>(
    `select subject, failures, window_ends_at as ends, exists (
       select 1 from known_logins k join accounts a on a.id = k.account_id
       where a.email = $3 and k.network = $4 and k.last_at > $5) as known
     from login_failures where subject = any($1::text[]) and window_ends_at > $2`,
    [
      [pair(subjects), ofAccount(subjects), ofNetwork(subjects)],
      now,
      subjects.account,
      subjects.network,
      new Date(now.getTime() - knownFor),
    ],
  )
  const full = rows.find((row) => isFull(subjects, row))
  if (full) throw limited('tooManyAttempts', full.ends, now)
}

type Count = { readonly failures: number; readonly ends: Date }

const count = (db: Db, subjects: readonly string[], now: Date, lengthMs: number): Promise<Count[]> =>
  db.query<Count>(
    `insert into login_failures as f (subject, failures, window_ends_at)
     select subject, 1, $2::timestamptz from unnest($1::text[]) as subject order by subject
     on conflict (subject) do update set
       failures = case when f.window_ends_at > $3 then f.failures + 1 else 1 end,
       window_ends_at = case when f.window_ends_at > $3 then f.window_ends_at else excluded.window_ends_at end
     returning failures, window_ends_at as ends`,
    [subjects, new Date(now.getTime() + lengthMs), now],
  )

export const recordFailure = (db: Db, subjects: Subjects, now: Date) =>
  count(db, [pair(subjects), ofAccount(subjects), ofNetwork(subjects)], now, windowMs)

/** A correct login: what was counted for the account is forgotten, what its network did to others is not. */
export const recordSuccess = async (tx: Db, subjects: Subjects, accountId: string, now: Date): Promise<void> => {
  await tx.query('delete from login_failures where subject = any($1::text[])', [[pair(subjects), ofAccount(subjects)]])
  await tx.query(
    `insert into known_logins (account_id, network, last_at) values ($1, $2, $3)
     on conflict (account_id, network) do update set last_at = excluded.last_at`,
    [accountId, subjects.network, now],
  )
}

/** Passwords cost time to check: a network asks for that so often a minute at most. */
export const refuseFlood = async (db: Db, network: string, now: Date): Promise<void> => {
  const [calls] = await count(db, [`calls:${network}`], now, minute)
  if (calls && calls.failures > mostCalls) throw limited('tooManyRequests', calls.ends, now)
}
