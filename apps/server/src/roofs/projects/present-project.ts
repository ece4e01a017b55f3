import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { productWarnings } from '@soundroof/contract/roofs/projects/product-warnings'
import { verdict } from '@soundroof/contract/roofs/results/result'
import { toWireRow } from '@soundroof/contract/roofs/wire/wire-answers'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { toldInWords } from '@soundroof/words/told-in-words'
import { type Account, hasScope, type PlatformServices } from '../../platform/http/handler.ts'
import type { KeptCatalogue } from '../catalogue/catalogue-in-force.ts'
import { requestAddress } from '../files/file-address.ts'
import { missingAmong } from '../files/missing-objects.ts'
import { readerOf, signedAddress } from '../files/signed-address.ts'
import type { Shown } from './project-list-rows.ts'
import { withSignedPhotos } from './project-photos.ts'
import { waitsOf } from './waiting-sql.ts'

type Write = (address: string) => string
type Writing = {
  readonly writePhoto: Write
  readonly writeReport: Write
  readonly missing: ReadonlySet<string>
  readonly products: Pick<Catalogue, 'racking' | 'modules'>
  /** Year-month-day. */
  readonly today: string
}
type Reading = PlatformServices & { readonly account: Account; readonly catalogue: KeptCatalogue }

/** The files that a row links to. */
const filesOf = ({ reportAddress, reviewFile, status }: Shown): readonly string[] =>
  [reportAddress, status === statusOf.delivered ? reviewFile : null].filter((address) => address !== null)

const present = (row: Shown, { writePhoto, writeReport, missing, products, today }: Writing): ProjectRow => {
  const draft = projectDraft.parse(row.draft)
  const offered = (address: string | null): string | null =>
    address === null || missing.has(address) ? null : writeReport(address)
  return toWireRow({
    hash: row.hash,
    revision: row.revision,
    draft: withSignedPhotos(draft, writePhoto),
    status: row.status,
    hasResult: row.hasResult,
    reportAddress: offered(row.reportAddress),
    output: row.output ?? '',
    engineerName: row.engineerName ?? '',
    deliverAt: row.deliverAt,
    reviewAddress: row.status === statusOf.delivered ? offered(row.reviewFile) : null,
    updatedAt: row.updatedAt,
    productWarnings: productWarnings(draft.options, products, today).map((told) => toldInWords(told, 'en-AU')),
    // Results of earlier versions may hold a verdict of that version.
    verdict: verdict.safeParse(row.verdict).data ?? null,
    reconsideredSince: row.reconsideredSince,
    waitsFor: waitsOf(row.waits),
    isComplete: row.isComplete,
    isBuiltSigned: row.isBuiltSigned,
    roofName: row.roofName,
    roofOf: row.roofOf,
  })
}

const signer =
  (services: Reading): Write =>
  (address) =>
    signedAddress(services, address, readerOf(services.account))

/** Addresses of reports and reviews, where the reader may open them: a key may lack the scope. */
const reportWriter = (services: Reading): Write =>
  hasScope(services.account, 'reports') ? signer(services) : requestAddress

const writingOf = async (services: Reading, rows: readonly Shown[], writePhoto: Write): Promise<Writing> => ({
  writePhoto,
  missing: await missingAmong(services, rows.flatMap(filesOf)),
  writeReport: reportWriter(services),
  products: await services.catalogue.listed(),
  today: services.clock().toISOString().slice(0, 10),
})

/** A single project: its addresses are signed, so that they work without bearer token. */
export const presentProject = async (row: Shown, services: Reading): Promise<ProjectRow> =>
  present(row, await writingOf(services, [row], signer(services)))

/** Rows of the list name photos without a signature: there may be hundreds, and lists open none. */
export const presentRows = async (rows: readonly Shown[], services: Reading): Promise<readonly ProjectRow[]> => {
  const writing = await writingOf(services, rows, requestAddress)
  return rows.map((row) => present(row, writing))
}
