import type { ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { DesignProperty } from '@soundroof/contract/review/inspection/design-property'
import { reviewKinds, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findValidDocuments } from '../../roofs/documents/document-rows.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { type AsBuiltRow, findAsBuilt, type SignedStatement } from '../as-built/as-built-rows.ts'
import { requireOwnProject } from '../as-built/decide-as-built.ts'
import { stateOf } from '../as-built/shown-as-built.ts'
import { findProperty } from '../certificate/check-rows.ts'
import { findConditions } from '../conditions/condition-rows.ts'

/** A signed record that stands, with the documents that a certificate after inspection names. */
export type InspectedRecord = {
  readonly row: AsBuiltRow
  readonly zones: readonly ComparedZone[]
  readonly statement: SignedStatement
  readonly signedAt: Date
  readonly design: VerifiedDocument
  readonly pack: VerifiedDocument
  /** Valid documents of the revision but the former certificate after inspection: design and pack first. */
  readonly documents: readonly VerifiedDocument[]
  /** What the design certificate says of the property; null: not known here. */
  readonly property: DesignProperty | null
  /** That the design certificate keeps. */
  readonly conditions: readonly string[]
}

type Project = Pick<ReviewedProject, 'hash' | 'revision' | 'issuedResultId'>

/** Attack: a record that was opened again, or of a plan that has changed since. */
const standingRow = async (db: Db, { hash, revision, issuedResultId }: Project) => {
  const row = await findAsBuilt(db, hash)
  if (row === null || !['accepted', 'closed'].includes(stateOf(row))) throw refuse(409, 'inspectionWithoutRecord')
  if (row.revision !== revision || row.issuedResultId !== issuedResultId) throw refuse(409, 'inspectionOfFormerPlan')
  const { zones, statement, signedAt } = row
  if (zones === null || statement === null || signedAt === null) throw refuse(409, 'inspectionWithoutRecord')
  return { row, zones, statement, signedAt }
}

const printedOn = async (db: Db, code: string): Promise<readonly string[]> => {
  const [row] = await db.query<{ conditions: string[] | null }>('select conditions from documents where code = $1', [
    code,
  ])
  return row?.conditions ?? []
}

/**
 * Printed on a certificate that was issued here; of an uploaded review, those delivered with it. What an engineer withdrew on
 * record since is not asked.
 */
const conditionsOf = async (db: Db, hash: string, { code, kind }: VerifiedDocument): Promise<readonly string[]> => {
  const ofProject = await findConditions(db, hash)
  const states = new Map(ofProject.map(({ text, state }) => [text, state]))
  const texts = kind === 'signed-review' ? ofProject.map(({ text }) => text) : await printedOn(db, code)
  return [...new Set(texts)].filter((text) => states.get(text) !== 'withdrawn')
}

const isReview = ({ kind }: VerifiedDocument): boolean => reviewKinds.some((review) => review === kind)

type Asking = { readonly account: Pick<Account, 'id'>; readonly clock: () => Date }

/** The holder, or who delivered; nothing is signed for a customer who deleted the project. */
export const requireMay = async (db: Db, { account, clock }: Asking, project: ReviewedProject): Promise<void> => {
  if (project.isDeleted) throw refuse(409, 'deletedByCustomer')
  await requireOwnProject(db, project, account.id, clock())
}

/** Refuses where there is nothing to certify, or nothing to inspect against. */
export const inspectedRecord = async (db: Db, project: Project): Promise<InspectedRecord> => {
  const standing = await standingRow(db, project)
  const valid = await findValidDocuments(db, project.hash, project.revision)
  const design = valid.find(isReview)
  if (design === undefined) throw refuse(409, 'inspectionWithoutCertificate')
  const pack = valid.find(({ code }) => code === standing.row.documentCode)
  if (pack === undefined) throw refuse(409, 'inspectionWithoutPack')
  const others = valid.filter((one) => one !== design && one !== pack && one.kind !== 'inspection-certificate')
  return {
    ...standing,
    design,
    pack,
    documents: [design, pack, ...others],
    property: await findProperty(db, design.code),
    conditions: await conditionsOf(db, project.hash, design),
  }
}
