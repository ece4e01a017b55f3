import { type PasswordPolicy, termsVersion } from '@soundroof/contract/identity/account'
import { type Role, roles } from '@soundroof/contract/platform/access'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { countAccounts } from '../accounts/account-rows.ts'
import { randomPassword } from '../passwords/random-password.ts'
import type { IdentityServices } from '../sessions/identity-services.ts'
import { foundCompany } from './found-company.ts'

/** A login to print at the first start. */
export type Login = { readonly role: Role; readonly email: string; readonly password: string }

const titles: Readonly<Record<Role, string>> = {
  customer: 'Installer',
  engineer: 'Engineer',
  administrator: 'Administrator',
}

const found = (services: Pick<PlatformServices, 'db' | 'clock' | 'config'>, { role, email, password }: Login) => {
  const { clock, config } = services
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
  return foundCompany(services, founder, clock())
}

const demoLogin = (role: Role, policy: PasswordPolicy): Login => ({
  role,
  email: `${titles[role].toLowerCase()}@example.org`,
  password: randomPassword(policy),
})

/** Accounts that the operator names; without any, on the very first start, one of each role. */
const wanted = async ({ db, config }: Pick<PlatformServices, 'db' | 'config'>) => {
  const named = roles.flatMap((role) => {
    const login = config.seeds[role]
    return login ? [{ role, ...login }] : []
  })
  if (named.length > 0) return { logins: named, areDemo: false }
  const isFirst = (await countAccounts(db)) === 0
  return { logins: isFirst ? roles.map((role) => demoLogin(role, config.passwordPolicy)) : [], areDemo: true }
}

/** Creates missing accounts. Answers new logins, to be shown once. */
export const seedAccounts = async (
  services: Pick<IdentityServices, 'db' | 'clock' | 'config' | 'seedSubscription'>,
): Promise<readonly Login[]> => {
  const { logins, areDemo } = await wanted(services)
  const made: Login[] = []
  for (const login of logins) {
    if ((await found(services, login)) !== null) made.push(login)
    await services.seedSubscription(services.db, login.email, services.clock())
  }
  return areDemo ? made : []
}
