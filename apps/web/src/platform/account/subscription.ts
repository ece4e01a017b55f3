import { type Subscription, subscriptionFromWire } from '@soundroof/contract/money/wire-subscription'
import { call } from '../api/api-client.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { shownDay } from '../shown-date.ts'
import { createStore, useStore } from '../store.ts'
import type { Say } from '../words/use-say.ts'

const store = createStore<Subscription | null>(null)

/** Calculations left; null while unknown or logged out. */
export const useSubscription = (): Subscription | null => useStore(store)
export const currentSubscription = store.get

/** Customers only: staff have no subscription. */
export const loadSubscription = async (): Promise<void> => {
  const session = currentSession()
  if (session === null || session.customer.role !== 'customer') return
  const answer = await call('customerPackages', { quiet: true })
  if (answer.ok && currentSession()?.token === session.token) store.set(subscriptionFromWire(answer.data))
}

/** Updates the number left from the server's answer to a calculation. */
export const setRemainingCalculations = (remaining: number): void => {
  const subscription = store.get()
  if (subscription) store.set({ ...subscription, remaining })
}

/** Why a subscriber gets no result, and when calculations renew; null: one is left, or there is no subscription. */
export const whyNoneLeft = (say: Say, subscription: Subscription | null): string | null =>
  subscription?.active && subscription.remaining === 0
    ? say('noCalculationsLeft', { date: shownDay(say, subscription.renewsOn ?? '') })
    : null

onSessionChange(() => {
  if (currentSession() === null) store.set(null)
})
