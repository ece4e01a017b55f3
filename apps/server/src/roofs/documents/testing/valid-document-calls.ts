import { randomBytes } from 'node:crypto'
import type { documentCalls } from '@soundroof/contract/roofs/documents/document-calls'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import type { letterheadCalls } from '@soundroof/contract/roofs/documents/letterhead-calls'
import type { Call, TestServer } from '../../../testing/test-server.ts'
import { type IssuedDocument, insertDocument } from '../document-rows.ts'

const insertFileSql = `insert into files (id, company_id, key, address, kind, content_type, bytes, name, created_at)
  select $1, id, $1, 'https://files.example.org/' || $1, 'pdf', 'application/pdf', 4, 'Sample', $2 from companies limit 1
  on conflict do nothing`

/** A document that was issued, with a file. */
export const issuedSample = async (
  { db, clock, services }: TestServer,
  document: Partial<IssuedDocument> = {},
): Promise<IssuedDocument> => {
  const code = documentCode(randomBytes(16))
  const sample: IssuedDocument = {
    code,
    kind: 'result-summary',
    projectHash: `project of ${code}`,
    revision: 1,
    issuedResultId: null,
    fileId: `files-of-tests/${code}`,
    sha256: 'a'.repeat(64),
    issuedAt: clock(),
    ...document,
  }
  await services.objectStore.put(sample.fileId, Buffer.from('%PDF'), 'application/pdf')
  await db.transaction(async (tx) => {
    await tx.query(insertFileSql, [sample.fileId, sample.issuedAt])
    await insertDocument(tx, sample)
  })
  return sample
}

export const validDocumentCalls = async (
  server: TestServer,
): Promise<Readonly<Record<keyof typeof documentCalls | keyof typeof letterheadCalls, Call>>> => ({
  verifyDocument: { query: { code: (await issuedSample(server)).code } },
  letterhead: {},
  changeLetterhead: { body: { licence: 'CEC A1234567', logo: null } },
  consoleLetterhead: {},
  changeConsoleLetterhead: { body: { licence: 'NER 1234567' } },
  voidDocument: { body: { code: (await issuedSample(server)).code, reason: 'Issued for the wrong roof' } },
})
