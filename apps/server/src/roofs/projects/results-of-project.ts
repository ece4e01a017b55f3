import type { Db } from '../../platform/database/db.ts'
import { fillAskedHashesAt } from '../calculations/asked-hash-rows.ts'
import type { Question } from '../calculations/question.ts'

type Found = {
  readonly id: string
  readonly askedHash: string
  readonly issuedAt: Date
}

const loose = 'not exists (select 1 from project_results pr where pr.issued_result_id = r.id)'

/**
 * Locks a result before it is linked or deleted. Its own statement, so that the next one sees what the transaction before
 * committed.
 */
const lockDraft = async (tx: Db, scope: string): Promise<void> => {
  await tx.query('select id from issued_results where scope = $1 order by id for update', [scope])
  await fillAskedHashesAt(tx, { scopes: [scope], hash: null })
}

/** Results issued for a draft that no project has: a charge buys the result of one project. */
export const resultsOfDraft = async (tx: Db, scope: string): Promise<Found[]> => {
  await lockDraft(tx, scope)
  return tx.query<Found>(
    `select r.id, r.asked_hash, r.issued_at
     from issued_results r where r.scope = $1 and ${loose} order by r.issued_at, r.id`,
    [scope],
  )
}

type Asked = Pick<Question, 'askedHashes'>

/** The result issued for a project and these inputs. */
export const resultOfInputs = async (tx: Db, hash: string, { askedHashes }: Asked): Promise<string | null> => {
  await fillAskedHashesAt(tx, { scopes: [], hash })
  const [row] = await tx.query<{ id: string }>(
    `select r.id from project_results pr join issued_results r on r.id = pr.issued_result_id
     where pr.project_hash = $1 and r.asked_hash = any($2::text[]) order by r.issued_at desc, r.id limit 1`,
    [hash, askedHashes],
  )
  return row?.id ?? null
}

/** Whether a result was issued for a draft and these inputs, in any project. */
export const hasResultElsewhere = async (tx: Db, scope: string, { askedHashes }: Asked): Promise<boolean> => {
  await fillAskedHashesAt(tx, { scopes: [scope], hash: null })
  const rows = await tx.query('select 1 from issued_results where scope = $1 and asked_hash = any($2::text[])', [
    scope,
    askedHashes,
  ])
  return rows.length > 0
}

/** A result issued for a draft and these inputs that no project shows yet. */
export const looseResult = async (tx: Db, scope: string, { askedHashes }: Asked): Promise<string | null> => {
  await lockDraft(tx, scope)
  const [row] = await tx.query<{ id: string }>(
    `select r.id from issued_results r where r.scope = $1 and r.asked_hash = any($2::text[]) and ${loose}
     order by r.is_charged desc, r.issued_at desc, r.id limit 1`,
    [scope, askedHashes],
  )
  return row?.id ?? null
}
