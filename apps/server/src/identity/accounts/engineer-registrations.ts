import { type EngineerRegistration, engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { registrationWords } from '@soundroof/report/wording/registration-words'
import { todayInTheEast } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

/** SQL of what is kept in row r, as the contract names it; null where there is none. */
export const registrationSql = `case when r.account_id is not null then
  jsonb_build_object('body', r.body, 'number', r.number, 'class', r.class, 'validUntil', r.valid_until) end`

/** One registration is one engineer, however it is written and on however many accounts. */
const sameSql = (column: 'body' | 'number') =>
  `lower(regexp_replace(a.${column}, '\\s', '', 'g')) = lower(regexp_replace(b.${column}, '\\s', '', 'g'))`
/** Of rows a and b. */
export const sameRegistration = `${sameSql('body')} and ${sameSql('number')}`

/** Whether two accounts are one engineer's: the same, or of one registration. */
export const areOnePerson = async (db: Db, one: string, other: string): Promise<boolean> => {
  if (one === other) return true
  const rows = await db.query(
    `select 1 from engineer_registrations a join engineer_registrations b on ${sameRegistration}
     where a.account_id = $1 and b.account_id = $2`,
    [one, other],
  )
  return rows.length > 0
}

/** The name of another active engineer whose registration is the same. Attack: two accounts of one person count as two engineers. */
export const findNamesake = async (tx: Db, accountId: string): Promise<string | null> => {
  const [row] = await tx.query<{ name: string }>(
    `select p.name from engineer_registrations a join engineer_registrations b on ${sameRegistration}
       and b.account_id <> a.account_id
     join accounts p on p.id = b.account_id and p.role = 'engineer' and p.disabled_at is null and p.deleted_at is null
     where a.account_id = $1 order by p.id limit 1`,
    [accountId],
  )
  return row?.name ?? null
}

const findRegistration = async (db: Db, accountId: string, lock = ''): Promise<EngineerRegistration | null> => {
  const [row] = await db.query<{ registration: unknown }>(
    `select ${registrationSql} as registration from engineer_registrations r where r.account_id = $1${lock}`,
    [accountId],
  )
  return row ? engineerRegistration.parse(row.registration) : null
}

const isOver = ({ validUntil }: EngineerRegistration, now: Date): boolean => validUntil < todayInTheEast(now)

/** In words, while it counts; null otherwise. */
export const findValidRegistration = async (db: Db, accountId: string | null, now: Date): Promise<string | null> => {
  const registration = accountId === null ? null : await findRegistration(db, accountId)
  return registration === null || isOver(registration, now) ? null : registrationWords(registration)
}

/** In words. Refuses who may not sign; within a transaction nobody changes it until the end. */
export const requireRegistration = async (tx: Db, { id, role }: Pick<Account, 'id' | 'role'>, now: Date) => {
  if (role !== 'engineer') throw refuse(403, 'administratorSignsNothing')
  const registration = await findRegistration(tx, id, ' for share')
  if (registration === null) throw refuse(409, 'registrationMissing')
  const words = registrationWords(registration)
  if (isOver(registration, now)) throw refuse(409, 'registrationOver', { registration: words })
  return words
}

type Keeping = EngineerRegistration & { readonly accountId: string; readonly by: string; readonly now: Date }

/** Answers what was kept before, in words. */
export const keepRegistration = async (tx: Db, keeping: Keeping): Promise<string | null> => {
  const { accountId, body, number, class: ofClass, validUntil, by, now } = keeping
  const former = await findRegistration(tx, accountId, ' for update')
  await tx.query(
    `insert into engineer_registrations (account_id, body, number, class, valid_until, entered_by, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id) do update set body = $2, number = $3, class = $4, valid_until = $5, entered_by = $6,
       entered_at = $7`,
    [accountId, body, number, ofClass, validUntil, by, now],
  )
  return former && registrationWords(former)
}
