import { z } from 'zod'
import { inText } from '../../platform/coded/told.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { words } from '../../platform/words.ts'
import { verifiedDocument } from './document.ts'
import { readDocumentCode } from './document-code.ts'

const code = z
  .string()
  .max(100)
  .refine((typed) => readDocumentCode(typed) !== null, inText(told('documentCodeInvalid')))
  .transform((typed) => readDocumentCode(typed) ?? typed)
  .meta({ label: 'Document code' })

/** The reason is kept in the audit trail. */
export const documentVoiding = z.strictObject({ code, reason: words('Reason', 1000, 'reasonRequired') })

/** Public: anyone with a code may ask. */
export const documentCalls = {
  verifyDocument: endpoint({
    method: 'GET',
    path: '/api/verify',
    summary: 'Whether an issued document is valid, superseded, void or deleted, and the SHA-256 of its file',
    access: 'anyone',
    signed: false,
    query: z.strictObject({ code }),
    data: verifiedDocument,
  }),
  voidDocument: endpoint({
    method: 'POST',
    path: '/api/console/documents/void',
    summary:
      'Withdraw an issued document, with a reason for the audit trail: at once by its signer or the holder of its project, ' +
      'else proposed, and done when another engineer calls too',
    access: ['engineer'],
    body: documentVoiding,
    data: verifiedDocument,
  }),
} as const
