import { told } from '@soundroof/contract/platform/messages'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'

type Found = { readonly id: string; readonly isReview: boolean }

const fileSql = `select f.id, f.is_review or exists (select 1 from documents d where d.file_id = f.id) as is_review
  from files f where f.address = $1 and f.company_id = $2 and f.kind not in ('file', 'part') for update of f`

/** A file that staff uploaded, locked so that it stays the provider's; answers its id. */
export const requireEvidence = async (tx: Db, { companyId }: Account, address: string): Promise<string> => {
  const [file] = await tx.query<Found>(fileSql, [canonicalAddress(address), companyId])
  if (!file || file.isReview) throw refuseInput([{ field: 'evidence', ...told('evidenceRequired') }])
  return file.id
}

/** Evidence of a figure stays with the provider: a customer who leaves would take it along. Locks the file. */
export const requireNoFigureEvidence = async (tx: Db, address: string, field: string): Promise<void> => {
  await tx.query('select 1 from files where address = $1 for update', [address])
  const rows = await tx.query(
    'select 1 from figure_sign_offs s join files f on f.id = s.evidence_file where f.address = $1 limit 1',
    [address],
  )
  if (rows.length > 0) throw refuseInput([{ field, ...told('fileIsEvidence') }])
}
