import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { toWireRow } from '@soundroof/contract/roofs/wire/wire-answers'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { type Account, hasScope, type PlatformServices } from '../../platform/http/handler.ts'
import { requestAddress } from '../photos/file-address.ts'
import { readerOf, signedAddress } from '../photos/signed-address.ts'
import type { Shown } from './list-store.ts'
import { withSignedPhotos } from './project-photos.ts'

type Write = (address: string) => string

const present = (row: Shown, sign: Write, signReport: Write): ProjectRow =>
  toWireRow({
    hash: row.hash,
    draft: withSignedPhotos(projectDraft.parse(row.draft), sign),
    status: row.status,
    hasResult: row.hasResult,
    reportAddress: row.reportAddress === null ? null : signReport(row.reportAddress),
    output: row.output ?? '',
    engineerName: row.engineerName ?? '',
    deliverAt: row.deliverAt,
    reviewAddress: row.reviewFile === null ? null : signReport(row.reviewFile),
    updatedAt: row.updatedAt,
  })

/**
 * A project as it travels alone: its addresses signed, so that they open without the bearer. Those of report and review
 * only for who may read reports: a key may lack that scope.
 */
export const presentProject = (row: Shown, services: PlatformServices & { readonly account: Account }): ProjectRow => {
  const sign = (address: string) => signedAddress(services, address, readerOf(services.account))
  return present(row, sign, hasScope(services.account, 'reports') ? sign : requestAddress)
}

/** A row of the list names its files; signing them all would cost more than a list is for. */
export const presentRow = (row: Shown): ProjectRow => present(row, requestAddress, requestAddress)
