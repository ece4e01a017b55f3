import { mostTemplates, type StatementTemplate } from '@soundroof/contract/review/certificate/statement-templates'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

const keyOf = (name: string): string => name.trim().toLocaleLowerCase('en-AU')

export const statementTemplates: Handler<'statementTemplates'> = async ({ db }) => ({
  data: await db.query<StatementTemplate>(
    'select name, statement, not_certified, inspections, validity from statement_templates order by key',
  ),
})

/** Attack: rows without end. */
const requireRoom = async (tx: Db, key: string): Promise<void> => {
  const others = await tx.query('select 1 from statement_templates where key <> $1 limit $2', [key, mostTemplates])
  if (others.length === mostTemplates) throw refuse(409, 'tooManyTemplates', { most: mostTemplates })
}

/** The last to keep a name decides what it says; who kept what stands in the audit trail. */
export const keepStatementTemplate: Handler<'keepStatementTemplate'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const { name, ...texts } = body
    const key = keyOf(name)
    await requireRoom(tx, key)
    const keptAt = clock()
    await upsert(tx, 'statement_templates', { key }, { name: name.trim(), ...texts, keptBy: account.id, keptAt })
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'template_kept', subjectId: name.trim(), detail: texts }, keptAt)
    return { data: null }
  })

export const removeStatementTemplate: Handler<'removeStatementTemplate'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    const gone = await tx.query('delete from statement_templates where key = $1 returning 1', [keyOf(body.name)])
    if (gone.length === 0) throw refuse(404, 'templateUnknown')
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'template_removed', subjectId: body.name.trim(), detail: {} }, clock())
    return { data: null }
  })
