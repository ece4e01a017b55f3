import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import type { Role } from '@soundroof/contract/platform/access'
import { plainEmail } from '@soundroof/contract/platform/email'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { domainInAscii } from './mail-domain.ts'

/** Identity of an account: one mailbox, however name and domain are written. */
export const identityOf = (email: string): string => {
  const text = (plainEmail(email) ?? email).trim().toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at).normalize('NFC')}@${domainInAscii(text.slice(at + 1))}`
}

/** `email` is the identity; `passwordHash` in argon2id's text form. */
export type NewAccount = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly avenue: string
  readonly role: Role
  readonly passwordHash: string
  readonly termsVersion: string | null
  readonly createdAt: Date
  /** Absent: English. */
  readonly language?: Language | undefined
}

/** Does nothing where the company exists. */
export const insertCompany = (tx: Db, id: string, name: string, at: Date) =>
  insert(tx, 'companies', { id, name, createdAt: at }, 'on conflict (id) do nothing')

/** False when the address is known already. */
export const insertAccount = async (tx: Db, account: NewAccount): Promise<boolean> => {
  const { name, language = defaultLanguage } = account
  const row = { ...account, language, nameSearch: name.toLowerCase() }
  return (await insert(tx, 'accounts', row, 'on conflict (email) do nothing returning id')).length === 1
}

/** An account that may log in. */
export type StoredAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly role: Role
  readonly passwordHash: string
  readonly companyName: string
  readonly language: string
  readonly termsVersion: string | null
}

/** By identity; null when unknown, deleted or disabled. */
export const findAccount = async (db: Db, email: string): Promise<StoredAccount | null> => {
  const [found] = await db.query<StoredAccount>(
    `select a.id, a.email, a.name, a.phone, a.role, a.password_hash, c.name as company_name, a.language, a.terms_version
     from accounts a join companies c on c.id = a.company_id
     where a.email = $1 and a.deleted_at is null and a.disabled_at is null`,
    [email],
  )
  return found ?? null
}

/** The account if it may log in, locked until the transaction ends; null when deleted or disabled. */
export const holdAccount = async (tx: Db, id: string): Promise<StoredAccount | null> => {
  const [found] = await tx.query<StoredAccount>(
    `select a.id, a.email, a.name, a.phone, a.role, a.password_hash, c.name as company_name, a.language, a.terms_version
     from accounts a join companies c on c.id = a.company_id
     where a.id = $1 and a.deleted_at is null and a.disabled_at is null for share of a`,
    [id],
  )
  return found ?? null
}

/** Whether the password that was just proven is still the account's; locks the account until the transaction ends. */
export const holdsPassword = async (tx: Db, { id, passwordHash }: StoredAccount): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from accounts where id = $1 and password_hash = $2 and deleted_at is null and disabled_at is null
     for share`,
    [id, passwordHash],
  )
  return rows.length === 1
}

/**
 * Whether the proven password and its session still hold; locks the account until the transaction ends. A reset by mail
 * ends work under the old password.
 */
export const holdsProof = async (tx: Db, account: Account, passwordHash: string | null): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from accounts a join sessions s on s.account_id = a.id
     where a.id = $1 and a.password_hash = $2 and a.deleted_at is null and s.token_hash = $3 and s.ended_at is null
     for no key update of a`,
    [account.id, passwordHash, account.sessionId],
  )
  return rows.length === 1
}

type NewSession = {
  readonly tokenHash: string
  readonly accountId: string
  readonly device: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores the hash of the token, not the token. */
export const insertSession = (tx: Db, session: NewSession) => insert(tx, 'sessions', session)

/** All sessions of the account but this one; all of them without it. */
export const endSessions = (tx: Db, accountId: string, now: Date, except: string | null = null) =>
  tx.query(
    `update sessions set ended_at = $2
     where account_id = $1 and ended_at is null and ($3::text is null or token_hash <> $3::text)`,
    [accountId, now, except],
  )

/** The password's hash of an account that is not deleted. */
export const findPasswordHash = async (db: Db, accountId: string): Promise<string | null> => {
  const [row] = await db.query<{ hash: string }>(
    'select password_hash as hash from accounts where id = $1 and deleted_at is null',
    [accountId],
  )
  return row?.hash ?? null
}

/** Also voids open links to a new password. */
export const replacePassword = async (tx: Db, accountId: string, passwordHash: string): Promise<void> => {
  await tx.query('update accounts set password_hash = $2 where id = $1 and deleted_at is null', [
    accountId,
    passwordHash,
  ])
  await tx.query('delete from password_resets where account_id = $1', [accountId])
}

/** Notes the first time that the owner proved to read the mailbox. */
export const noteProven = (tx: Db, accountId: string, now: Date) =>
  tx.query('update accounts set proven_at = $2 where id = $1 and proven_at is null', [accountId, now])

/** Mails written from now on take it. */
export const setLanguage = (tx: Db, accountId: string, language: Language) =>
  tx.query('update accounts set language = $2 where id = $1 and deleted_at is null', [accountId, language])

/** Keeps the row, so that an ended token is recognised. */
export const endSession = (tx: Db, tokenHash: string, now: Date) =>
  tx.query('update sessions set ended_at = $2 where token_hash = $1 and ended_at is null', [tokenHash, now])

/** Deleted ones too. */
export const countAccounts = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>('select count(*) as count from accounts')
  return row?.count ?? 0
}
