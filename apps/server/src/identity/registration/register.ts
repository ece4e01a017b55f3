import { registrationProblems, termsVersion } from '@soundroof/contract/identity/account'
import { told } from '@soundroof/contract/platform/messages'
import { pseudonymOf } from '../../platform/audit/pseudonym.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { identityOf } from '../accounts/account-rows.ts'
import { refuseFlood } from '../login-throttle/login-throttle.ts'
import { requireUnguessable } from '../passwords/guessable-password.ts'
import { foundCompany } from './found-company.ts'
import { countingKnownAddress } from './known-address-limit.ts'

/** Opens no session; refuses a guessable password. */
export const register: Handler<'register'> = async ({ db, clock, config, secrets, body, address }) => {
  // The screen asks for the agreement, which is not part of the payload.
  const problems = registrationProblems({ ...body, agreed: true }, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  await requireUnguessable({ db, config }, body.password, [body.email, body.name, body.company_name])
  const network = networkOf(address)
  await refuseFlood(db, network, clock())
  const founder = {
    ...body,
    companyName: body.company_name,
    avenue: body.avenue ?? '',
    role: 'customer',
    termsVersion,
  } as const
  const asked = { network, address: pseudonymOf({ secrets }, identityOf(body.email)), now: clock() }
  const id = await countingKnownAddress(db, asked, () => foundCompany({ db, config }, founder, clock()))
  if (id === null) throw refuseInput([{ field: 'email', ...told('emailKnown') }])
  return { data: null, who: id }
}
