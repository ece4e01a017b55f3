import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireHolder } from '../access/reviewed-project.ts'
import { findChecklist, findJobChecklist } from './checklist-rows.ts'

type Key = { readonly projectHash: string; readonly item: string; readonly text: string; readonly revision: number }

const takeBack = (tx: Db, { projectHash, item, text, revision }: Key) =>
  tx.query<{ tickedBy: string; tickedAt: Date }>(
    `delete from checklist_ticks where project_hash = $1 and item = $2 and text = $3 and revision = $4
     returning ticked_by, ticked_at`,
    [projectHash, item, text, revision],
  )

/** For the holder, of the item and the inputs as they are: a colleague may have reworded it, the customer edited them. */
export const tickItem: Handler<'tickItem'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const project = await lockReviewed(tx, body.hash, account)
    await requireHolder(tx, project, account)
    const { items } = await findChecklist(tx)
    const item = items.find(({ id }) => id === body.item)
    if (item?.text !== body.text || project.revision !== body.revision) throw refuse(409, 'changedMeanwhile')
    const now = clock()
    const key = { projectHash: project.hash, item: item.id, text: item.text, revision: project.revision }
    const tick = { ...key, tickedBy: account.id, tickedAt: now }
    const changed = body.isTicked
      ? await insert(tx, 'checklist_ticks', tick, 'on conflict do nothing returning item')
      : await takeBack(tx, key)
    const detail = { item: item.id, text: item.text, revision: project.revision }
    const event = body.isTicked ? 'itemTicked' : 'itemUnticked'
    if (changed.length > 0) await recordEvent(tx, project.hash, event, account, now, detail)
    return { data: await findJobChecklist(tx, project) }
  })

/** Refuses an item left unticked by oversight; answers the texts of those that stay so, for the record. */
export const requireTicked = async (
  tx: Db,
  project: { readonly hash: string; readonly revision: number },
  named: readonly string[],
): Promise<readonly string[]> => {
  const { items } = await findJobChecklist(tx, project)
  const left = items.filter(({ tick }) => tick === null)
  const count = left.filter(({ id }) => !named.includes(id)).length
  if (count > 0) throw refuseInput([{ field: 'unticked', ...told('itemsUnticked', { count }) }])
  return left.map(({ text }) => text)
}

/** In a record only where there is something to name. */
export const namedIn = (left: { readonly unticked: readonly string[] }) => (left.unticked.length > 0 ? left : {})
