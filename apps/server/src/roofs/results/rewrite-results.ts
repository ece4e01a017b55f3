import type { Db } from '../../platform/database/db.ts'

const batch = 100

const rewritten = <Former>(id: string, result: string, rewrite: (result: Former) => unknown): string => {
  try {
    return JSON.stringify(rewrite(JSON.parse(result)))
  } catch (error) {
    throw new Error(`The stored result ${id} cannot be read: ${error}`, { cause: error })
  }
}

/** Rewrites every stored result, some at a time; names one that cannot be read. */
export const rewriteResults = async <Former>(tx: Db, rewrite: (result: Former) => unknown): Promise<void> => {
  for (let after = ''; ; ) {
    const rows = await tx.query<{ id: string; result: string }>(
      'select id, result from issued_results where id > $1 order by id limit $2',
      [after, batch],
    )
    for (const { id, result } of rows)
      await tx.query('update issued_results set result = $2 where id = $1', [id, rewritten(id, result, rewrite)])
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
