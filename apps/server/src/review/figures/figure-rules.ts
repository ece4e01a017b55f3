import type { FigureRules } from '@soundroof/contract/review/figures/figures-console'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

const usual: FigureRules = { secondEngineer: true, version: 0 }

const storedRules = async (db: Db): Promise<FigureRules> => {
  const [row] = await db.query<FigureRules>('select second_engineer, version from figure_rules')
  return row ?? usual
}

const activeEngineers = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ engineers: number }>(
    `select count(*) as engineers from accounts where role = 'engineer' and disabled_at is null and deleted_at is null`,
  )
  return Number(row?.engineers ?? 0)
}

/** Where it is switched off, a second engineer still has to approve as soon as the provider has one. */
export const readRules = async (db: Db): Promise<FigureRules> => {
  const rules = await storedRules(db)
  return { ...rules, secondEngineer: rules.secondEngineer || (await activeEngineers(db)) !== 1 }
}

const requireOneEngineer = async (tx: Db): Promise<void> => {
  const count = await activeEngineers(tx)
  if (count !== 1) throw refuse(409, 'figureRulesSeveral', { count })
}

/** False when another change was faster. */
const store = async (tx: Db, { secondEngineer, version }: FigureRules): Promise<boolean> => {
  const sql =
    version === 0
      ? `insert into figure_rules (second_engineer, version) values ($1, $2::int + 1)
         on conflict (single) do nothing returning 1`
      : 'update figure_rules set second_engineer = $1, version = version + 1 where version = $2 returning 1'
  return (await tx.query(sql, [secondEngineer, version])).length === 1
}

/** Recorded in the audit trail; reports then say that no second engineer approved a figure. */
export const changeFigureRules: Handler<'changeFigureRules'> = async ({ db, account, body, clock }) => {
  const data = await db.transaction(async (tx): Promise<FigureRules> => {
    const before = await storedRules(tx)
    if (before.version !== body.version) throw refuse(409, 'changedMeanwhile')
    if (before.secondEngineer === body.secondEngineer) return before
    if (!body.secondEngineer) await requireOneEngineer(tx)
    if (!(await store(tx, body))) throw refuse(409, 'changedMeanwhile')
    const detail = { secondEngineer: { from: before.secondEngineer, to: body.secondEngineer } }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'figure_rules_changed', subjectId: 'provider', detail }, clock())
    return { ...body, version: body.version + 1 }
  })
  return { data }
}
