import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { missingAmong } from '../files/missing-objects.ts'

/** A document that would count does not while its file is missing: nobody can compare it, or get it. */
export const asTheyStand = async (
  needs: Pick<PlatformServices, 'db' | 'objectStore'>,
  documents: readonly VerifiedDocument[],
): Promise<VerifiedDocument[]> => {
  const counting = documents.filter(({ state }) => state === 'valid' || state === 'draft').map(({ code }) => code)
  const rows = await needs.db.query<{ code: string; address: string }>(
    'select d.code, f.address from documents d join files f on f.id = d.file_id where d.code = any($1::text[])',
    [counting],
  )
  const missing = await missingAmong(
    needs,
    rows.map(({ address }) => address),
  )
  const lost = new Set(rows.filter(({ address }) => missing.has(address)).map(({ code }) => code))
  return documents.map((document) => (lost.has(document.code) ? { ...document, state: 'missing' } : document))
}
