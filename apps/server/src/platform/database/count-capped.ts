import type { Db } from './db.ts'

/** The most that is counted: a total beyond costs as much as reading every row. */
const mostCounted = 1000

export type Total = { readonly total: number; readonly totalIsCapped: boolean }

/** Rows of `from …`, exact up to 1 000. */
export const countCapped = async (db: Db, from: string, values: readonly unknown[]): Promise<Total> => {
  const [row] = await db.query<{ found: number }>(
    `select count(*) as found from (select 1 ${from} limit $${values.length + 1}) counted`,
    [...values, mostCounted + 1],
    { planEachTime: true },
  )
  const found = row?.found ?? 0
  return { total: Math.min(found, mostCounted), totalIsCapped: found > mostCounted }
}
