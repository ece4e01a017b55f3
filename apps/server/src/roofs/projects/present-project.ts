import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import { toWireRow } from '@soundroof/contract/roofs/wire/wire-answers'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { type Account, hasScope, type PlatformServices } from '../../platform/http/handler.ts'
import { requestAddress } from '../files/file-address.ts'
import { readerOf, signedAddress } from '../files/signed-address.ts'
import type { Shown } from './project-list-rows.ts'
import { withSignedPhotos } from './project-photos.ts'

type Write = (address: string) => string
type Reading = PlatformServices & { readonly account: Account }

const present = (row: Shown, writePhoto: Write, writeReport: Write): ProjectRow =>
  toWireRow({
    hash: row.hash,
    draft: withSignedPhotos(projectDraft.parse(row.draft), writePhoto),
    status: row.status,
    hasResult: row.hasResult,
    reportAddress: row.reportAddress === null ? null : writeReport(row.reportAddress),
    output: row.output ?? '',
    engineerName: row.engineerName ?? '',
    deliverAt: row.deliverAt,
    reviewAddress: row.reviewFile === null || row.status !== 5 ? null : writeReport(row.reviewFile),
    updatedAt: row.updatedAt,
  })

const signer =
  (services: Reading): Write =>
  (address) =>
    signedAddress(services, address, readerOf(services.account))

/** Reports and reviews open for who may read them: a key may lack the scope. */
const reportWriter = (services: Reading): Write =>
  hasScope(services.account, 'reports') ? signer(services) : requestAddress

/** A project as it travels alone: its addresses are signed, so that they open without the bearer. */
export const presentProject = (row: Shown, services: Reading): ProjectRow =>
  present(row, signer(services), reportWriter(services))

/** A row of the list names its photos without a signature: it may hold hundreds, and nobody opens them from the list. */
export const presentRow = (row: Shown, services: Reading): ProjectRow =>
  present(row, requestAddress, reportWriter(services))
