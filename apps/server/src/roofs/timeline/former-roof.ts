import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { FormerRoof } from '@soundroof/engine/panel-layout/former-roof'
import { sortedJson } from '../../platform/audit/chain.ts'
import type { Db } from '../../platform/database/db.ts'

const roofOf = ({ building, options }: ProjectDraft) => {
  const { shape, length, width, roofSlope: slope } = building
  return { shape, length, width, slope, form: options.roofForm }
}

/** Compares everything that a drawing depends on. */
export const isSameRoof = (one: ProjectDraft, other: ProjectDraft): boolean =>
  sortedJson(roofOf(one)) === sortedJson(roofOf(other))

const drawnOnSql = `select v.draft from project_revisions v where v.project_hash = $1 and v.revision = (
    select max((t.detail->>'revision')::int) from timeline t
    where t.project_hash = $1 and t.event = 'laidOut' and (t.detail->>'revision')::int <= $2)`

/** The roof on which a revision's drawing was saved, where its present roof differs; null: the same. */
export const findFormerRoof = async (
  db: Db,
  { hash, revision, draft }: { readonly hash: string; readonly revision: number; readonly draft: ProjectDraft },
): Promise<FormerRoof | null> => {
  const [row] = await db.query<{ readonly draft: unknown }>(drawnOnSql, [hash, revision])
  if (!row) return null
  const then = projectDraft.parse(row.draft)
  return isSameRoof(then, draft) ? null : roofOf(then)
}
