import { extname } from 'node:path'
import type { FileRow } from './file-rows.ts'

/** Endings allowed for a file of this content; the first is added to any other name. */
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

/** Name for saving a file. Attack: a picture that is also a page, named `roof.html`, would run on the reader's machine. */
export const savedName = ({ name, contentType }: Pick<FileRow, 'name' | 'contentType'>): string =>
  hasEnding(name, contentType) ? name : `${name}${endings[contentType]?.[0] ?? ''}`

/** Whether name and address of a file have an ending of its content. */
export const isNamedAsContent = ({ name, address, contentType }: FileRow): boolean =>
  hasEnding(name, contentType) && hasEnding(address, contentType)
