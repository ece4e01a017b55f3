import { told } from '@soundroof/contract/platform/messages'
import type { ChecklistItem } from '@soundroof/contract/review/review-checklist'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { findChecklist } from './checklist-rows.ts'

export const checklist: Handler<'checklist'> = async ({ db }) => ({ data: await findChecklist(db) })

/** Attack: two items of one id, which would be ticked as one. */
const requireDistinct = (items: readonly ChecklistItem[]): void => {
  const issues = items.flatMap(({ id }, place) =>
    items.slice(0, place).some((other) => other.id === id)
      ? [{ field: `items.${place}.id`, ...told('notAnOption', { label: 'id' }) }]
      : [],
  )
  if (issues.length > 0) throw refuseInput(issues)
}

const textsOf = (items: readonly ChecklistItem[]): string => items.map(({ text }) => text).join('; ')

/** Every version stays: a tick is of the text that it was made for. */
export const changeChecklist: Handler<'changeChecklist'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const items = body.items.map(({ id, text }) => ({ id, text: text.trim() }))
    requireDistinct(items)
    const before = await findChecklist(tx)
    if (before.version !== body.version) throw refuse(409, 'changedMeanwhile')
    const version = body.version + 1
    const now = clock()
    const row = { version, items: JSON.stringify(items), savedBy: account.id, savedAt: now }
    const stored = await insert(tx, 'review_checklists', row, 'on conflict do nothing returning version')
    if (stored.length === 0) throw refuse(409, 'changedMeanwhile')
    const detail = { items: { from: textsOf(before.items), to: textsOf(items) } }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'checklist_changed', subjectId: String(version), detail }, now)
    return { data: await findChecklist(tx) }
  })
