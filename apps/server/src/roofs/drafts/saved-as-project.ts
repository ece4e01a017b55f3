import { deviceOf } from '../../identity/sessions/device.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { findDraft, lockDrafts, writeDraft } from './draft-rows.ts'

type Named = { readonly draft: string; readonly version: number | null }

/**
 * Hash of the project that a draft became, which nobody else says until the transaction ends; null: none. Refused where another
 * device has changed the draft since that version, so that its answers are not lost with the draft.
 */
export const projectOfDraft = async (tx: Db, accountId: string, { draft, version }: Named): Promise<string | null> => {
  await lockDrafts(tx, accountId)
  const row = await findDraft(tx, accountId, draft)
  if (row?.content != null && version !== null && row.version > version) throw refuse(409, 'draftChangedElsewhere')
  return row?.projectHash ?? null
}

type Saved = { readonly draft: string; readonly hash: string; readonly agent: string; readonly now: Date }

/** The account's other devices are told what became of the draft. */
export const noteSavedAs = async (tx: Db, accountId: string, saved: Saved): Promise<void> => {
  await lockDrafts(tx, accountId)
  const { version = 0 } = (await findDraft(tx, accountId, saved.draft)) ?? {}
  await writeDraft(tx, {
    accountId,
    id: saved.draft,
    version: version + 1,
    changeId: newId(),
    content: null,
    projectHash: saved.hash,
    device: deviceOf(saved.agent),
    savedAt: saved.now,
  })
}
