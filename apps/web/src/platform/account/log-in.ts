import type { Credentials } from '@soundroof/contract/identity/account'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { call } from '../api/api-client.ts'
import type { Refused, Sent } from '../api/envelope.ts'
import { isObject } from '../json.ts'
import { goTo, ownPath } from '../navigation.ts'
import { leftPlace } from '../session/left-place.ts'
import { saveSession } from '../session/session.ts'
import { toast } from '../toast.ts'
import { speaksAsAccount, tellChoice } from './language.ts'
import { loadSubscription } from './subscription.ts'

/** The page that the person asked for, or where their last session ended; for staff the console. */
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

/** A session, or a ticket: the password is right, and the account requires a code. */
export type Entry = { readonly session: Session } | { readonly ticket: string }

const ticketOf = ({ data }: Refused): string | null =>
  isObject(data) && typeof data.ticket === 'string' ? data.ticket : null

/** Requests a session without storing it. Shows a refusal to the user. */
export const askToLogIn = async (credentials: Credentials): Promise<Sent<Entry>> => {
  const answer = await call('login', { body: credentials, quiet: true })
  if (answer.ok) return { ok: true, data: { session: answer.data } }
  const ticket = ticketOf(answer)
  if (ticket !== null) return { ok: true, data: { ticket } }
  toast(answer.message, 'problem')
  return answer
}

/** Logs in and navigates, where no code is required. */
export const logIn = async (credentials: Credentials, next: string): Promise<void> => {
  const answer = await askToLogIn(credentials)
  if (answer.ok && 'session' in answer.data) await enter(answer.data.session, next)
}
