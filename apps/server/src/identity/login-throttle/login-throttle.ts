import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'

/** Failed logins are counted by account and network, by account, and by network. */

const windowMs = 15 * minute
/**
 * The limit by account is high, so that a stranger cannot lock the owner out. Attack: wrong passwords from one office lock
 * out everyone there. On a network that an account has logged in from, only its own failures count against it.
 */
const limits = { pair: 10, account: 100, network: 200 } as const

/** Calls that need no password, by network, a minute: `starts` are passkey logins that begin, `calls` all others. */
const mostCalls = 300

/** Right passwords of one account from one network per minute: more than a company has devices. */
const mostRight = 60

/** An account's network counts as known for this long after a login. */
const knownFor = 30 * 24 * 60 * minute

/** Identity of the account, and the caller's network. */
export type Subjects = { readonly account: string; readonly network: string }

const hashed = (account: string): string => createHash('sha256').update(account).digest('hex')

/** Hashes texts longer than any address, which an index cannot hold. */
const named = (account: string): string => (account.length <= 225 ? account : hashed(account))

const pair = ({ account, network }: Subjects): string => `pair:${network} ${named(account)}`
/** Names no address, since it outlives failures and belongs to logins. */
const right = ({ account, network }: Subjects): string => `right:${network} ${hashed(account)}`
const ofAccount = ({ account }: Subjects): string => `account:${named(account)}`
const ofNetwork = ({ network }: Subjects): string => `network:${network}`

type Failures = { readonly subject: string; readonly failures: number; readonly ends: Date; readonly known: boolean }

const isFull = (subjects: Subjects, { subject, failures, known }: Failures): boolean => {
  if (subject === pair(subjects)) return failures >= limits.pair
  return !known && failures >= (subject === ofAccount(subjects) ? limits.account : limits.network)
}

/** Throws while there are too many failures, even for a right password. */
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

/** Throws before the password is compared, where the account gave the right one too often this minute. */
export const refuseManyRight = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [right(subjects), now, mostRight],
  )
  if (full) throw limited('tooManyRequests', full.ends, now)
}

/** Attack: the owner of one account keeps the processors busy with its right password. Other callers do not count here. */
export const recordRight = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const [calls] = await countAttempts(db, [right(subjects)], now, minute)
  if (calls && calls.failures > mostRight) throw limited('tooManyRequests', calls.ends, now)
}

/** Counts a wrong password, or one for an unknown address. */
export const recordFailure = (db: Db, subjects: Subjects, now: Date) =>
  countAttempts(db, [pair(subjects), ofAccount(subjects), ofNetwork(subjects)], now, windowMs)

/** For logins that name no address. */
export const recordNetworkFailure = (db: Db, network: string, now: Date) =>
  countAttempts(db, [`network:${network}`], now, windowMs)

/** Throws while the network has failed too often, at any account. */
export const refuseFullNetwork = async (db: Db, network: string, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [`network:${network}`, now, limits.network],
  )
  if (full) throw limited('tooManyAttempts', full.ends, now)
}

/** Forgets the failures of an owner who proved to read the mailbox: of this network and of unknown ones. */
export const forgetFailures = async (tx: Db, subjects: Subjects, accountId: string): Promise<void> => {
  await tx.query('delete from login_failures where subject = any($1::text[])', [[pair(subjects), ofAccount(subjects)]])
  await tx.query('delete from known_logins where account_id = $1', [accountId])
}

/** After a right login: forgets the account's failures, keeps what its network did to others. */
export const recordSuccess = async (tx: Db, subjects: Subjects, accountId: string, now: Date): Promise<void> => {
  await tx.query('delete from login_failures where subject = any($1::text[])', [[pair(subjects), ofAccount(subjects)]])
  await upsert(tx, 'known_logins', { accountId, network: subjects.network }, { lastAt: now })
}

/** Never before a password is checked: only wrong ones count, so that no caller keeps others of a network from logging in. */
export const refuseFlood = async (
  db: Db,
  network: string,
  now: Date,
  kind: 'calls' | 'starts' = 'calls',
): Promise<void> => {
  const [calls] = await countAttempts(db, [`${kind}:${network}`], now, minute)
  if (calls && calls.failures > mostCalls) throw limited('tooManyRequests', calls.ends, now)
}
