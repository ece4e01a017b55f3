import { call } from '../api/api-client.ts'
import { loadClientSettings } from '../api/client-settings.ts'
import { apiHost } from '../api/exchange.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { toast } from '../toast.ts'
import { newDeviceKey, sha256Of } from './device-key.ts'
import { dropRight, keepRight } from './right-here.ts'

type Part = { readonly address: string; readonly sha256: string }

/** Null where it does not arrive whole. */
const fetched = async ({ address, sha256 }: Part): Promise<string | null> => {
  try {
    const { pathname, search } = new URL(address)
    const response = await fetch(`${apiHost}${pathname}${search}`, { credentials: 'omit', cache: 'no-store' })
    const text = await response.text()
    return response.ok && (await sha256Of(text)) === sha256 ? text : null
  } catch {
    return null
  }
}

type Parts = Pick<KeptRight, 'engine' | 'catalogue'> & { readonly report: string }

const fetchParts = async (id: string): Promise<Parts | null> => {
  const named = await call('offlineEngine', { body: { id } })
  if (!named.ok) return null
  const { code, ...others } = named.data
  const [engine, catalogue, report] = await Promise.all([code, others.catalogue, others.report].map(fetched))
  return engine && catalogue && report ? { engine, catalogue, report } : null
}

/** What a person recognises the device by in a list. */
const deviceName = (): string => navigator.userAgent.match(/\(([^;)]+)/)?.[1] ?? navigator.platform

/** The account of a signed right. */
const accountOf = (signed: string): string =>
  JSON.parse(atob((signed.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).sub

/** Reserves calculations for this device, with engine and figures; false after a toast. */
export const beginOffline = async (calculations: number): Promise<boolean> => {
  const settings = await loadClientSettings()
  const key = (await database.rights.get(userKey())) ?? (await newDeviceKey())
  const { privateKey, device } = key
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
  const { report, ...calculating } = parts
  await database.reports.put({ user: right.user, code: report })
  await keepRight({ ...right, used: 0, ...calculating })
  return true
}

/** Gives back what is left; engine and figures leave the device. */
export const endOffline = async ({ id }: KeptRight): Promise<void> => {
  const ended = await call('endOffline', { body: { id } })
  if (ended.ok) await dropRight()
}
