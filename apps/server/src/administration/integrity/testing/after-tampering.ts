import type { Db } from '../../../platform/database/db.ts'
import type { Findings } from '../chain-differences.ts'

export const differencesIn = async (findings: Findings): Promise<readonly string[]> => {
  const differences: string[] = []
  for await (const finding of findings) if ('difference' in finding) differences.push(finding.difference)
  return differences
}

const undone = new Error('undone')

/** What is said after an attacker with every right in the database, for whom no trigger holds; then it is undone. */
export const afterTampering = async (
  db: Db,
  sql: string,
  look: (tx: Db) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  let said: readonly string[] = []
  const run = db.transaction(async (tx) => {
    await tx.script(`set local session_replication_role = replica; ${sql}`)
    said = await look(tx)
    throw undone
  })
  await run.catch((error) => {
    if (error !== undone) throw error
  })
  return said
}
