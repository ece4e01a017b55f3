import type { ProjectRow } from '@soundroof/contract/calls/project-calls'
import { projectDraft } from '@soundroof/contract/project/draft'
import { toWireRow } from '@soundroof/contract/wire-answers'
import { requestAddress } from '../photos/file-address.ts'
import { signedAddress } from '../photos/signed-address.ts'
import type { Account, Services } from '../platform/handler.ts'
import type { Shown } from './list-store.ts'
import { withSignedPhotos } from './project-photos.ts'

const present = (row: Shown, sign: (address: string) => string): ProjectRow =>
  toWireRow({
    hash: row.hash,
    draft: withSignedPhotos(projectDraft.parse(row.draft), sign),
    status: row.status,
    hasResult: row.hasResult,
    reportAddress: row.reportAddress === null ? null : sign(row.reportAddress),
    output: row.output ?? '',
    engineerName: row.engineerName ?? '',
    deliverAt: row.deliverAt,
    reviewAddress: row.reviewFile === null ? null : sign(row.reviewFile),
    updatedAt: row.updatedAt,
  })

/** A project as it travels alone: every address signed, so that it opens without the bearer. */
export const presentProject = (row: Shown, services: Services & { readonly account: Account }): ProjectRow =>
  present(row, (address) => signedAddress(services, address, { by: services.account.id }))

/** A row of the list names its files; signing them all would cost more than a list is for. */
export const presentRow = (row: Shown): ProjectRow => present(row, requestAddress)
