import type { Problem } from '@soundroof/contract/platform/problem'
import { mergedFiles, withFiles } from '@soundroof/contract/roofs/projects/photos'
import { domainFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { refuseInput } from '../../platform/http/refused.ts'
import { calculationContextOf, stepContextOf } from '../calculations/calculation-context.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { keepAsRevision } from './keep-as-revision.ts'
import { findInputs } from './opened-revision.ts'
import { missingPhotos, photoProblems, withoutQueries } from './project-photos.ts'
import { requirePlace } from './require-place.ts'

/** The call names the files as the draft does. */
const ofThisCall = (problem: Problem): Problem => ({
  ...problem,
  field: domainFieldOf(problem.field)?.field ?? problem.field,
})

/** A project that is not from the desk, or waits for an engineer, keeps the photos that its step requires. */
export const keepPhotos: RoofHandler<'keepPhotos'> = async (context) => {
  const { db, account, body, clock, wakeReports } = context
  const rules = stepContextOf(await calculationContextOf(context))
  const { hash, openedRevision = null, ...sent } = body
  const revision = await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    return keepAsRevision(tx, { hash, account, now: clock() }, async (before, status) => {
      const own = withoutQueries(withFiles(before, sent))
      const opened = openedRevision === null ? before : await findInputs(tx, hash, openedRevision)
      const draft = withFiles(before, mergedFiles(opened.photos, before.photos, own.photos))
      const problems = [
        ...missingPhotos(draft, status, rules),
        ...(await photoProblems(tx, account.companyId, draft.photos)),
      ]
      if (problems.length > 0) throw refuseInput(problems.map(ofThisCall))
      return draft
    })
  })
  wakeReports()
  return { data: { revision } }
}
