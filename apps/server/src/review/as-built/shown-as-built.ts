import type { AsBuiltOfProject, AsBuiltState } from '@soundroof/contract/review/as-built/as-built-calls'
import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { type Account, hasScope } from '../../platform/http/handler.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { requestAddress } from '../../roofs/files/file-address.ts'
import { ownedFiles } from '../../roofs/files/owned-files.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'
import { signedFiles } from '../../roofs/taken/signed-files.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import type { AsBuiltRow } from './as-built-rows.ts'
import { builtFrom } from './built-from.ts'
import { comparedZones } from './compared-zones.ts'
import { wantedPhotos } from './missing-entries.ts'

type Reading = RoofServices & { readonly account: Account }

/** State of a record: what is signed, decided and issued says it. */
export const stateOf = ({ signedAt, needsEngineer, decision }: AsBuiltRow): AsBuiltState => {
  if (signedAt === null) return 'open'
  if (!needsEngineer) return 'closed'
  if (decision === null) return 'with-engineer'
  return decision.isAccepted ? 'accepted' : 'put-right'
}

type Pack = { readonly code: string; readonly address: string; readonly issuedAt: Date }

const validSql = `select d.code, f.address, d.issued_at from documents d join files f on f.id = d.file_id
  where d.state = 'valid' and `

/** A key may lack the scope for reports. */
const offered = (context: Reading, [row]: readonly Pack[]): AsBuiltOfProject['pack'] => {
  if (!row) return null
  const address = hasScope(context.account, 'reports')
    ? signedAddress(context, row.address, readerOf(context.account))
    : requestAddress(row.address)
  return { code: row.code, address, issuedAt: row.issuedAt.toISOString() }
}

/** A pack that a newer revision superseded, or the provider withdrew, is not offered. */
const packOf = async (context: Reading, code: string | null) =>
  code === null ? null : offered(context, await context.db.query<Pack>(`${validSql} d.code = $1`, [code]))

const inspectionOf = async (context: Reading, projectHash: string) => {
  const sql = `${validSql} d.kind = 'inspection-certificate' and d.project_hash = $1 order by d.issued_at desc limit 1`
  return offered(context, await context.db.query<Pack>(sql, [projectHash]))
}

const statementOf = ({ statement, signedAt, signedByName }: AsBuiltRow): AsBuiltOfProject['statement'] =>
  statement === null || signedAt === null
    ? null
    : { ...statement, signedAt: signedAt.toISOString(), signedBy: signedByName ?? '' }

const decisionOf = ({ decision }: AsBuiltRow): AsBuiltOfProject['decision'] =>
  decision === null ? null : { ...decision, decidedAt: decision.decidedAt.toISOString() }

const nothing = {
  record: '',
  state: 'open',
  version: 0,
  statement: null,
  decision: null,
  pack: null,
  inspection: null,
} as const

/** A record with its plan; of a signed one as it was signed. */
export const shownAsBuilt = async (
  context: Reading,
  project: ReviewedProject,
  row: AsBuiltRow | null,
): Promise<AsBuiltOfProject> => {
  const content = row?.content ?? emptyAsBuilt
  const zones = row?.zones ?? (await comparedZones(context, await builtFrom(context, project), content))
  const photos = [...new Set(content.photos.map(({ address }) => address))]
  const files = await signedFiles(context, project.companyId, await ownedFiles(context.db, project.companyId, photos))
  const shown = { content, zones: [...zones], wanted: wantedPhotos(zones, content), files }
  if (row === null) return { ...nothing, ...shown }
  return {
    ...shown,
    record: row.id,
    state: stateOf(row),
    version: row.version,
    statement: statementOf(row),
    decision: decisionOf(row),
    pack: await packOf(context, row.documentCode),
    inspection: await inspectionOf(context, project.hash),
  }
}
