import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { underlay as underlaySchema } from '@soundroof/contract/roofs/underlay/underlay'
import { findValidRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { asTheyStand } from '../../roofs/documents/as-it-stands.ts'
import { findDocumentsOf } from '../../roofs/documents/document-rows.ts'
import { missingAmong } from '../../roofs/files/missing-objects.ts'
import { ownedFiles } from '../../roofs/files/owned-files.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { presentProject } from '../../roofs/projects/present-project.ts'
import { findProjectOfProvider } from '../../roofs/projects/project-list-rows.ts'
import { revisionsOf } from '../../roofs/revisions/list-revisions.ts'
import { signedFiles } from '../../roofs/taken/signed-files.ts'
import { filesOfDraft } from '../../roofs/timeline/bound-content.ts'
import { findFullRecords } from '../../roofs/timeline/timeline.ts'
import { findReviewed, nameOf } from '../access/reviewed-project.ts'
import { secondCheckOf } from '../certificate/second-check.ts'
import { findJobChecklist } from '../checklist/checklist-rows.ts'
import { findVoidFactsOf, voidingOf } from '../moves/who-may-void.ts'
import { findOpenMark } from '../reconsideration/marks.ts'
import { figuresOf, namesOfFigures, shownMark } from '../reconsideration/shown-mark.ts'
import { reviewState } from './review-state.ts'

const companyOf = async (db: Db, id: string) => {
  const [row] = await db.query<{ name: string }>('select name from companies where id = $1', [id])
  return { id, name: row?.name || 'Former company' }
}

/** Each with what the reader can do to void it. */
const documentsOf = async (context: Context<'consoleProject', RoofServices>, projectHash: string) => {
  const { db, account } = context
  const facts = await findVoidFactsOf(db, [projectHash])
  return (await asTheyStand(context, await findDocumentsOf(db, projectHash))).map((document) => {
    const its = facts.find(({ code }) => code === document.code)
    return { ...document, voiding: its ? voidingOf(its, account) : null }
  })
}

/** The engineer who issued a certificate delivers it; one whose file is missing has to be issued again. */
const certificateOf = async (context: Context<'consoleProject', RoofServices>, projectHash: string) => {
  const { db, account } = context
  const [row] = await db.query<{ code: string; address: string }>(
    `select d.code, f.address from documents d join files f on f.id = d.file_id
     where d.project_hash = $1 and d.kind = 'review-certificate' and d.state = 'draft' and f.uploaded_by = $2`,
    [projectHash, account.id],
  )
  if (!row || (await missingAmong(context, [row.address])).size > 0) return null
  return { code: row.code, address: signedAddress(context, row.address, readerOf(account)) }
}

const reconsiderationOf = async (services: RoofServices, projectHash: string) => {
  const mark = await findOpenMark(services.db, projectHash)
  return mark && shownMark(mark, await namesOfFigures(services, figuresOf(mark)))
}

/** A submitted project in full; photos and files signed for this reader. */
export const consoleProject: RoofHandler<'consoleProject'> = async (context) => {
  const { db, account, query } = context
  const project = await findReviewed(db, query.hash, account)
  const shown = await findProjectOfProvider(db, project.hash)
  if (!shown) throw refuseUnknownProject()
  const underlay = underlaySchema.nullable().parse(project.underlay)
  const files = await ownedFiles(db, project.companyId, [
    ...filesOfDraft(projectDraft.parse(project.draft)),
    ...(underlay === null ? [] : [underlay.picture]),
  ])
  const { engineerId } = project
  return {
    data: {
      ...(await reviewState(context, project)),
      hash: project.hash,
      company: await companyOf(db, project.companyId),
      engineer: engineerId === null ? null : { id: engineerId, name: await nameOf(db, engineerId) },
      isDeleted: project.isDeleted,
      project: await presentProject(shown, context),
      files: [...(await signedFiles(context, project.companyId, files))],
      underlay,
      resultId: project.issuedResultId,
      reconsideration: await reconsiderationOf(context, project.hash),
      records: await findFullRecords(db, project.hash),
      revisions: await revisionsOf(db, project.hash),
      documents: await documentsOf(context, project.hash),
      registration: account.role === 'engineer' ? await findValidRegistration(db, account.id, context.clock()) : null,
      certificate: await certificateOf(context, project.hash),
      secondCheck: await secondCheckOf(context, project.hash),
      checklist: await findJobChecklist(db, project),
    },
  }
}
