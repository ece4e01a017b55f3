import { stepIds } from '@soundroof/contract/roofs/project/project'
import { resolveInput } from '@soundroof/contract/roofs/project/resolve'
import { choices } from '@soundroof/data/choices'
import { refuseInput } from '../../platform/http/refused.ts'
import { questionOf } from '../calculations/question.ts'
import { receiveProject } from '../calculations/received-project.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { aroundOf } from '../calculations/surroundings.ts'
import { photoProblems, withoutQueries } from './project-photos.ts'
import { requirePlace } from './require-place.ts'
import { createProject, editProject } from './save-project.ts'

export const uploadProject: RoofHandler<'uploadProject'> = async (context) => {
  const { db, clock, account, body, wakeReports } = context
  const checked = receiveProject(body, stepIds, await aroundOf(context))
  if (!checked.ok) throw refuseInput(checked.problems)
  const received = { ...checked.value, project: withoutQueries(checked.value.project) }
  const asked = questionOf(received, resolveInput(received.project, choices), account.id)
  const upload = { received, asked, account, now: clock() }
  const hash = await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const problems = await photoProblems(tx, account.companyId, received.project.photos)
    if (problems.length > 0) throw refuseInput(problems)
    return received.hash === null ? createProject(tx, upload) : editProject(tx, received.hash, upload)
  })
  wakeReports()
  return { data: { hash } }
}
