import { loadSubscription } from '../account/subscription.ts'
import { call } from '../api/api-client.ts'
import { loadClientSettings } from '../api/client-settings.ts'
import { onNetwork, waitForSignal } from '../offline/wait-for-signal.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { toast } from '../toast.ts'
import { type Presented, presentWaiting } from './buy.ts'
import { sellingHere } from './purchases-here.ts'
import type { Shop } from './shop.ts'
import { shopHere } from './shop-here.ts'

/** Purchases that the server has not recorded are presented by themselves. */

const accountName = async (): Promise<string | null> => {
  const answer = await call('purchases', { quiet: true, unattended: true })
  return answer.ok ? answer.data.storeAccount : null
}

let shop: Shop | null = null

const shopOnce = async (): Promise<Shop | null> => {
  if (shop) return shop
  const settings = await loadClientSettings()
  shop = settings.ok ? await shopHere(settings.data) : null
  await shop?.follow(presentSoon)
  return shop
}

/** `known`: only what the store of the phone holds anyway, such as a plan that was bought on another phone. */
const presentAll = async (): Promise<Presented | 'known' | null> => {
  if (currentSession()?.customer.role !== 'customer') return null
  const sold = await shopOnce()
  if (sold === null) return null
  const selling = await sellingHere(sold, true)
  const hasWaited = selling.kept.all().length > 0
  const presented = await presentWaiting(selling, accountName)
  return presented === 'taken' && !hasWaited ? 'known' : presented
}

let isPresenting = false

const presentNow = async (): Promise<void> => {
  if (isPresenting) return
  isPresenting = true
  try {
    const presented = await presentAll()
    if (presented === 'unreachable') await waitForSignal()
    if (presented !== 'taken' && presented !== 'known') return
    await loadSubscription()
    if (presented === 'taken') toast('planBought', 'success')
  } finally {
    isPresenting = false
  }
}

export const presentSoon = (): void => {
  presentNow().catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a store of the phone that fails is asked again later; developers see why
    console.warn(error)
  })
}

/** When the application opens, when somebody logs in or comes back to it, and when there is a signal. */
export const presentFromNowOn = (): void => {
  presentSoon()
  onSessionChange(presentSoon)
  onNetwork(presentSoon)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') presentSoon()
  })
}
