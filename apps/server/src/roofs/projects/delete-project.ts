import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { supersedeDrafts } from '../documents/document-rows.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { isEditable } from './policy.ts'
import { hideProject, lockProject, removeProject } from './project-rows.ts'
import { makeNextRoofFirst } from './roofs-of-project.ts'

/** The project is gone already: a file that stays is told in the log and opens to nobody. */
const removeFiles = async ({ objectStore, log }: PlatformServices, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await objectStore.remove(key).catch((error) => log.error('the report of a deleted project stays', error, { key }))
}

/** Gone while only the customer has seen it; from the claim on it leaves the customer's list and stays with the provider. */
export const deleteProject: Handler<'deleteProject'> = async (context) => {
  const { db, clock, account, body } = context
  const files = await db.transaction(async (tx) => {
    const project = await lockProject(tx, body.hash, account.companyId)
    if (!project) throw refuseUnknownProject()
    const now = clock()
    await recordEvent(tx, body.hash, 'deleted', account, now)
    await makeNextRoofFirst(tx, body.hash)
    if (isEditable(project.status)) return removeProject(tx, body.hash)
    await supersedeDrafts(tx, body.hash, now)
    await hideProject(tx, body.hash, now)
    return []
  })
  await removeFiles(context, files)
  return { data: null }
}
