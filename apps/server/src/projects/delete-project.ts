import type { Handler } from '../platform/handler.ts'
import { refuseUnknownProject } from '../platform/refused.ts'
import { isEditable } from './policy.ts'
import { hideProject, lockProject, removeProject } from './store.ts'
import { recordEvent } from './timeline.ts'

/** Gone while only the customer has seen it; from the claim on it leaves the customer's list and stays with the provider. */
export const deleteProject: Handler<'deleteProject'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const project = await lockProject(tx, body.hash, account.companyId)
    if (!project) throw refuseUnknownProject()
    const now = clock()
    if (isEditable(project.status)) await removeProject(tx, body.hash)
    else await hideProject(tx, body.hash, now)
    await recordEvent(tx, body.hash, 'deleted', account, now)
    return { data: null }
  })
