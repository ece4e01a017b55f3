import type { AsBuiltContent, ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { draftDigest } from '../../roofs/timeline/bound-content.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findReviewed, lockReviewed, type ReviewedProject } from '../access/reviewed-project.ts'
import { ofAsBuilt } from '../reconsideration/refusals.ts'
import { type Compared, compareBeforeSigning, requireStanding } from '../reconsideration/require-standing.ts'
import { requireNotGivenUp } from '../reconsideration/settling.ts'
import { type AsBuiltRow, findAsBuilt } from './as-built-rows.ts'
import { type BuiltFrom, builtFrom } from './built-from.ts'
import { issueCloseOut } from './close-out-pack.ts'
import { comparedZones } from './compared-zones.ts'
import { missingEntries, type Pictures, statementProblems } from './missing-entries.ts'
import { requireVersion } from './save-as-built.ts'
import { shownAsBuilt } from './shown-as-built.ts'
import { siteDay } from './site-day.ts'

type Asked = Context<'signAsBuilt', RoofServices>

/** What is signed: read before the lock, and refused where it changed meanwhile. */
export type Signing = {
  readonly project: ReviewedProject
  readonly row: AsBuiltRow
  readonly from: BuiltFrom
  readonly zones: readonly ComparedZone[]
  readonly needsEngineer: boolean
  readonly compared: Compared
  readonly now: Date
}

/** The engine judges what is measured; an engineer also what was written of differences. */
const asksEngineer = ({ differences }: AsBuiltContent, zones: readonly ComparedZone[]): boolean =>
  differences.trim() !== '' || zones.some(({ outcome }) => outcome === 'deviation')

const openRow = (row: AsBuiltRow | null, version: number): AsBuiltRow => {
  requireVersion(row, version)
  if (row?.signedAt != null) throw refuse(409, 'asBuiltIsSigned')
  if (row === null) throw refuse(409, 'changedMeanwhile')
  return row
}

const picturesOf = async (db: Db, { companyId }: ReviewedProject, { content }: AsBuiltRow): Promise<Pictures> => {
  const stored = await db.query<{ address: string; sha256: string }>(
    `select address, sha256 from files where company_id = $1 and address = any($2::text[]) and sha256 is not null`,
    [companyId, content.photos.map(({ address }) => address)],
  )
  return new Map(stored.map(({ address, sha256 }) => [address, sha256]))
}

const signingOf = async (context: Asked): Promise<Signing> => {
  const { db, account, body, clock } = context
  const project = await findReviewed(db, body.hash, account)
  const from = await builtFrom(context, project)
  const row = openRow(await findAsBuilt(db, project.hash), body.version)
  const now = clock()
  const zones = await comparedZones(context, from, row.content)
  const days = { result: siteDay(from.issuedAt, from.draft), today: siteDay(now, from.draft) }
  const pictures = await picturesOf(db, project, row)
  const problems = [...missingEntries(row.content, zones, pictures), ...statementProblems(body.statement, days)]
  if (problems.length > 0) throw refuseInput(problems)
  const compared = await compareBeforeSigning(context, project.hash, ofAsBuilt)
  await requireNotGivenUp(db, project, ofAsBuilt)
  return { project, row, from, zones, needsEngineer: asksEngineer(row.content, zones), compared, now }
}

/** Photos that the record names, so that the audit misses one that is gone. */
const photosOf = (tx: Db, { companyId }: ReviewedProject, { content }: AsBuiltRow) =>
  tx.query<{ id: string; sha256: string | null }>(
    'select id, sha256 from files where company_id = $1 and address = any($2::text[]) order by id',
    [companyId, content.photos.map(({ address }) => address)],
  )

const lockUnchanged = async (
  tx: Db,
  { account, body }: Asked,
  { project, row, from, compared }: Signing,
): Promise<ReviewedProject> => {
  const locked = await lockReviewed(tx, project.hash, account)
  const present = openRow(await findAsBuilt(tx, project.hash), body.version)
  if (present.id !== row.id || locked.issuedResultId !== from.resultId || locked.revision !== project.revision)
    throw refuse(409, 'changedMeanwhile')
  await requireStanding(tx, locked, compared)
  await requireNotGivenUp(tx, locked, ofAsBuilt)
  return locked
}

const sign = async (tx: Db, context: Asked, signing: Signing, code: string | null): Promise<true> => {
  const { account, body } = context
  const { project, row, from, zones, needsEngineer, now } = signing
  await requirePlace(tx, account)
  const locked = await lockUnchanged(tx, context, signing)
  const { statement } = body
  await update(
    tx,
    'as_built_records',
    { id: row.id },
    {
      issuedResultId: from.resultId,
      revision: locked.revision,
      zones: JSON.stringify(zones),
      statement: JSON.stringify(statement),
      signedBy: account.id,
      signedAt: now,
      needsEngineer,
      documentCode: code,
    },
  )
  const digest = draftDigest({ content: row.content, zones, statement })
  const detail = { record: row.id, revision: locked.revision, result: from.resultId, record_sha256: digest, code }
  await recordEvent(tx, project.hash, 'builtSigned', account, now, {
    ...detail,
    files: await photosOf(tx, project, row),
  })
  if (needsEngineer) await giveNotice(tx, project.hash, 'deviation', account, now)
  return true
}

/** Without a deviation the close-out pack is issued with the signature; else an engineer decides first. */
export const signAsBuilt: RoofHandler<'signAsBuilt'> = async (context) => {
  const { db, account, body, wakeMail } = context
  const signing = await signingOf(context)
  const { project, row, zones, now } = signing
  if (signing.needsEngineer) await db.transaction((tx) => sign(tx, context, signing, null))
  else {
    const signed = { statement: body.statement, signedAt: now, signedBy: account.name, decision: null }
    const signedRow = { ...row, revision: project.revision }
    await issueCloseOut(context, { project, row: signedRow, from: signing.from, zones, signed, now }, (tx, code) =>
      sign(tx, context, signing, code),
    )
  }
  wakeMail()
  return { data: await shownAsBuilt(context, project, await findAsBuilt(db, project.hash)) }
}
