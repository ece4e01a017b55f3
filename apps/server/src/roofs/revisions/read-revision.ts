import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { presentProject } from '../projects/present-project.ts'
import { findProject, type Shown } from '../projects/project-list-rows.ts'
import { findRevision } from './revision-rows.ts'

type Reading = RoofServices & { readonly account: Account }

/** The project as saved then, with its present status, engineer and review; its report is asked for by result. */
export const presentRevision = async (context: Reading, project: Shown, revision: number): Promise<ProjectRow> => {
  const saved = await findRevision(context.db, project.hash, revision)
  if (!saved) throw refuse(404, 'revisionUnknown', { revision })
  const then = {
    revision,
    draft: saved.draft,
    hasResult: saved.resultJson !== null,
    output: saved.output,
    updatedAt: saved.savedAt,
    reportAddress: null,
  }
  return presentProject({ ...project, ...then }, context)
}

export const readRevision: RoofHandler<'revision'> = async (context) => {
  const { db, account, query } = context
  const project = await findProject(db, account.companyId, query.hash)
  if (!project) throw refuseUnknownProject()
  return { data: await presentRevision(context, project, query.revision) }
}
