import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { canonicalAddress } from './file-address.ts'
import { ownedFiles } from './owned-files.ts'
import { hasReport } from './report-addresses.ts'
import { readerOf, signedAddress } from './signed-address.ts'

/**
 * One address of another company refuses all, so that callers cannot find out which exist. Reports are signed for one
 * reader, whose download is recorded.
 */
export const signAddresses: Handler<'signAddresses'> = async (context) => {
  const { db, account, body } = context
  const files = await ownedFiles(db, account.companyId, body.addresses)
  if (files.length !== body.addresses.length) throw refuse(403, 'photoUnknown')
  if (await hasReport(db, body.addresses.map(canonicalAddress))) throw refuse(403, 'photoUnknown')
  const reader = readerOf(account)
  return {
    data: files.map(({ address, hasPreview }) => ({
      address,
      full: signedAddress(context, address, reader),
      preview: hasPreview ? signedAddress(context, address, { ...reader, preview: true }) : null,
    })),
  }
}
