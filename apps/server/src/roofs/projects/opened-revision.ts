import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { draftDigest } from '../timeline/bound-content.ts'

/** Inputs as a revision had them. */
export const findInputs = async (tx: Db, hash: string, revision: number): Promise<ProjectDraft> => {
  const [row] = await tx.query<{ readonly draft: unknown }>(
    'select draft from project_revisions where project_hash = $1 and revision = $2',
    [hash, revision],
  )
  if (!row) throw refuse(404, 'revisionUnknown', { revision })
  return projectDraft.parse(row.draft)
}

type Present = { readonly hash: string; readonly revision: number; readonly draft: ProjectDraft }

/**
 * Attack: the inputs of a colleague, or of the same person on another device, overwritten from a page opened before they were
 * saved. A revision that changed the drawing alone refuses nothing: an upload keeps the drawing.
 *
 * @param opened null: the caller does not ask for it
 */
export const requireOpened = async (tx: Db, present: Present, opened: number | null): Promise<void> => {
  if (opened === null || opened === present.revision) return
  const then = await findInputs(tx, present.hash, opened)
  if (draftDigest(then) !== draftDigest(present.draft)) throw refuse(409, 'savedSinceOpened')
}
