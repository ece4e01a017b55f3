import type { Db } from '../../platform/database/db.ts'

/**
 * Time step of the code that turned codes off. Codes up to it cannot turn them on again, or a program could do both in a
 * loop. Kept until no such code is accepted.
 */
const stepMs = 30_000

const subjectOf = (accountId: string): string => `code step:${accountId}`

/** A code is accepted up to the end of the step after its own. */
const endOf = (step: number): Date => new Date((step + 3) * stepMs)

/** Before the codes are removed. */
export const keepUsedStep = async (tx: Db, accountId: string): Promise<void> => {
  const [row] = await tx.query<{ step: string }>(
    'select last_step::text as step from one_time_codes where account_id = $1',
    [accountId],
  )
  if (!row) return
  await tx.query(
    `insert into login_failures (subject, failures, window_ends_at) values ($1, 1, $2)
     on conflict (subject) do update set window_ends_at = excluded.window_ends_at`,
    [subjectOf(accountId), endOf(Number(row.step))],
  )
}

/** True for that step and all before it. */
export const isUsedStep = async (tx: Db, accountId: string, step: number): Promise<boolean> => {
  const rows = await tx.query('select 1 from login_failures where subject = $1 and window_ends_at >= $2', [
    subjectOf(accountId),
    endOf(step),
  ])
  return rows.length === 1
}

export const forgetUsedStep = (tx: Db, accountId: string) =>
  tx.query('delete from login_failures where subject = $1', [subjectOf(accountId)])
