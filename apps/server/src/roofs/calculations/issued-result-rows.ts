import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ProjectStatus } from '@soundroof/contract/roofs/project-status'
import { type Balance, balanceSql } from '../../money/subscriptions/subscription-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { fillAskedHashesAt, type Place } from './asked-hash-rows.ts'
import type { Calculated } from './calculate.ts'
import type { Question } from './question.ts'

/** What the database knows of a question before it is answered. */
export type AskedBefore = {
  /** Null: the company has no such project. */
  readonly status: ProjectStatus | null
  /** Whether the result issued for it was charged; null: none was issued. */
  readonly isCharged: boolean | null
  readonly balance: Balance | null
}

type Row = {
  readonly status?: ProjectStatus | null
  readonly isCharged: boolean | null
  readonly isUnfilled: boolean
} & {
  readonly [K in keyof Balance]: Balance[K] | null
}

// One statement of small queries: a repeated calculation asks the database nothing else.
const withBalance = (questions: string): string =>
  `select ${questions}, balance.* from (select 1) as one left join (${balanceSql}) as balance on true`

const asAsked = '(asked_hash is null or asked_hash = any($4::text[]))'
/** Unfilled: earlier results that still need their asked_hash before the answer is certain. */
const known = (rows: string): string => `(select bool_or(is_charged) from (${rows}) as known) as is_charged,
  (select coalesce(bool_or(asked_hash is null), false) from (${rows}) as known) as is_unfilled`
const inScope = `select is_charged, asked_hash from issued_results where scope = $3 and ${asAsked}`
const ofProject = `select r.is_charged, r.asked_hash from project_results pr join issued_results r on r.id = pr.issued_result_id
  where pr.project_hash = $5 and ${asAsked}`
const draftSql = withBalance(known(inScope))
const projectSql = withBalance(`
  (select status from projects where hash = $5 and company_id = $6 and hidden_at is null) as status,
  ${known(`${inScope} union all ${ofProject}`)}`)

const readAskedBefore = async (db: Db, account: Account, asked: Question, now: Date): Promise<Row> => {
  const params = [account.id, now, asked.scope, asked.askedHashes]
  const withProject = [...params, asked.hash, account.companyId]
  const [row] = await (asked.hash === null ? db.query<Row>(draftSql, params) : db.query<Row>(projectSql, withProject))
  if (!row) throw new Error('What is known of a question is always one row.')
  return row
}

const placeOf = ({ scope, hash }: Question): Place => ({ scopes: [scope], hash })

export const findAskedBefore = async (db: Db, account: Account, asked: Question, now: Date): Promise<AskedBefore> => {
  const first = await readAskedBefore(db, account, asked, now)
  if (first.isUnfilled) await db.transaction((tx) => fillAskedHashesAt(tx, placeOf(asked)))
  const row = first.isUnfilled ? await readAskedBefore(db, account, asked, now) : first
  const { status = null, isCharged, isUnfilled: _, ...balance } = row
  return { status, isCharged, balance: balance.endsAt === null ? null : (balance as Balance) }
}

const paidSql = `select 1 from issued_results where is_charged and asked_hash = any($1::text[]) and (scope = $2
  or id in (select issued_result_id from project_results where project_hash = $3)) limit 1`

/**
 * Whether another call has paid it meanwhile. The caller holds the row of the project or of the balance, so that no other
 * can pay now: inputs of the same question may have different input_hashes, so no index refuses them.
 */
export const isPaidMeanwhile = async (tx: Db, asked: Question): Promise<boolean> => {
  await fillAskedHashesAt(tx, placeOf(asked))
  const rows = await tx.query(paidSql, [asked.askedHashes, asked.scope, asked.hash])
  return rows.length > 0
}

/** A result before it is stored. */
export type NewResult = {
  readonly id: string
  readonly account: Account
  readonly asked: Pick<Question, 'scope' | 'inputHash' | 'askedHash'>
  readonly calculated: Calculated
  readonly now: Date
}

/** Lets results that rest on a figure be counted without reading them. */
const keepFiguresOf = async (tx: Db, id: string, figures: readonly string[]): Promise<void> => {
  await tx.query('delete from result_figures where issued_result_id = $1', [id])
  await tx.query('insert into result_figures (issued_result_id, figure) select $1, unnest($2::text[])', [
    id,
    [...figures],
  ])
}

/**
 * Stores the result; answers its id, null: another call has issued it meanwhile. A charged result replaces a free one of an
 * earlier engine or earlier tables.
 */
export const keepIssuedResult = async (tx: Db, issued: NewResult): Promise<string | null> => {
  const { account, asked, calculated } = issued
  const { engineVersion, catalogueVersion, output } = calculated
  const [kept] = await insert<{ id: string }>(
    tx,
    'issued_results as r',
    {
      id: issued.id,
      companyId: account.companyId,
      accountId: account.id,
      scope: asked.scope,
      inputHash: asked.inputHash,
      askedHash: asked.askedHash,
      input: calculated.inputJson,
      result: calculated.codedJson,
      output,
      engineVersion,
      catalogueVersion,
      issuedAt: issued.now,
      isCharged: calculated.chargeable,
    },
    `on conflict (scope, input_hash) do update set account_id = excluded.account_id, result = excluded.result,
       output = excluded.output, engine_version = excluded.engine_version,
       catalogue_version = excluded.catalogue_version, issued_at = excluded.issued_at, is_charged = true,
       asked_hash = excluded.asked_hash
     where excluded.is_charged and not r.is_charged returning id`,
  )
  if (kept) await keepFiguresOf(tx, kept.id, calculated.figures)
  return kept?.id ?? null
}

/** Does nothing where the project has the result. */
export const linkResult = (tx: Db, projectHash: string, issuedResultId: string) =>
  insert(tx, 'project_results', { projectHash, issuedResultId }, 'on conflict do nothing')

/** Every project that shows the result. */
export const projectsOfResult = (tx: Db, issuedResultId: string): Promise<{ readonly hash: string }[]> =>
  tx.query('select project_hash as hash from project_results where issued_result_id = $1 order by project_hash', [
    issuedResultId,
  ])

/** As issued; never changed. */
export type StoredResult = {
  readonly id: string
  readonly issuedAt: Date
  /** Codes and values with the derivation; see storedInWords. */
  readonly resultJson: string
  readonly input: AssessmentInput
  readonly isCharged: boolean
}

/** An issued result of a project: the given one, else that of its present inputs, else the newest. */
export const findIssuedResult = async (db: Db, hash: string, id: string | null): Promise<StoredResult | null> => {
  const [row] = await db.query<StoredResult>(
    `select r.id, r.issued_at, r.result as result_json, r.input, r.is_charged
     from project_results pr
     join issued_results r on r.id = pr.issued_result_id
     join projects p on p.hash = pr.project_hash
     where pr.project_hash = $1 and ($2::text is null or r.id = $2)
     order by r.id = p.issued_result_id desc nulls last, r.issued_at desc, r.id limit 1`,
    [hash, id],
  )
  return row ?? null
}
