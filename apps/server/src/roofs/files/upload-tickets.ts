import type { UploadKind } from '@soundroof/contract/roofs/upload-ticket'
import type { Db } from '../../platform/database/db.ts'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { FileKind } from './file-rows.ts'
import { openTickets } from './open-tickets.ts'
import { expiredAtOnce, makeTicket } from './upload-policy.ts'

type Found = { readonly sha256: string; readonly address: string; readonly key: string }

/** Documents are of kind `pdf`: they are signed for one reader, so no hash leads to one. */
const kindOf: Readonly<Record<UploadKind, FileKind>> = { photo: 'image', file: 'file', part: 'part' }

/** Attack: a hash that somebody knows leads to files of their own company only. */
const candidates = (db: Db, companyId: string, kind: UploadKind, hashes: readonly string[]): Promise<Found[]> =>
  db.query<Found>(
    `select distinct on (sha256) sha256, address, key from files
     where company_id = $1 and sha256 = any($2::text[]) and kind = $3 and address not like 'erased:%'
     order by sha256, created_at desc`,
    [companyId, [...hashes], kindOf[kind]],
  )

type Needs = Pick<PlatformServices, 'db' | 'objectStore'>

/** A store without an answer proves nothing: the file is sent again. */
const isThere = ({ objectStore }: Needs, { key }: Found): Promise<boolean> =>
  objectStore.size(key).then(
    (size) => size !== null,
    () => false,
  )

/** Addresses of the company's files with these SHA-256, by hash. The server has computed each of them itself. */
export const storedAlready = async (
  needs: Needs,
  companyId: string,
  kind: UploadKind,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (hashes.length === 0) return new Map()
  const found = await candidates(needs.db, companyId, kind, hashes)
  const there = await Promise.all(found.map((file) => isThere(needs, file)))
  return new Map(found.flatMap(({ sha256, address }, index) => (there[index] ? [[sha256, address] as const] : [])))
}

export const uploadTickets: Handler<'uploadTickets'> = async (context) => {
  const { db, account, query, clock } = context
  const { number, kind } = query
  const hashes = query.sha256?.split(',') ?? []
  const known = await storedAlready(context, account.companyId, kind, hashes)
  await openTickets(db, account.id, number - hashes.filter((hash) => known.has(hash)).length, clock())
  const ticketAt = (position: number) => {
    const stored = known.get(hashes[position] ?? '')
    return stored === undefined ? makeTicket(context, kind) : { ...makeTicket(context, kind, expiredAtOnce), stored }
  }
  return { data: Array.from({ length: number }, (_, position) => ticketAt(position)) }
}
