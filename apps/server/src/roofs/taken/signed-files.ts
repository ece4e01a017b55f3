import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { canonicalAddress } from '../files/file-address.ts'
import type { OwnedFile } from '../files/owned-files.ts'
import { readerOf, signedAddress } from '../files/signed-address.ts'
import { photosTaken } from './taken-rows.ts'

type Reading = Pick<PlatformServices, 'db' | 'clock' | 'secrets'> & { readonly account: Account }

/** Files of a company, signed for the account that reads them, with what is known of the photos among them. */
export const signedFiles = async (
  context: Reading,
  companyId: string,
  files: readonly OwnedFile[],
): Promise<SignedAddress[]> => {
  const reader = readerOf(context.account)
  const photos = await photosTaken(
    context.db,
    companyId,
    files.map(({ address }) => address),
  )
  return files.map(({ address, hasPreview }) => {
    const photo = photos.get(canonicalAddress(address))
    return {
      address,
      full: signedAddress(context, address, reader),
      preview: hasPreview ? signedAddress(context, address, { ...reader, preview: true }) : null,
      ...(photo === undefined ? {} : { photo }),
    }
  })
}
