import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { ownedFiles } from '../files/owned-files.ts'
import { hasReport } from '../files/report-addresses.ts'
import { signedFiles } from './signed-files.ts'

/**
 * One address of another company refuses all, so that callers cannot find out which exist. Reports are signed for one
 * reader, whose download is recorded.
 */
export const signAddresses: Handler<'signAddresses'> = async (context) => {
  const { db, account, body } = context
  const files = await ownedFiles(db, account.companyId, body.addresses)
  if (files.length !== body.addresses.length) throw refuse(403, 'photoUnknown')
  if (await hasReport(db, body.addresses.map(canonicalAddress))) throw refuse(403, 'photoUnknown')
  return { data: await signedFiles(context, account.companyId, files) }
}
