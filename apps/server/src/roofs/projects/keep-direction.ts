import type { RoofHandler } from '../calculations/roof-services.ts'
import { keepAsRevision } from './keep-as-revision.ts'

export const keepDirection: RoofHandler<'keepDirection'> = async ({ db, account, body, clock, wakeReports }) => {
  const { hash, frontFacing } = body
  const revision = await db.transaction((tx) =>
    keepAsRevision(tx, { hash, account, now: clock() }, (draft) => ({
      ...draft,
      building: { ...draft.building, frontFacing },
    })),
  )
  wakeReports()
  return { data: { revision } }
}
