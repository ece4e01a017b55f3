import { told } from '@soundroof/contract/platform/messages'
import { type Underlay, underlay as underlaySchema } from '@soundroof/contract/roofs/underlay/underlay'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { ownedFiles } from '../files/owned-files.ts'
import { requireEditable } from './policy.ts'
import { lockProject } from './project-rows.ts'

/** Address without its signature, of a picture that the company uploaded. */
export const requireOwnPicture = async (
  tx: Db,
  companyId: string,
  underlay: Underlay | null,
): Promise<Underlay | null> => {
  if (underlay === null) return null
  const picture = canonicalAddress(underlay.picture)
  const [file] = await ownedFiles(tx, companyId, [picture])
  if (!file) throw refuseInput([{ field: 'underlay.picture', ...told('photoUnknown') }])
  if (file.kind !== 'image') throw refuseInput([{ field: 'underlay.picture', ...told('imageOnly') }])
  return { ...underlay, picture }
}

export const writeUnderlay = (tx: Db, hash: string, underlay: Underlay | null) =>
  update(tx, 'projects', { hash }, { underlay: underlay === null ? null : JSON.stringify(underlay) })

/** Undefined: the company has no such project. */
export const findUnderlay = async (db: Db, hash: string, companyId: string): Promise<Underlay | null | undefined> => {
  const [row] = await db.query<{ underlay: unknown }>(
    'select underlay from projects where hash = $1 and company_id = $2 and hidden_at is null',
    [hash, companyId],
  )
  return row && underlaySchema.nullable().parse(row.underlay)
}

export const readUnderlay: Handler<'underlay'> = async ({ db, account, query }) => {
  const data = await findUnderlay(db, query.hash, account.companyId)
  if (data === undefined) throw refuseUnknownProject()
  return { data }
}

/** Makes no revision: inputs, result and reports stay. */
export const keepUnderlay: Handler<'keepUnderlay'> = async ({ db, account, body }) => {
  await db.transaction(async (tx) => {
    const stored = await lockProject(tx, body.hash, account.companyId)
    if (!stored) throw refuseUnknownProject()
    requireEditable(stored.status)
    await writeUnderlay(tx, body.hash, await requireOwnPicture(tx, account.companyId, body.underlay))
  })
  return { data: null }
}
