import type { Credentials, Session } from '@soundroof/contract/account'
import { say } from '@soundroof/contract/messages'
import { call } from './api-client.ts'
import { goTo } from './navigation.ts'
import { saveSession } from './session.ts'
import { loadSubscription } from './subscription.ts'
import { toast } from './toast.ts'

/** Keeps the session that was opened, goes on, then loads the subscription. */
export const enter = async (session: Session, next: string): Promise<void> => {
  saveSession(session)
  goTo(next)
  toast(say('loggedIn'), 'success')
  await loadSubscription()
}

/** Opens a session and goes on. False when it was refused; the user has been told. */
export const logIn = async (credentials: Credentials, next: string): Promise<boolean> => {
  const answer = await call('login', { body: credentials })
  if (!answer.ok) return false
  await enter(answer.data, next)
  return true
}
