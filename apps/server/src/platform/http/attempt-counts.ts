import type { Told } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../database/db.ts'
import { Refused } from './refused.ts'

/** Counts attempts within a time window; further attempts do not prolong the window. */

export const minute = 60 * 1000

/** `ends`: end of the window. */
export type Count = { readonly failures: number; readonly ends: Date }

/** Adds `attempts` to each subject; answers the counts by subject name, in order. */
export const countAttempts = (
  db: Db,
  subjects: readonly string[],
  now: Date,
  lengthMs: number,
  attempts = 1,
): Promise<Count[]> =>
  db.query<Count>(
    `insert into login_failures as f (subject, failures, window_ends_at)
     select subject, $4::int, $2::timestamptz from unnest($1::text[]) as subject order by subject
     on conflict (subject) do update set
       failures = case when f.window_ends_at > $3 then f.failures + excluded.failures else excluded.failures end,
       window_ends_at = case when f.window_ends_at > $3 then f.window_ends_at else excluded.window_ends_at end
     returning failures, window_ends_at as ends`,
    [subjects, new Date(now.getTime() + lengthMs), now, attempts],
  )

/** Takes back attempts that were not made or were refused. */
export const takeBackAttempts = (db: Db, subject: string, attempts = 1) =>
  db.query('update login_failures set failures = greatest(failures - $2, 0) where subject = $1', [subject, attempts])

/** One second, or several. */
export const secondsLong = (count: number): Told => (count === 1 ? told('oneSecond') : told('manySeconds', { count }))
const minutesLong = (count: number): Told => (count === 1 ? told('oneMinute') : told('manyMinutes', { count }))

/** The 429 for a caller, with the time to wait. */
export const limited = (
  key: 'tooManyAttempts' | 'tooManyRequests' | 'tooManyCodes',
  ends: Date,
  now: Date,
): Refused => {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  const isShort = key === 'tooManyRequests'
  const wait = isShort ? secondsLong(seconds) : minutesLong(Math.ceil(seconds / 60))
  return new Refused(429, told(key, { wait }), undefined, { 'retry-after': String(seconds) })
}
