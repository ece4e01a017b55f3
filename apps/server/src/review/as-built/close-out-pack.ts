import { randomBytes } from 'node:crypto'
import type { ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import { fileNameOfKind } from '@soundroof/contract/roofs/projects/report-file-name'
import type { BuiltPhoto, CloseOutInput } from '@soundroof/report/close-out/close-out-input'
import { documentTitle } from '@soundroof/report/wording/document-title'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseTooManyAtOnce } from '../../platform/http/refused.ts'
import { version } from '../../platform/http/version.ts'
import { readReference } from '../../platform/provider/reference.ts'
import { mostAtOnce } from '../../platform/turns/most-at-once.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { findValidDocuments } from '../../roofs/documents/document-rows.ts'
import { issueDocument } from '../../roofs/documents/issue-document.ts'
import { proofOf } from '../../roofs/documents/proof.ts'
import { readIdentity } from '../../roofs/documents/report-identity.ts'
import { previewKey } from '../../roofs/files/file-rows.ts'
import { ownedFiles } from '../../roofs/files/owned-files.ts'
import { photosTaken } from '../../roofs/taken/taken-rows.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import { printedDocument } from '../certificate/printed-document.ts'
import type { AsBuiltRow, Decision, SignedStatement } from './as-built-rows.ts'
import type { BuiltFrom } from './built-from.ts'

/** What a close-out pack is made of. */
export type ClosedOut = {
  readonly project: ReviewedProject
  readonly row: AsBuiltRow
  readonly from: BuiltFrom
  readonly zones: readonly ComparedZone[]
  readonly signed: {
    readonly statement: SignedStatement
    readonly signedAt: Date
    readonly signedBy: string
    readonly decision: Decision | null
  }
  readonly now: Date
}

type Needs = RoofServices & { readonly account: Account }

const kind = 'close-out-pack'

/** In the order of the zones, then those of the array as a whole. */
const orderOf = (zones: readonly ComparedZone[], zone: BuiltPhoto['zone']): number =>
  zone === null ? zones.length : zones.findIndex((one) => one.zone === zone)

const photosOf = async ({ db }: Needs, { project, row, zones }: ClosedOut): Promise<readonly BuiltPhoto[]> => {
  const { photos } = row.content
  const known = await photosTaken(
    db,
    project.companyId,
    photos.map(({ address }) => address),
  )
  const shown = photos.flatMap(({ address, subject, zone }): readonly BuiltPhoto[] => {
    const stored = known.get(address)
    return stored ? [{ id: address, subject, zone, taken: stored.taken, receivedAt: stored.receivedAt }] : []
  })
  return shown.toSorted((one, other) => orderOf(zones, one.zone) - orderOf(zones, other.zone))
}

/** Renditions; a missing one is named on its page. */
const imagesOf = async ({ db, objectStore }: Needs, companyId: string, photos: readonly BuiltPhoto[]) => {
  const files = await ownedFiles(db, companyId, [...new Set(photos.map(({ id }) => id))])
  const images: (readonly [address: string, jpeg: Uint8Array])[] = []
  for (const { address, key, hasPreview } of files) {
    const jpeg = hasPreview ? await objectStore.get(previewKey(key)) : null
    if (jpeg) images.push([address, jpeg])
  }
  return images
}

const documentsOf = async (needs: Needs, { project, row }: ClosedOut, projectNumber: string) => {
  const found = await findValidDocuments(needs.db, project.hash, row.revision)
  const others = found.filter((document) => document.kind !== kind)
  return Promise.all(
    others.map(async (document) => ({
      ...(await printedDocument(needs, projectNumber, document)),
      isCertificate: document.kind === 'review-certificate',
    })),
  )
}

const statementOf = ({ signed: { statement, signedAt, signedBy } }: ClosedOut): CloseOutInput['statement'] => ({
  ...statement,
  signedAt: signedAt.toISOString(),
  signedBy,
})

const decisionOf = ({ signed: { decision } }: ClosedOut): CloseOutInput['decision'] =>
  decision === null
    ? null
    : {
        engineer: decision.engineer,
        registration: decision.registration,
        reason: decision.reason,
        decidedAt: decision.decidedAt.toISOString(),
      }

const render = async (needs: Needs, closing: ClosedOut, code: string): Promise<Uint8Array> => {
  const { db, config, signing, renderDocument } = needs
  const { project, row, from, zones, now } = closing
  const { draft } = from
  const { provider, sheetings } = await readReference(db, config)
  const { number: projectNumber } = draft.header
  const { companyId } = project
  const subject = { projectHash: project.hash, companyId, revision: row.revision, projectNumber, kind } as const
  const { identity, logos } = await readIdentity(db, config, subject, now)
  const photos = await photosOf(needs, closing)
  const closeOut = {
    project: draft,
    result: from.result,
    ...(await from.array()),
    provider,
    identity,
    issuedAt: now.toISOString(),
    version,
    proof: proofOf(config, code),
    zones,
    content: row.content,
    photos,
    statement: statementOf(closing),
    decision: decisionOf(closing),
    documents: await documentsOf(needs, closing, projectNumber),
  }
  const images = [...logos, ...(await imagesOf(needs, companyId, photos))]
  return renderDocument({ closeOut, sheetings, title: `Close-out pack ${documentTitle(draft)}`, images, signing })
}

/** Rendering takes a second: some of one person are made while the client waits. */
const inWork = mostAtOnce(3, refuseTooManyAtOnce)

/** Renders and signs the pack, and stores it in the transaction that signs or decides. */
const issue = async (
  needs: Needs,
  closing: ClosedOut,
  also: (tx: Db, code: string) => Promise<true>,
): Promise<void> => {
  const { project, row, from, now } = closing
  const code = documentCode(randomBytes(16))
  const document = {
    code,
    kind,
    projectHash: project.hash,
    revision: row.revision,
    issuedResultId: from.resultId,
    issuedAt: now,
    companyId: project.companyId,
    pdf: await render(needs, closing, code),
    fileName: fileNameOfKind(from.draft, kind, row.revision),
    madeFor: needs.account.id,
    isReview: false,
  } as const
  const issued = await issueDocument(needs, document, (tx) => also(tx, code))
  if (!issued) throw refuse(409, 'changedMeanwhile')
}

/** Issues the close-out pack, or nothing of it and of what goes with it. */
export const issueCloseOut: typeof issue = (needs, closing, also) =>
  inWork(needs.account.id, () => issue(needs, closing, also))
