import { extname } from 'node:path'
import type { FileRow } from './file-rows.ts'

/** Endings under which a file of this content may be shown and saved; the first is added to any other name. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
  'image/heif': ['.heif', '.heic'],
  'application/pdf': ['.pdf'],
}

const hasEnding = (name: string, contentType: string): boolean =>
  endings[contentType]?.includes(extname(name).toLowerCase()) ?? true

/**
 * The name that a file is saved under.
 * Attack: a picture that is also a page, called `roof.html`: saved so, it would run on the reader's machine.
 */
export const savedName = ({ name, contentType }: Pick<FileRow, 'name' | 'contentType'>): string =>
  hasEnding(name, contentType) ? name : `${name}${endings[contentType]?.[0] ?? ''}`

/** Whether the name and the address of a file end as its content does. */
export const isNamedAsContent = ({ name, address, contentType }: FileRow): boolean =>
  hasEnding(name, contentType) && hasEnding(address, contentType)
