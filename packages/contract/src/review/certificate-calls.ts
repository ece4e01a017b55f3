import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { certificateStatement } from './review-forms.ts'

/** A draft until its review is delivered; `sha256` is of the whole file. */
export const issuedCertificate = z.strictObject({
  /** Signed for an hour; delivered as the review file. */
  address: z.string(),
  fileName: z.string(),
  code: z.string(),
  sha256: z.string(),
})

/** For engineers only. */
export const certificateCalls = {
  issueCertificate: endpoint({
    method: 'POST',
    path: '/api/console/project/certificate',
    summary: 'Issue the review certificate of an accepted project as a signed PDF, to be delivered',
    access: ['engineer'],
    body: certificateStatement,
    data: issuedCertificate,
  }),
} as const
