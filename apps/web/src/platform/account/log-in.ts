import type { Credentials } from '@soundroof/contract/identity/account'
import type { Session } from '@soundroof/contract/identity/wire-session'
import type { Problem } from '@soundroof/contract/platform/problem'
import { call } from '../api/api-client.ts'
import type { Refused } from '../api/envelope.ts'
import { isObject } from '../json.ts'
import { goTo, ownPath } from '../navigation.ts'
import { leftPlace } from '../session/left-place.ts'
import { saveSession } from '../session/session.ts'
import { toast } from '../toast.ts'
import { speaksAsAccount, tellChoice } from './language.ts'
import { loadSubscription } from './subscription.ts'

/** Whoever was on the way somewhere goes there, or to where the last session ended; the provider's people begin at their console. */
const firstPage = ({ customer }: Session, next: string): string => {
  const left = leftPlace.take(customer.email)
  if (next !== '/home') return next
  return ownPath(left ?? (customer.role === 'customer' ? '/home' : '/console'))
}

/** Stores the session, navigates, then loads the subscription. */
export const enter = async (session: Session, next: string): Promise<void> => {
  saveSession(session)
  const page = firstPage(session, next)
  const { language } = session.customer
  if (speaksAsAccount(language)) return location.assign(page)
  goTo(page)
  toast('loggedIn', 'success')
  await Promise.all([loadSubscription(), tellChoice(language)])
}

/** `code`: the password is right, and the account requires a code with this ticket. `refused`: a toast was shown. */
export type LoginOutcome =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'code'; readonly ticket: string }
  | { readonly kind: 'refused'; readonly issues: readonly Problem[] }

const ticketOf = ({ data }: Refused): string | null =>
  isObject(data) && typeof data.ticket === 'string' ? data.ticket : null

/** Requests a session without storing it. */
export const askToLogIn = async (credentials: Credentials): Promise<LoginOutcome> => {
  const answer = await call('login', { body: credentials, quiet: true })
  if (answer.ok) return { kind: 'open', session: answer.data }
  const ticket = ticketOf(answer)
  if (ticket !== null) return { kind: 'code', ticket }
  toast(answer.message, 'problem')
  return { kind: 'refused', issues: answer.issues }
}

/** Logs in and navigates, where no code is required. */
export const logIn = async (credentials: Credentials, next: string): Promise<LoginOutcome> => {
  const outcome = await askToLogIn(credentials)
  if (outcome.kind === 'open') await enter(outcome.session, next)
  return outcome
}
