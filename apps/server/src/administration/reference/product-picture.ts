import { told } from '@soundroof/contract/platform/messages'
import sharp from 'sharp'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { findFilesOf, previewKey } from '../../roofs/files/file-rows.ts'

/** Pixels of the longest side: a phone shows six of them on one screen. */
const longestSide = 640

/** A public picture; a changed one gets a new id. */
export type ProductPicture = {
  /** Part of its address. */
  readonly id: string
  readonly jpeg: Uint8Array
}

const unusable = (key: 'photoUnknown' | 'imageOnly') => refuseInput([{ field: 'picture', ...told(key) }])

/**
 * A public picture from a photo that staff uploaded: upright, without metadata. The upload stays, since a sign-off may rest
 * on it.
 */
export const pictureOf = async (
  { db, objectStore }: Pick<PlatformServices, 'db' | 'objectStore'>,
  { companyId }: Account,
  address: string,
): Promise<ProductPicture> => {
  const [file] = await findFilesOf(db, companyId, [canonicalAddress(address)])
  if (!file) throw unusable('photoUnknown')
  const rendition = file.hasPreview ? await objectStore.get(previewKey(file.key)) : null
  if (!rendition) throw unusable('imageOnly')
  const jpeg = await sharp(rendition)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { id: newId(), jpeg }
}
