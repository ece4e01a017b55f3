import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { countAttempts, limited, minute } from '../../platform/http/attempt-counts.ts'

/** Failed logins are counted by account and network, by account, and by network. */

const windowMs = 15 * minute
/**
 * The limit by account is high, so that a stranger cannot lock the owner out. Attack: wrong passwords from an office to lock
 * everybody out there. An account is held by the limit of itself and network alone where its owner logged in before.
 */
const limits = { pair: 10, account: 100, network: 200 } as const

/** Calls that need no password, by network, a minute: `starts` are passkey logins that begin, `calls` all others. */
const mostCalls = 300

/** Right passwords of an account from one network, a minute: more than its people have devices. */
const mostRight = 60

/** A network from which the account logged in is known for so long. */
export const knownFor = 30 * 24 * 60 * minute

export type Subjects = { readonly account: string; readonly network: string }

const hashed = (account: string): string => createHash('sha256').update(account).digest('hex')

/** Longer texts than any registered address are hashed: an index cannot hold them. */
const named = (account: string): string => (account.length <= 225 ? account : hashed(account))

const pair = ({ account, network }: Subjects): string => `pair:${network} ${named(account)}`
/** Names no address: it is kept for whoever logs in, and no failure. */
const right = ({ account, network }: Subjects): string => `right:${network} ${hashed(account)}`
const ofAccount = ({ account }: Subjects): string => `account:${named(account)}`
const ofNetwork = ({ network }: Subjects): string => `network:${network}`

type Failures = { readonly subject: string; readonly failures: number; readonly ends: Date; readonly known: boolean }

const isFull = (subjects: Subjects, { subject, failures, known }: Failures): boolean => {
  if (subject === pair(subjects)) return failures >= limits.pair
  return !known && failures >= (subject === ofAccount(subjects) ? limits.account : limits.network)
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

/** Throws before a password is compared where its account has given the right one too often this minute. */
export const refuseManyRight = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [right(subjects), now, mostRight],
  )
  if (full) throw limited('tooManyRequests', full.ends, now)
}

/** Attack: whoever has one account keeps the processors busy with its password. Nobody else counts here. */
export const recordRight = async (db: Db, subjects: Subjects, now: Date): Promise<void> => {
  const [calls] = await countAttempts(db, [right(subjects)], now, minute)
  if (calls && calls.failures > mostRight) throw limited('tooManyRequests', calls.ends, now)
}

export const recordFailure = (db: Db, subjects: Subjects, now: Date) =>
  countAttempts(db, [pair(subjects), ofAccount(subjects), ofNetwork(subjects)], now, windowMs)

/** For logins that name no address. */
export const recordNetworkFailure = (db: Db, network: string, now: Date) =>
  countAttempts(db, [`network:${network}`], now, windowMs)

/** Throws while the network has failed too often, at whatever account. */
export const refuseFullNetwork = async (db: Db, network: string, now: Date): Promise<void> => {
  const [full] = await db.query<{ ends: Date }>(
    'select window_ends_at as ends from login_failures where subject = $1 and window_ends_at > $2 and failures >= $3',
    [`network:${network}`, now, limits.network],
  )
  if (full) throw limited('tooManyAttempts', full.ends, now)
}

/** Whoever proved to own the address starts anew, on this network and on none that is known from before. */
export const forgetFailures = async (tx: Db, subjects: Subjects, accountId: string): Promise<void> => {
  await tx.query('delete from login_failures where subject = any($1::text[])', [[pair(subjects), ofAccount(subjects)]])
  await tx.query('delete from known_logins where account_id = $1', [accountId])
}

/** A correct login: what was counted for the account is forgotten, what its network did to others is not. */
export const recordSuccess = async (tx: Db, subjects: Subjects, accountId: string, now: Date): Promise<void> => {
  await tx.query('delete from login_failures where subject = any($1::text[])', [[pair(subjects), ofAccount(subjects)]])
  await tx.query(
    `insert into known_logins (account_id, network, last_at) values ($1, $2, $3)
     on conflict (account_id, network) do update set last_at = excluded.last_at`,
    [accountId, subjects.network, now],
  )
}

/** Never before a password is checked: only wrong ones count, so that nobody keeps others of a network from logging in. */
export const refuseFlood = async (
  db: Db,
  network: string,
  now: Date,
  kind: 'calls' | 'starts' = 'calls',
): Promise<void> => {
  const [calls] = await countAttempts(db, [`${kind}:${network}`], now, minute)
  if (calls && calls.failures > mostCalls) throw limited('tooManyRequests', calls.ends, now)
}
