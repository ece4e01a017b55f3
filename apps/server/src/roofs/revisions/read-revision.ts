import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import { presentProject } from '../projects/present-project.ts'
import { findProject } from '../projects/project-list-rows.ts'
import { findRevision } from './revision-rows.ts'

/** The project as it was saved then: status, engineer and review are the present ones, a report is asked for by result. */
export const readRevision: Handler<'revision'> = async (context) => {
  const { db, account, query } = context
  const project = await findProject(db, account.companyId, query.hash)
  if (!project) throw refuseUnknownProject()
  const saved = await findRevision(db, query.hash, query.revision)
  if (!saved) throw refuse(404, 'revisionUnknown', { revision: query.revision })
  const then = {
    draft: saved.draft,
    hasResult: saved.resultJson !== null,
    output: saved.output,
    updatedAt: saved.savedAt,
    reportAddress: null,
  }
  return { data: presentProject({ ...project, ...then }, context) }
}
