import type { Handler } from '../platform/handler.ts'
import { refuse } from '../platform/refused.ts'
import { ownedFiles } from './owned-files.ts'
import { signedAddress } from './signed-address.ts'

/** One address that is not the company's refuses all: nobody can ask which addresses exist. */
export const signAddresses: Handler<'signAddresses'> = async (context) => {
  const { db, account, body } = context
  const files = await ownedFiles(db, account.companyId, body.addresses)
  if (files.length !== body.addresses.length) throw refuse(403, 'photoUnknown')
  return {
    data: files.map(({ address, hasPreview }) => ({
      address,
      full: signedAddress(context, address),
      preview: hasPreview ? signedAddress(context, address, { preview: true }) : null,
    })),
  }
}
