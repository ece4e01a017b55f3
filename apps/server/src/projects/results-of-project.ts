import type { Db } from '../platform/db.ts'

type Found = {
  readonly id: string
  readonly inputHash: string
  readonly issuedAt: Date
}

/** Results issued for a draft before its first upload. */
export const resultsOfDraft = (tx: Db, scope: string): Promise<Found[]> =>
  tx.query<Found>(
    `select id, input_hash as "inputHash", issued_at as "issuedAt"
     from issued_results where scope = $1 order by issued_at, id`,
    [scope],
  )

/** The result issued for a project and these inputs. */
export const resultOfInputs = async (tx: Db, hash: string, inputHash: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    `select r.id from project_results pr join issued_results r on r.id = pr.issued_result_id
     where pr.project_hash = $1 and r.input_hash = $2 order by r.issued_at desc, r.id limit 1`,
    [hash, inputHash],
  )
  return row?.id ?? null
}

/** A result issued for a draft and these inputs that no project shows yet. */
export const looseResult = async (tx: Db, scope: string, inputHash: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    `select r.id from issued_results r where r.scope = $1 and r.input_hash = $2
     and not exists (select 1 from project_results pr where pr.issued_result_id = r.id)`,
    [scope, inputHash],
  )
  return row?.id ?? null
}
