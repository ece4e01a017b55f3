import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { type Balance, balanceSql } from '../../money/subscriptions/subscription-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import type { Calculated } from './calculate.ts'
import type { Question } from './question.ts'

/** What is known of a question before it is answered. */
export type AskedBefore = {
  /** Null when the company has no such project. */
  readonly status: ProjectStatus | null
  /** Whether the result issued for it was charged; null when none was issued. */
  readonly isCharged: boolean | null
  readonly balance: Balance | null
}

type Row = { readonly status?: ProjectStatus | null; readonly isCharged: boolean | null } & {
  readonly [K in keyof Balance]: Balance[K] | null
}

// One statement of small questions: it is all that a repeated calculation asks of the database.
const withBalance = (questions: string): string =>
  `select ${questions}, balance.* from (select 1) as one left join (${balanceSql}) as balance on true`

const issuedFor = '(select is_charged from issued_results where scope = $3 and input_hash = $4)'
const draftSql = withBalance(`${issuedFor} as "isCharged"`)
const projectSql = withBalance(`
  (select status from projects where hash = $5 and company_id = $6 and hidden_at is null) as status,
  greatest(${issuedFor},
    (select bool_or(r.is_charged) from project_results pr join issued_results r on r.id = pr.issued_result_id
     where pr.project_hash = $5 and r.input_hash = $4)) as "isCharged"`)

export const findAskedBefore = async (db: Db, account: Account, asked: Question, now: Date): Promise<AskedBefore> => {
  const params = [account.id, now, asked.scope, asked.inputHash]
  const ofProject = [...params, asked.hash, account.companyId]
  const [row] = await (asked.hash === null ? db.query<Row>(draftSql, params) : db.query<Row>(projectSql, ofProject))
  if (!row) throw new Error('What is known of a question is always one row.')
  const { status = null, isCharged, ...balance } = row
  return { status, isCharged, balance: balance.endsAt === null ? null : (balance as Balance) }
}

export type NewResult = {
  readonly id: string
  readonly account: Account
  readonly asked: Question
  readonly calculated: Calculated
  readonly now: Date
}

/** So that results of a figure are counted without reading them. */
const keepFiguresOf = async (tx: Db, id: string, figures: readonly string[]): Promise<void> => {
  await tx.query('delete from result_figures where issued_result_id = $1', [id])
  await tx.query('insert into result_figures (issued_result_id, figure) select $1, unnest($2::text[])', [
    id,
    [...figures],
  ])
}

/**
 * Keeps the result; answers its identifier, null when somebody else has issued it in the meantime. A charged result
 * replaces one that an earlier engine, or earlier tables, gave without a charge.
 */
export const keepIssuedResult = async (tx: Db, issued: NewResult): Promise<string | null> => {
  const { account, asked, calculated } = issued
  const [kept] = await tx.query<{ id: string }>(
    `insert into issued_results (id, company_id, account_id, scope, input_hash, input, result, output, engine_version,
       catalogue_version, issued_at, is_charged)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12)
     on conflict (scope, input_hash) do update set account_id = excluded.account_id, result = excluded.result,
       output = excluded.output, engine_version = excluded.engine_version,
       catalogue_version = excluded.catalogue_version, issued_at = excluded.issued_at, is_charged = true
     where excluded.is_charged and not issued_results.is_charged
     returning id`,
    [
      issued.id,
      account.companyId,
      account.id,
      asked.scope,
      asked.inputHash,
      calculated.inputJson,
      calculated.codedJson,
      calculated.output,
      calculated.engineVersion,
      calculated.catalogueVersion,
      issued.now,
      calculated.chargeable,
    ],
  )
  if (kept) await keepFiguresOf(tx, kept.id, calculated.figures)
  return kept?.id ?? null
}

export const linkResult = (tx: Db, projectHash: string, issuedResultId: string) =>
  tx.query('insert into project_results (project_hash, issued_result_id) values ($1, $2) on conflict do nothing', [
    projectHash,
    issuedResultId,
  ])

/** Every project that shows the result. */
export const projectsOfResult = (tx: Db, issuedResultId: string): Promise<{ readonly hash: string }[]> =>
  tx.query('select project_hash as hash from project_results where issued_result_id = $1 order by project_hash', [
    issuedResultId,
  ])

export type StoredResult = {
  readonly id: string
  readonly issuedAt: Date
  /** Codes and values with the derivation: storedInWords reads it. */
  readonly resultJson: string
  readonly input: AssessmentInput
  readonly isCharged: boolean
}

/** An issued result of a project: the given one, else that of its present inputs, else the newest. */
export const findIssuedResult = async (db: Db, hash: string, id: string | null): Promise<StoredResult | null> => {
  const [row] = await db.query<StoredResult>(
    `select r.id, r.issued_at as "issuedAt", r.result as "resultJson", r.input, r.is_charged as "isCharged"
     from project_results pr
     join issued_results r on r.id = pr.issued_result_id
     join projects p on p.hash = pr.project_hash
     where pr.project_hash = $1 and ($2::text is null or r.id = $2)
     order by r.id = p.issued_result_id desc nulls last, r.issued_at desc, r.id limit 1`,
    [hash, id],
  )
  return row ?? null
}
