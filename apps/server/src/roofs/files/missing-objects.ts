import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { PlatformServices } from '../../platform/http/handler.ts'

/** As many as a screen shows; of a longer list the rest is listed as stored. */
const most = 200
const atOnce = 16
const patience = 1000

type Needs = Pick<PlatformServices, 'db' | 'objectStore'>
type Row = { readonly address: string; readonly key: string }

/** A store without an answer proves nothing, so the file counts as stored. */
const isMissing = ({ objectStore }: Needs, key: string): Promise<boolean> =>
  objectStore.size(key).then(
    (size) => size === null,
    () => false,
  )

/** Files that have a row and no object. */
export const missingAmong = async (needs: Needs, addresses: readonly string[]): Promise<ReadonlySet<string>> => {
  const missing = new Set<string>()
  if (addresses.length === 0) return missing
  const rows = await needs.db.query<Row>('select address, key from files where address = any($1::text[])', [
    addresses.slice(0, most),
  ])
  const inTurn = pLimit(atOnce)
  const look = async ({ address, key }: Row): Promise<void> => {
    if (await isMissing(needs, key)) missing.add(address)
  }
  const enough = new AbortController()
  const over = pause(patience, undefined, { signal: enough.signal }).catch(() => undefined)
  await Promise.race([Promise.all(rows.map((row) => inTurn(look, row))), over])
  enough.abort()
  inTurn.clearQueue()
  return new Set(missing)
}
