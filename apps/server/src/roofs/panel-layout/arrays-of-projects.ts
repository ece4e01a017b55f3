import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { findRevisionOfResult } from '../revisions/revision-rows.ts'

type Panels = Awaited<ReturnType<RoofServices['drawArray']>>
type Charged = { readonly hash: string; readonly revision: number; readonly resultId: string }

/** Projects of the company, with the charged result of their present revision. */
const findCharged = (db: Db, companyId: string, hashes: readonly string[]): Promise<Charged[]> =>
  db.query<Charged>(
    `select p.hash, p.revision, r.id as result_id from projects p join issued_results r on r.id = p.issued_result_id
     where p.company_id = $1 and p.hidden_at is null and p.hash = any($2::text[]) and r.is_charged`,
    [companyId, [...hashes]],
  )

const draw = async ({ db, drawArray }: RoofServices, { hash, resultId }: Charged): Promise<Panels> => {
  const issued = await findIssuedResult(db, hash, resultId)
  const drawn = issued && (await findRevisionOfResult(db, hash, issued.id))
  if (!issued || !drawn) return []
  const draft = projectDraft.parse(drawn.draft)
  return drawArray({
    input: assessmentInput.parse(issued.input),
    resultJson: issued.resultJson,
    request: requestOfDraft(keptLayout.nullable().parse(drawn.layout), draft),
    installed: installedPower(draft.solar),
    rules: drawn.drawingRules,
  })
}

/** Pictures kept in this process; the oldest goes first. */
const mostKept = 5000
const kept = new Map<string, Panels>()

const drawOnce = async (services: RoofServices, charged: Charged): Promise<Panels> => {
  const { revision } = await services.catalogue.get()
  const key = [revision, charged.hash, charged.revision, charged.resultId].join(' ')
  const known = kept.get(key)
  if (known) return known
  const panels = await draw(services, charged)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, panels)
  return panels
}

const drawing = onePerAccount()

/** Only of charged results, as the whole layout is. A row of a list waits for none of them. */
export const arraysOfProjects: RoofHandler<'arrays'> = (context) =>
  drawing(context.account.id, async () => {
    const { db, account, body } = context
    const arrays = []
    for (const charged of await findCharged(db, account.companyId, body.hashes))
      arrays.push({ hash: charged.hash, panels: await drawOnce(context, charged) })
    return { data: arrays }
  })
