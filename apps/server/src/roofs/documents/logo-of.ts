import { told } from '@soundroof/contract/platform/messages'
import sharp from 'sharp'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { findFilesOf, previewKey } from '../files/file-rows.ts'

/** Pixels: sharp at 92 by 26 points on paper. */
const largest = { width: 480, height: 160 } as const

const unusable = (key: 'photoUnknown' | 'imageOnly') => refuseInput([{ field: 'logo', ...told(key) }])

/** A logo as JPEG from a picture that the company uploaded. The upload stays, since a project or sign-off may rest on it. */
export const logoOf = async (
  { db, objectStore }: Pick<PlatformServices, 'db' | 'objectStore'>,
  companyId: string,
  address: string,
): Promise<Uint8Array> => {
  const [file] = await findFilesOf(db, companyId, [canonicalAddress(address)])
  if (!file) throw unusable('photoUnknown')
  const rendition = file.hasPreview ? await objectStore.get(previewKey(file.key)) : null
  if (!rendition) throw unusable('imageOnly')
  return sharp(rendition)
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer()
}
