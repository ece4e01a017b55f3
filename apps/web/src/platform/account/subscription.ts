import { type Subscription, subscriptionFromWire } from '@soundroof/contract/money/wire-subscription'
import { call } from '../api/api-client.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { createStore, useStore } from '../store.ts'

const store = createStore<Subscription | null>(null)

/** What the account may still calculate; null while it is not known or nobody is signed in. */
export const useSubscription = (): Subscription | null => useStore(store)
export const currentSubscription = store.get

/** Loads the subscription of the signed-in customer. Staff have none. */
export const loadSubscription = async (): Promise<void> => {
  const session = currentSession()
  if (session === null) return
  const answer = await call('customerPackages', { quiet: true })
  if (answer.ok && currentSession()?.token === session.token) store.set(subscriptionFromWire(answer.data))
}

/** Reduces what remains after a calculation, as the server answered it. */
export const setRemainingCalculations = (remaining: number): void => {
  const subscription = store.get()
  if (subscription) store.set({ ...subscription, remaining })
}

onSessionChange(() => {
  if (currentSession() === null) store.set(null)
})
