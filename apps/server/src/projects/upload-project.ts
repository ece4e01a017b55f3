import { stepIds } from '@soundroof/contract/project/project'
import { questionOf } from '../calculations/question.ts'
import { receiveProject } from '../calculations/received-project.ts'
import type { Handler } from '../platform/handler.ts'
import { refuseInput } from '../platform/refused.ts'
import { photoProblems, withoutQueries } from './project-photos.ts'
import { createProject, editProject } from './save-project.ts'

export const uploadProject: Handler<'uploadProject'> = async (context) => {
  const { db, clock, account, body, wakeReports } = context
  const checked = receiveProject(body, stepIds, context)
  const received = { ...checked, project: withoutQueries(checked.project) }
  const upload = { received, asked: questionOf(received, account), account, now: clock() }
  const hash = await db.transaction(async (tx) => {
    const problems = await photoProblems(tx, account.companyId, received.project.photos)
    if (problems.length > 0) throw refuseInput(problems)
    return received.hash === null ? createProject(tx, upload) : editProject(tx, received.hash, upload)
  })
  wakeReports()
  return { data: { hash } }
}
