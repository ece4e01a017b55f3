import { z } from 'zod'
import { storedPhoto } from './taken/photo-taken.ts'

export const uploadKinds = ['photo', 'file', 'part'] as const
/** Decides size limit and what the file must hold. `part`: of a file that `joinParts` puts together. */
export type UploadKind = (typeof uploadKinds)[number]

/** Permission to upload one file with a form POST to `host`; `host` has no trailing slash, `dir` ends with one. */
export const uploadTicket = z.strictObject({
  host: z.string(),
  dir: z.string(),
  policy: z.string(),
  signature: z.string(),
  accessid: z.string(),
  /** Sent instead of the five standard fields, for a cloud store that needs others. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Address of a file of the company with the same bytes, where the call named their SHA-256 and there is one. */
  stored: z.string().optional(),
})
export type UploadTicket = z.infer<typeof uploadTicket>

/** Addresses of one stored file, signed for an hour: as uploaded, and the upright, downscaled rendition of a photo. */
export const signedAddress = z.strictObject({
  /** `host/key`, the stored identifier. */
  address: z.string(),
  full: z.string(),
  /** Null unless the file is a photo. */
  preview: z.string().nullable(),
  /** Left out unless the file is a photo. */
  photo: storedPhoto.optional(),
})
export type SignedAddress = z.infer<typeof signedAddress>
