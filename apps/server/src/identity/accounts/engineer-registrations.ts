import { type EngineerRegistration, engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { told } from '@soundroof/contract/platform/messages'
import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { registrationWords } from '@soundroof/report/wording/registration-words'
import { todayInTheEast } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { registrationIdentity } from './registration-identity.ts'

/** SQL of the registration in row r under the contract's names; null: none. */
export const registrationSql = `case when r.account_id is not null then
  jsonb_build_object('body', r.body, 'number', r.number, 'class', r.class, 'validUntil', r.valid_until) end`

type Numbered = { readonly accountId: string; readonly number: string }

/** Reads all: a provider has few engineers. */
const allNumbers = (db: Db): Promise<Numbered[]> =>
  db.query<Numbered>('select account_id, number from engineer_registrations')

/**
 * All accounts of the engineer of one: the same, and those of one registration. Attack: two accounts of one person count as two engineers.
 * @param former a number that the account had, when it proposed something
 */
export const accountsOfOne = async (
  db: Db,
  accountId: string,
  former: string | null = null,
): Promise<readonly string[]> => {
  const all = await allNumbers(db)
  const own = all.filter((one) => one.accountId === accountId).map(({ number }) => number)
  const identities = new Set([...own, ...(former === null ? [] : [former])].map(registrationIdentity))
  const others = all.filter((one) => one.accountId !== accountId && identities.has(registrationIdentity(one.number)))
  return [accountId, ...others.map((one) => one.accountId)]
}

/** Name of another active engineer with the same registration; null: none. */
export const findNamesake = async (tx: Db, accountId: string): Promise<string | null> => {
  const [row] = await tx.query<{ name: string }>(
    `select name from accounts where id = any($1::text[]) and id <> $2 and role = 'engineer' and disabled_at is null
       and deleted_at is null order by id limit 1`,
    [await accountsOfOne(tx, accountId), accountId],
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

/** As printed; null: none, or expired. */
export const findValidRegistration = async (db: Db, accountId: string | null, now: Date): Promise<string | null> => {
  const registration = accountId === null ? null : await findRegistration(db, accountId)
  return registration === null || isOver(registration, now) ? null : registrationWords(registration)
}

const untilOf = ({ validUntil, ...rest }: EngineerRegistration) => ({ ...rest, day: dayInWords(validUntil) })

type Signing = Pick<Account, 'id' | 'role'>

/** Attack: a signature of somebody who was disabled, or made an administrator, while the document was rendered. */
const requireEngineer = async (tx: Db, { id, role }: Signing): Promise<void> => {
  if (role !== 'engineer') throw refuse(403, 'administratorSignsNothing')
  const [now] = await tx.query<Pick<Account, 'role'>>(
    'select role from accounts where id = $1 and disabled_at is null and deleted_at is null for share',
    [id],
  )
  if (!now) throw refuse(50008, 'sessionEnded')
  if (now.role !== 'engineer') throw refuse(403, 'administratorSignsNothing')
}

const requireValid = async (tx: Db, signing: Signing, now: Date): Promise<EngineerRegistration> => {
  const { id } = signing
  await requireEngineer(tx, signing)
  const registration = await findRegistration(tx, id, ' for share')
  if (registration === null) throw refuse(409, 'registrationMissing')
  if (isOver(registration, now))
    throw refuse(409, 'registrationOver', { registration: told('registrationUntil', untilOf(registration)) })
  return registration
}

/** As printed. Refuses a person who may not sign; within a transaction it cannot change until the end. */
export const requireRegistration = async (tx: Db, account: Signing, now: Date): Promise<string> =>
  registrationWords(await requireValid(tx, account, now))

/** As printed, with the register by which a state knows the engineer. */
export const signingRegistration = async (tx: Db, account: Signing, now: Date) => {
  const registration = await requireValid(tx, account, now)
  return { registration: registrationWords(registration), body: registration.body }
}

/** For the audit trail of a signature: the registration, with the number by which one engineer is known. */
export const recordedRegistration = async (tx: Db, account: Signing, now: Date) => {
  const registration = await requireValid(tx, account, now)
  return { registration: registrationWords(registration), registrationNumber: registration.number }
}

/** Attack: a registration changed between a proposal and its approval makes one engineer count as two. */
export const findNumber = async (db: Db, accountId: string): Promise<string | null> =>
  (await findRegistration(db, accountId))?.number ?? null

type Keeping = EngineerRegistration & { readonly accountId: string; readonly by: string; readonly now: Date }

/** Answers the former registration, as printed. */
export const keepRegistration = async (tx: Db, keeping: Keeping): Promise<string | null> => {
  const { accountId, by, now, ...registration } = keeping
  const former = await findRegistration(tx, accountId, ' for update')
  await upsert(tx, 'engineer_registrations', { accountId }, { ...registration, enteredBy: by, enteredAt: now })
  return former && registrationWords(former)
}
