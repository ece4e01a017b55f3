import { type PasswordPolicy, termsVersion } from '@soundroof/contract/identity/account'
import { type Role, roles } from '@soundroof/contract/platform/access'
import { findBalance, insertSubscription } from '../../money/subscriptions/store.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { countAccounts, findAccount, identityOf } from '../accounts/store.ts'
import { randomPassword } from '../passwords/random-password.ts'
import { foundCompany } from './found-company.ts'

export type Login = { readonly role: Role; readonly email: string; readonly password: string }

const calculations = 100
const year = 365 * 24 * 3600 * 1000

const titles: Readonly<Record<Role, string>> = {
  customer: 'Installer',
  engineer: 'Engineer',
  administrator: 'Administrator',
}

const found = (services: Pick<Services, 'db' | 'clock' | 'config'>, { role, email, password }: Login) => {
  const { db, clock, config } = services
  const title = titles[role]
  const companyName = role === 'customer' ? `${title}'s company` : config.provider.name
  const founder = {
    role,
    email,
    password,
    name: title,
    phone: config.provider.phone || '-',
    avenue: '',
    companyName,
    termsVersion,
  }
  return foundCompany(db, founder, clock())
}

/** An installer who is made at the start can calculate. The account is held: another process may start as well. */
const ensureSubscription = async (db: Db, email: string, now: Date): Promise<void> => {
  const account = await findAccount(db, identityOf(email))
  if (account?.role !== 'customer') return
  await db.transaction(async (tx) => {
    await tx.query('select id from accounts where id = $1 for update', [account.id])
    if (await findBalance(tx, account.id, now)) return
    const row = { id: newId(), accountId: account.id, source: 'seed', bought: calculations }
    await insertSubscription(tx, row, now, new Date(now.getTime() + year))
  })
}

const demoLogin = (role: Role, policy: PasswordPolicy): Login => ({
  role,
  email: `${titles[role].toLowerCase()}@example.org`,
  password: randomPassword(policy),
})

/** Accounts that the operator names; on the very first start without any: one of each role, to look around. */
const wanted = async ({ db, config }: Pick<Services, 'db' | 'config'>) => {
  const named = roles.flatMap((role) => {
    const login = config.seeds[role]
    return login ? [{ role, ...login }] : []
  })
  if (named.length > 0) return { logins: named, areDemo: false }
  const isFirst = (await countAccounts(db)) === 0
  return { logins: isFirst ? roles.map((role) => demoLogin(role, config.passwordPolicy)) : [], areDemo: true }
}

/** Makes what is missing. Answers the logins that nobody knows yet, to be shown once. */
export const seedAccounts = async (services: Pick<Services, 'db' | 'clock' | 'config'>): Promise<readonly Login[]> => {
  const { logins, areDemo } = await wanted(services)
  const made: Login[] = []
  for (const login of logins) {
    if ((await found(services, login)) !== null) made.push(login)
    await ensureSubscription(services.db, login.email, services.clock())
  }
  return areDemo ? made : []
}
