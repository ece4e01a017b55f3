import { documentNames, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { ReviewedDocument } from '@soundroof/report/certificate/certificate-input'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { documentNumber } from '../../roofs/documents/report-identity.ts'

/** Documents issued here hold each page as an object of its own, uncompressed. */
export const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

/** A document as the certificate lists it. */
export const printedDocument = async (
  { db, objectStore }: Pick<PlatformServices, 'db' | 'objectStore'>,
  projectNumber: string,
  { code, kind, revision, issuedAt, sha256 }: VerifiedDocument,
): Promise<ReviewedDocument> => {
  const [file] = await db.query<{ readonly key: string }>(
    'select f.key from documents d join files f on f.id = d.file_id where d.code = $1',
    [code],
  )
  const pdf = file ? await objectStore.get(file.key) : null
  return {
    name: documentNames[kind],
    number: documentNumber({ projectNumber, kind, revision }),
    revision,
    issuedAt,
    pages: pdf ? pagesIn(pdf) : null,
    code,
    sha256,
  }
}
