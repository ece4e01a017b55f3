import { removeObjects } from '../../platform/files/new-objects.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { supersedeDrafts } from '../documents/document-rows.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { isEditable } from './policy.ts'
import { hasSignedRecord, hideProject, lockProject, removeProject } from './project-rows.ts'
import { makeNextRoofFirst } from './roofs-of-project.ts'

/** Removed where only the customer has seen it; once claimed, or signed as built, it leaves the customer's list and stays with the provider. */
export const deleteProject: Handler<'deleteProject'> = async (context) => {
  const { db, clock, account, body } = context
  const files = await db.transaction(async (tx) => {
    const project = await lockProject(tx, body.hash, account.companyId)
    if (!project) throw refuseUnknownProject()
    const now = clock()
    await recordEvent(tx, body.hash, 'deleted', account, now)
    await makeNextRoofFirst(tx, body.hash)
    if (isEditable(project.status) && !(await hasSignedRecord(tx, body.hash))) return removeProject(tx, body.hash)
    await supersedeDrafts(tx, body.hash, now)
    await hideProject(tx, body.hash, now)
    return []
  })
  await removeObjects(context, files)
  return { data: null }
}
