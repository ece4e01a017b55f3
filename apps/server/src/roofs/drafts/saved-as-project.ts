import { deviceOf } from '../../identity/sessions/device.ts'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/identifier.ts'
import { findDraft, lockDrafts, writeDraft } from './draft-rows.ts'

/** Hash of the project that a draft became, which nobody else says until the transaction ends; null: none. */
export const projectOfDraft = async (tx: Db, accountId: string, draft: string): Promise<string | null> => {
  await lockDrafts(tx, accountId)
  return (await findDraft(tx, accountId, draft))?.projectHash ?? null
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
