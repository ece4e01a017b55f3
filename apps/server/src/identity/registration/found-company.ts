import type { Language } from '@soundroof/contract/identity/languages'
import type { Role } from '@soundroof/contract/platform/access'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { newId } from '../../platform/identifier.ts'
import { identityOf, insertAccount, insertCompany } from '../accounts/account-rows.ts'
import { hashPassword } from '../passwords/password.ts'

/** First person of a company. */
export type Founder = {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly phone: string
  readonly avenue: string
  readonly companyName: string
  readonly role: Role
  readonly termsVersion: string | null
  readonly language?: Language | undefined
}

class AddressKnown extends Error {}

/** Staff join the provider's company. */
const companyOf = (founder: Founder): string => (founder.role === 'customer' ? newId() : 'provider')

type Needs = Pick<PlatformServices, 'db' | 'config'>

/** A new company with its first account; null where the address has an account. A customer never joins a company by its name. */
export const foundCompany = async ({ db, config }: Needs, founder: Founder, now: Date): Promise<string | null> => {
  const id = newId()
  const companyId = companyOf(founder)
  const { password, companyName, role, avenue, termsVersion, language } = founder
  const passwordHash = await hashPassword(password, config.passwordHashing)
  try {
    await db.transaction(async (tx) => {
      await insertCompany(tx, companyId, companyName.trim(), now)
      const account = {
        id,
        companyId,
        passwordHash,
        role,
        avenue,
        termsVersion,
        language,
        createdAt: now,
        email: identityOf(founder.email),
        name: founder.name.trim(),
        phone: founder.phone.trim(),
      }
      if (!(await insertAccount(tx, account))) throw new AddressKnown()
    })
    return id
  } catch (error) {
    if (error instanceof AddressKnown) return null
    throw error
  }
}
