import { z } from 'zod'

/** Administrators are warned from so many days before the certificate ends. */
export const certificateWarningDays = 60

/** Certificate with which this server signs documents; never its key. */
export const serverCertificate = z.strictObject({
  subject: z.string(),
  issuer: z.string(),
  serialNumber: z.string(),
  /** Times in ISO 8601, UTC. */
  validFrom: z.string(),
  validUntil: z.string(),
  /** SHA-256 of the certificate, pairs of hexadecimal digits between colons, as viewers of PDF files show it. */
  fingerprint: z.string(),
  /** Issued by itself: readers of a document are told that no authority vouches for the name. */
  isSelfMade: z.boolean(),
  /** Whole days left; negative: it is over. */
  daysLeft: z.number().int(),
  /** The certificate and those that issued it, for people who verify. */
  pem: z.string(),
})
export type ServerCertificate = z.infer<typeof serverCertificate>
