import type { ProjectRow } from '@soundroof/contract/api'
import { projectDraft } from '@soundroof/contract/project/draft'
import { toWireRow } from '@soundroof/contract/wire-answers'
import { signedAddress } from '../photos/signed-address.ts'
import type { Account, Services } from '../platform/handler.ts'
import type { Shown } from './list-store.ts'
import { withSignedPhotos } from './project-photos.ts'

/** A row as it travels: every address signed, so that it opens without the bearer. */
export const presentProject = (row: Shown, services: Services & { readonly account: Account }): ProjectRow => {
  const sign = (address: string): string => signedAddress(services, address)
  return toWireRow({
    hash: row.hash,
    draft: withSignedPhotos(projectDraft.parse(row.draft), sign),
    status: row.status,
    hasResult: row.hasResult,
    reportAddress:
      row.reportAddress === null ? null : signedAddress(services, row.reportAddress, { by: services.account.id }),
    output: row.output ?? '',
    engineerName: row.engineerName ?? '',
    deliverAt: row.deliverAt,
    reviewAddress: row.reviewFile === null ? null : sign(row.reviewFile),
    updatedAt: row.updatedAt,
  })
}
