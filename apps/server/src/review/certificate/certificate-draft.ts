import { dispositionsFor } from '@soundroof/contract/review/certificate/certificate-problems'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findReviewed, lockReviewed, requireMove } from '../access/reviewed-project.ts'
import { certifiedResult } from './certified-result.ts'
import { findDraft, firstContent, keepDraft } from './draft-rows.ts'
import { formOfProject } from './form-of-project.ts'

const contentFor = async (db: Db, hash: string, engineerId: string) => {
  const kept = await findDraft(db, hash, engineerId)
  return kept ?? { content: await firstContent(db, hash, engineerId), savedAt: null }
}

/** For the engineer who may deliver the project. */
export const certificateDraft: Handler<'certificateDraft'> = async ({ db, account, query }) => {
  const project = await findReviewed(db, query.hash, account)
  await requireMove(db, 'deliver', project, account)
  const { result } = await certifiedResult(db, project)
  const { content, savedAt } = await contentFor(db, project.hash, account.id)
  const conditions = [...result.conditions]
  return {
    data: {
      content: { ...content, dispositions: [...dispositionsFor(conditions, content.dispositions)] },
      conditions,
      form: (await formOfProject(db, projectDraft.parse(project.draft))).form,
      savedAt: savedAt?.toISOString() ?? null,
    },
  }
}

/** Complete or not: only issuing asks for everything. */
export const saveCertificate: Handler<'saveCertificate'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { hash, ...content } = body
    const project = await lockReviewed(tx, hash, account)
    await requireMove(tx, 'deliver', project, account)
    const now = clock()
    await keepDraft(tx, hash, account.id, content, now)
    return { data: { savedAt: now.toISOString() } }
  })
