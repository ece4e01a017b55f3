import { type CallData, call } from '../api/api-client.ts'
import { apiHost } from '../api/exchange.ts'
import { database, type KeptReport, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { words } from '../words/words.ts'
import { sha256Of } from './device-key.ts'
import { rightHere } from './right-here.ts'

/** What a device with a right reads at signed addresses. */

type Named = CallData<'offlineEngine'>
type Part = Named['code']
type Fonts = NonNullable<KeptReport['chinese']>

/** Null where it does not arrive whole. */
const fetched = async ({ address, sha256 }: Part): Promise<ArrayBuffer | null> => {
  try {
    const { pathname, search } = new URL(address)
    const response = await fetch(`${apiHost}${pathname}${search}`, { credentials: 'omit', cache: 'no-store' })
    const content = await response.arrayBuffer()
    return response.ok && (await sha256Of(content)) === sha256 ? content : null
  } catch {
    return null
  }
}

const fetchedFonts = async ({ chinese }: Named): Promise<Fonts | null> => {
  const [regular, strong] = await Promise.all([chinese.regular, chinese.strong].map(fetched))
  return regular && strong ? { regular, strong } : null
}

const readsChinese = (): boolean => words.language === 'zh-Hans'

type Parts = Pick<KeptRight, 'engine' | 'catalogue'> & { readonly report: string; readonly chinese: Fonts | null }

/** Null where one is missing that a calculation or a report needs. */
export const fetchParts = async (id: string): Promise<Parts | null> => {
  const named = await call('offlineEngine', { body: { id } })
  if (!named.ok) return null
  const { code, ...others } = named.data
  const [engine, catalogue, report] = await Promise.all([code, others.catalogue, others.report].map(fetched))
  if (!(engine && catalogue && report)) return null
  const read = (content: ArrayBuffer): string => new TextDecoder().decode(content)
  const chinese = readsChinese() ? await fetchedFonts(named.data) : null
  return { engine: read(engine), catalogue: read(catalogue), report: read(report), chinese }
}

/** Fetches the fonts of a right that was begun in another language; null: they are not here, and do not arrive. */
const fontsLate = async (kept: KeptReport): Promise<Fonts | null> => {
  const right = await rightHere()
  if (right === null) return null
  const named = await call('offlineEngine', { body: { id: right.id }, quiet: true })
  const chinese = named.ok ? await fetchedFonts(named.data) : null
  if (chinese) await database.reports.where({ user: kept.user }).modify({ chinese })
  return chinese
}

/** Chinese fonts of this device, where it has them or somebody reads Chinese on it. */
export const chineseFonts = async (isNeeded = readsChinese()): Promise<Fonts | null> => {
  const kept = await database.reports.get(userKey())
  if (kept === undefined || kept.chinese) return kept?.chinese ?? null
  return isNeeded ? fontsLate(kept) : null
}
