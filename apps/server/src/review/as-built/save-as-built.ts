import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import type { AsBuiltContent } from '@soundroof/contract/review/as-built/as-built-record'
import type { Db } from '../../platform/database/db.ts'
import { insert, update } from '../../platform/database/insert.ts'
import type { Account, Context } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { endInspections } from '../../roofs/documents/ended-inspections.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { ownedFiles } from '../../roofs/files/owned-files.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { findReviewed, lockReviewed, type ReviewedProject } from '../access/reviewed-project.ts'
import { type AsBuiltRow, findAsBuilt } from './as-built-rows.ts'
import { builtFrom } from './built-from.ts'
import { comparedZones } from './compared-zones.ts'
import { stateOf } from './shown-as-built.ts'

const twice = ({ zones }: AsBuiltContent): readonly Problem[] =>
  zones.flatMap(({ zone }, index) =>
    zones.findIndex((other) => other.zone === zone) < index
      ? [problemAt(`zones.${index}.zone`, told('asBuiltZoneTwice', { zone: word(zone) }))]
      : [],
  )

/** Photos that the company uploaded, by their addresses without signatures. */
const ownPhotos = async (db: Db, companyId: string, content: AsBuiltContent): Promise<AsBuiltContent> => {
  const photos = content.photos.map((photo) => ({ ...photo, address: canonicalAddress(photo.address) }))
  const owned = await ownedFiles(
    db,
    companyId,
    photos.map(({ address }) => address),
  )
  const kinds = new Map(owned.map(({ address, kind }) => [address, kind]))
  const problems = photos.flatMap(({ address }, index) => {
    const kind = kinds.get(address)
    if (kind === 'image') return []
    return [problemAt(`photos.${index}.address`, told(kind === undefined ? 'photoUnknown' : 'imageOnly'))]
  })
  if (problems.length > 0) throw refuseInput(problems)
  return { ...content, photos }
}

/** Attack: two people on the roof, or a phone that comes back with what it kept: the second is told who saved first. */
export const requireVersion = (row: AsBuiltRow | null, version: number): void => {
  if ((row?.version ?? 0) !== version) throw refuse(409, 'asBuiltSavedByOther', { name: row?.savedByName ?? '–' })
}

const isSigned = (row: AsBuiltRow): boolean => row.signedAt !== null

type Superseding = { readonly projectHash: string; readonly by: Account; readonly now: Date }

/** The signed record stays as it is, and so do its pack and the certificate after inspection, superseded. */
export const supersedeAsBuilt = async (
  tx: Db,
  { id, documentCode }: AsBuiltRow,
  { projectHash, by, now }: Superseding,
): Promise<void> => {
  await update(tx, 'as_built_records', { id }, { supersededAt: now })
  if (documentCode !== null)
    await update(tx, 'documents', { code: documentCode, state: 'valid' }, { state: 'superseded', endedAt: now })
  await endInspections(tx, { projectHash, why: 'newRecord', by, now })
}

type Saving = {
  readonly content: AsBuiltContent
  readonly resultId: string
  readonly by: string
  readonly now: Date
}

/** Which record it is, and its version: the next one of the open record, or of a new one. */
export const keepAsBuilt = async (
  tx: Db,
  { hash, revision }: ReviewedProject,
  row: AsBuiltRow | null,
  { content, resultId, by, now }: Saving,
): Promise<{ readonly record: string; readonly version: number }> => {
  const version = (row?.version ?? 0) + 1
  const values = {
    issuedResultId: resultId,
    revision,
    content: JSON.stringify(content),
    version,
    savedBy: by,
    savedAt: now,
  }
  const open = row !== null && !isSigned(row) ? row.id : null
  const record = open ?? newId()
  if (open === null) await insert(tx, 'as_built_records', { id: record, projectHash: hash, ...values })
  else await update(tx, 'as_built_records', { id: open }, values)
  return { record, version }
}

type Asked = Context<'saveAsBuilt', RoofServices>

const save = (context: Asked, content: AsBuiltContent, resultId: string) =>
  context.db.transaction(async (tx) => {
    const { account, body, clock } = context
    await requirePlace(tx, account)
    const project = await lockReviewed(tx, body.hash, account)
    if (project.issuedResultId !== resultId) throw refuse(409, 'changedMeanwhile')
    const row = await findAsBuilt(tx, project.hash)
    requireVersion(row, body.version)
    if (row !== null && isSigned(row) && stateOf(row) !== 'put-right') throw refuse(409, 'asBuiltIsSigned')
    const own = await ownPhotos(tx, project.companyId, content)
    const now = clock()
    // What an engineer wants put right begins a new record; the signed one stays.
    if (row !== null && isSigned(row)) await supersedeAsBuilt(tx, row, { projectHash: project.hash, by: account, now })
    return keepAsBuilt(tx, project, row, { content: own, resultId, by: account.id, now })
  })

/** Complete or not: only signing asks for everything. */
export const saveAsBuilt: RoofHandler<'saveAsBuilt'> = async (context) => {
  const { db, account, body } = context
  const { hash, version: _, ...content } = body
  const problems = twice(content)
  if (problems.length > 0) throw refuseInput(problems)
  const from = await builtFrom(context, await findReviewed(db, hash, account))
  const saved = await save(context, content, from.resultId)
  return { data: { ...saved, zones: [...(await comparedZones(context, from, content))] } }
}
