import { randomBytes } from 'node:crypto'
import type { documentCalls } from '@soundroof/contract/roofs/documents/document-calls'
import { documentCode } from '@soundroof/contract/roofs/documents/document-code'
import type { letterheadCalls } from '@soundroof/contract/roofs/documents/letterhead-calls'
import type { Call, TestServer } from '../../../testing/test-server.ts'
import { type IssuedDocument, insertDocument } from '../document-rows.ts'

/** A document that was issued, without its file. */
export const issuedSample = async (
  { db, clock }: TestServer,
  document: Partial<IssuedDocument> = {},
): Promise<IssuedDocument> => {
  const code = documentCode(randomBytes(16))
  const sample: IssuedDocument = {
    code,
    kind: 'result-summary',
    projectHash: `project of ${code}`,
    revision: 1,
    issuedResultId: null,
    fileId: `file of ${code}`,
    sha256: 'a'.repeat(64),
    issuedAt: clock(),
    ...document,
  }
  await db.transaction((tx) => insertDocument(tx, sample))
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
