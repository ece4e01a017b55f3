import type { PhotoTaken, StoredPhoto } from '@soundroof/contract/roofs/taken/photo-taken'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { canonicalAddress } from '../files/file-address.ts'

/** False: something is kept already, which stays, because it is evidence. */
export const insertTaken = async (tx: Db, fileId: string, taken: PhotoTaken, keptAt: Date): Promise<boolean> => {
  const row = { fileId, ...taken, keptAt }
  return (await insert(tx, 'photos_taken', row, 'on conflict (file_id) do nothing returning file_id')).length > 0
}

const columns = 't.taken_at, t.latitude, t.longitude, t.accuracy, t.direction, t.north, t.source'

/** A photo of which nothing is known has no source. */
type Row = Omit<PhotoTaken, 'source'> & {
  readonly source: PhotoTaken['source'] | null
  readonly address: string
  readonly createdAt: Date
  readonly sentBy: string | null
}

const storedOf = ({ address: _, createdAt, sentBy, source, ...taken }: Row): StoredPhoto => ({
  taken: source === null ? null : { ...taken, source },
  receivedAt: createdAt.toISOString(),
  sentBy,
})

/** What is known of a company's photos, by address as stored. */
export const photosTaken = async (
  db: Db,
  companyId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, StoredPhoto>> => {
  if (addresses.length === 0) return new Map()
  const rows = await db.query<Row>(
    `select f.address, f.created_at, nullif(a.name, '') as sent_by, ${columns}
     from files f left join photos_taken t on t.file_id = f.id left join accounts a on a.id = f.uploaded_by
     where f.company_id = $1 and f.kind = 'image' and f.address = any($2::text[])`,
    [companyId, [...new Set(addresses.map(canonicalAddress))]],
  )
  return new Map(rows.map((row) => [row.address, storedOf(row)]))
}

/** In the transaction that erases a company's files: the rows of the files wait until their bytes are gone. */
export const eraseTaken = (tx: Db, companyId: string) =>
  tx.query(`delete from photos_taken t using files f where f.id = t.file_id and f.company_id = $1`, [companyId])

/** In the export of a person's data. */
export const ownTaken = (db: Db, companyId: string) =>
  db.query(
    `select f.name as photo, f.key, f.created_at as received_at, ${columns}
     from photos_taken t join files f on f.id = t.file_id where f.company_id = $1 order by f.created_at, f.id`,
    [companyId],
  )
