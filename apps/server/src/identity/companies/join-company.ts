import { termsVersion } from '@soundroof/contract/identity/account'
import { joiningProblems } from '@soundroof/contract/identity/company'
import { told } from '@soundroof/contract/platform/messages'
import type { Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { findAccount, insertAccount, noteProven } from '../accounts/account-rows.ts'
import { refuseFlood } from '../login-throttle/login-throttle.ts'
import { requireUnguessable } from '../passwords/guessable-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { lockByToken } from './accept-invitation.ts'
import { setRole } from './company-rows.ts'
import { endInvitation, findByToken } from './invitation-rows.ts'

/** Needs no session; counted by network. */
export const readInvitation: Handler<'invitation'> = async ({ db, clock, body, address }) => {
  const now = clock()
  await refuseFlood(db, networkOf(address), now)
  const opened = await findByToken(db, body.token, now)
  if (!opened) throw refuse(403, 'invitationInvalid')
  const { company, invitedBy, email } = opened
  // A person with the link reads the mailbox, so an account of the address is theirs.
  const hasAccount = (await findAccount(db, email)) !== null
  return { data: { company, invitedBy: invitedBy ?? '', email, hasAccount } }
}

/** Makes the account of the invited address; opens no session. */
export const joinCompany: Handler<'joinCompany'> = async ({ db, clock, config, body, address }) => {
  // The screen asks for the agreement, which is not part of the payload.
  const problems = joiningProblems({ ...body, agreed: true }, config.passwordPolicy)
  if (problems.length > 0) throw refuseInput(problems)
  const now = clock()
  await refuseFlood(db, networkOf(address), now)
  const invited = await findByToken(db, body.token, now)
  if (!invited) throw refuse(403, 'invitationInvalid')
  await requireUnguessable({ db, config }, body.password, [invited.email, invited.company, body.name])
  const id = newId()
  const passwordHash = await hashPassword(body.password, config.passwordHashing)
  await db.transaction(async (tx) => {
    const { id: invitationId, companyId, email } = await lockByToken(tx, body.token, now)
    const account = {
      id,
      companyId,
      email,
      passwordHash,
      termsVersion,
      role: 'customer' as const,
      avenue: '',
      createdAt: now,
      name: body.name.trim(),
      phone: body.phone.trim(),
      language: body.language,
    }
    if (!(await insertAccount(tx, account))) throw refuseInput([{ field: 'token', ...told('emailKnown') }])
    await setRole(tx, id, 'member')
    await noteProven(tx, id, now)
    await endInvitation(tx, companyId, invitationId, now)
  })
  return { data: null, who: id }
}
