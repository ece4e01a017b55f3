import { call } from '../api/api-client.ts'
import { loadClientSettings, serverNow } from '../api/client-settings.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { toast } from '../toast.ts'
import { newDeviceKey, type OwnKey } from './device-key.ts'
import { fetchParts } from './device-parts.ts'
import { dropRight, keepRight } from './right-here.ts'

/** Rights end after 14 days. */
const longestRight = 14 * 24 * 3600 * 1000

/** What a person recognises the device by in a list. */
const deviceName = (): string => navigator.userAgent.match(/\(([^;)]+)/)?.[1] ?? navigator.platform

/** The account of a signed right. */
const accountOf = (signed: string): string =>
  JSON.parse(atob((signed.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).sub

/** Kept before the server is asked: where the answer is lost, the same key asks again, and nothing stays reserved twice. */
const keptKey = async (): Promise<OwnKey> => {
  const user = userKey()
  const known = await database.rights.get(user)
  if (known) return known
  const key = await newDeviceKey()
  const asked = { id: '', accountId: '', provider: '', calculations: 0, used: 0, engine: '', catalogue: '' }
  await database.rights.put({ ...asked, ...key, user, until: serverNow() + longestRight })
  return key
}

/** Reserves calculations for this device, with engine and figures; false after a toast. */
export const beginOffline = async (calculations: number): Promise<boolean> => {
  const settings = await loadClientSettings()
  const { privateKey, device } = await keptKey()
  const begun = await call('beginOffline', { body: { device, name: deviceName(), calculations } })
  if (!begun.ok) return false
  const { id, signed, until } = begun.data
  const { calculations: given } = begun.data
  const provider = settings.ok ? settings.data.provider.name : ''
  const right = {
    user: userKey(),
    id,
    accountId: accountOf(signed),
    privateKey,
    device,
    calculations: given,
    until: Date.parse(until),
    provider,
  }
  // Kept without its engine first: begun again by the same key, what is reserved comes back.
  await keepRight({ ...right, used: given, engine: '', catalogue: '' })
  const parts = await fetchParts(id)
  if (parts === null) {
    toast('networkError', 'problem')
    return false
  }
  const { report, chinese, ...calculating } = parts
  await database.reports.put({ user: right.user, code: report, ...(chinese ? { chinese } : {}) })
  await keepRight({ ...right, used: 0, ...calculating })
  return true
}

/** Gives back what is left; engine and figures leave the device. */
export const endOffline = async ({ id }: KeptRight): Promise<void> => {
  const ended = await call('endOffline', { body: { id } })
  if (ended.ok) await dropRight()
}
