import { fileTypeFromBuffer } from 'file-type'
import type { FileKind } from './file-rows.ts'
import type { TicketKind } from './upload-policy.ts'

/** Bytes that are enough to detect a file's type. */
export const headBytes = 4100

export type Content = { readonly kind: FileKind; readonly contentType: string }

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']

/** Type of a file by its content, never by its name. Null: not accepted. */
export const contentOf = async (kind: TicketKind, head: Uint8Array): Promise<Content | null> => {
  if (kind === 'file' || kind === 'part') return { kind, contentType: 'application/octet-stream' }
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  if (mime === 'application/pdf') return { kind: 'pdf', contentType: mime }
  return kind === 'photo' && images.includes(mime) ? { kind: 'image', contentType: mime } : null
}

export const isHeic = ({ contentType }: Content): boolean => /^image\/hei[cf]$/.test(contentType)
