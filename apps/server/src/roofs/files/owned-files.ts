import type { Db } from '../../platform/database/db.ts'
import { canonicalAddress } from './file-address.ts'
import { type FileKind, findFilesOf } from './file-rows.ts'

/** A file of the company, with the address as given. */
export type OwnedFile = {
  /** As the caller wrote it. */
  readonly address: string
  readonly kind: FileKind
  readonly key: string
  readonly hasPreview: boolean
}

/** Addresses among these that the company uploaded. */
export const ownedFiles = async (
  db: Db,
  companyId: string,
  addresses: readonly string[],
): Promise<readonly OwnedFile[]> => {
  if (addresses.length === 0) return []
  const rows = await findFilesOf(db, companyId, [...new Set(addresses.map(canonicalAddress))])
  const known = new Map(rows.map((row) => [row.address, row]))
  return addresses.flatMap((address) => {
    const row = known.get(canonicalAddress(address))
    return row ? [{ address, kind: row.kind, key: row.key, hasPreview: row.hasPreview }] : []
  })
}
