import type { Credentials } from '@soundroof/contract/account'
import { say } from '@soundroof/contract/messages'
import { call } from './api-client.ts'
import { goTo } from './navigation.ts'
import { saveSession } from './session.ts'
import { loadSubscription } from './subscription.ts'
import { toast } from './toast.ts'

/** Opens a session, goes on, then loads the subscription. False when it was refused; the user has been told. */
export const logIn = async (credentials: Credentials, next: string): Promise<boolean> => {
  const answer = await call('login', { body: credentials })
  if (!answer.ok) return false
  saveSession(answer.data)
  goTo(next)
  toast(say('loggedIn'), 'success')
  await loadSubscription()
  return true
}
