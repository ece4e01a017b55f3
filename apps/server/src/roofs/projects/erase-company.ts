import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { eraseFiles } from '../files/erased-files.ts'
import { eraseTaken } from '../taken/taken-rows.ts'
import { recordEvent } from '../timeline/timeline.ts'
import { removeProject, signedAsBuilt } from './project-rows.ts'

/** Nobody is left to see them: projects with an issued result or a signed record as built stay sealed with the provider, the others go. */
const closeProjects = async (tx: Db, account: Account, now: Date): Promise<readonly string[]> => {
  const rows = await tx.query<{ hash: string; stays: boolean }>(
    `select p.hash, p.status >= ${statusOf.underReview} or ${signedAsBuilt('p.hash')}
       or exists (select 1 from project_results r where r.project_hash = p.hash) as stays
     from projects p where p.company_id = $1 and p.hidden_at is null order by p.hash for update of p`,
    [account.companyId],
  )
  const keys: string[] = []
  for (const { hash, stays } of rows) {
    await recordEvent(tx, hash, 'deleted', account, now)
    if (!stays) keys.push(...(await removeProject(tx, hash)))
  }
  await tx.query('update projects set hidden_at = $2 where company_id = $1 and hidden_at is null', [
    account.companyId,
    now,
  ])
  return keys
}

/** Projects, photos and files of a company that ends with this account; answers object keys still to be removed. */
export const eraseCompanyRoofs = async (tx: Db, account: Account, now: Date): Promise<readonly string[]> => {
  const reports = await closeProjects(tx, account, now)
  await eraseTaken(tx, account.companyId)
  await eraseFiles(tx, account.companyId)
  return reports
}
