import type { Changes } from '@soundroof/contract/roofs/calls/revision-calls'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { CodedBrief } from '@soundroof/contract/roofs/results/result'
import { inputDifferences } from '@soundroof/report/comparison/input-differences'
import { layoutDifferences } from '@soundroof/report/comparison/layout-differences'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { sayIn } from '@soundroof/words/say'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseUnknownProject } from '../../platform/http/refused.ts'
import { figuresOf } from '../calculations/calculation-context.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevision, type SavedRevision } from './revision-rows.ts'

const say = sayIn('en-AU')

const requireRevision = async (db: Db, hash: string, revision: number): Promise<SavedRevision> => {
  const saved = await findRevision(db, hash, revision)
  if (!saved) throw refuse(404, 'revisionUnknown', { revision })
  return saved
}

const layoutOf = ({ layout }: SavedRevision) => keptLayout.nullable().parse(layout)

const resultOf = ({ resultJson }: SavedRevision): CodedBrief | null => resultJson && JSON.parse(resultJson)

/** Differences between two revisions. Callers have checked that the account may read them. */
export const changesBetween = async (
  { db, catalogue }: Pick<RoofServices, 'db' | 'catalogue'>,
  { hash, from, to }: { readonly hash: string; readonly from: number; readonly to: number },
): Promise<Changes> => {
  const [before, after] = [await requireRevision(db, hash, from), await requireRevision(db, hash, to)]
  const [was, is] = [resultOf(before), resultOf(after)]
  const { choices } = figuresOf(await catalogue.listed())
  return {
    input: [
      ...inputDifferences(say, projectDraft.parse(before.draft), projectDraft.parse(after.draft), choices),
      ...layoutDifferences(say, layoutOf(before), layoutOf(after)),
    ],
    result: was && is && resultDifferences(say, was, is),
  }
}

/** For the company of the project. */
export const projectChanges: RoofHandler<'changes'> = async (context) => {
  const { db, account, query } = context
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  return { data: await changesBetween(context, query) }
}
