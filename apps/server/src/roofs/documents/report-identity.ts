import type { DocumentKind } from '@soundroof/contract/roofs/documents/document'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Party, ReportIdentity, ReportRevision } from '@soundroof/report/blocks/identity'
import { findValidRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import { readProvider } from '../../platform/provider/reference.ts'

/** A project at one of its revisions. */
export type Subject = {
  readonly projectHash: string
  readonly companyId: string
  readonly revision: number
  /** As its owner wrote it. */
  readonly projectNumber: string
  readonly kind: DocumentKind
}

const letters: Readonly<Record<DocumentKind, string>> = {
  'result-summary': 'RS',
  'input-summary': 'IS',
  'site-sheet': 'SS',
  'site-sheet-zh-hans': 'SC',
  'full-calculation': 'FC',
  'review-certificate': 'RC',
  'signed-review': 'SR',
}

type Firm = { readonly name: string; readonly licence: string; readonly logo: Uint8Array | null }
type Logo = readonly [image: string, jpeg: Uint8Array]

const partyOf = ({ name, licence, logo }: Firm, image: string): Party => ({
  name,
  licence: licence === '' ? null : licence,
  logo: logo === null ? null : image,
})

const logosOf = (firms: readonly (readonly [Firm | null, string])[]): readonly Logo[] =>
  firms.flatMap(([firm, image]) => (firm?.logo ? [[image, new Uint8Array(firm.logo)] as const] : []))

const readFirm = async (db: Db, companyId: string): Promise<Firm | null> => {
  const [row] = await db.query<Firm>('select name, licence, logo_jpeg as logo from companies where id = $1', [
    companyId,
  ])
  return row ?? null
}

const ofProvider = 'provider'

/** The provider's name as shown everywhere; logo and licence as for any firm. */
const readProviderFirm = async (db: Db, config: Pick<Config, 'provider'>): Promise<Firm> => {
  const { name } = await readProvider(db, config)
  const firm = await readFirm(db, ofProvider)
  return { name, licence: firm?.licence ?? '', logo: firm?.logo ?? null }
}

/** Of whoever saved the revision: whom a crew calls. Null where none was given. */
const readPhone = async (db: Db, { projectHash, revision }: Subject): Promise<string | null> => {
  const [row] = await db.query<{ phone: string }>(
    `select a.phone from project_revisions v join accounts a on a.id = v.saved_by
     where v.project_hash = $1 and v.revision = $2 and a.deleted_at is null`,
    [projectHash, revision],
  )
  return row !== undefined && /\d/.test(row.phone) ? row.phone : null
}

/** A company that everyone has left has no name. */
const readInstaller = async (db: Db, { companyId }: Subject): Promise<Firm | null> => {
  const firm = await readFirm(db, companyId)
  return firm?.name ? firm : null
}

const readRevisions = async (db: Db, { projectHash, revision }: Subject): Promise<readonly ReportRevision[]> => {
  const rows = await db.query<Stored<ReportRevision, 'savedAt'>>(
    `select v.revision, v.saved_at, case when a.deleted_at is null then a.name end as saved_by,
       v.issued_result_id is not null as has_result
     from project_revisions v left join accounts a on a.id = v.saved_by
     where v.project_hash = $1 and v.revision <= $2 order by v.revision desc limit 8`,
    [projectHash, revision],
  )
  return rows.map(inText)
}

type Review = {
  readonly revision: number
  readonly reviewer: string | null
  readonly reviewerId: string | null
}

/** The newest revision, and the engineer who holds the project. */
const readReview = async (db: Db, { projectHash }: Subject): Promise<Review | null> => {
  const [row] = await db.query<Review>(
    `select p.revision, case when p.status >= ${statusOf.underReview} and a.deleted_at is null then a.name end as reviewer,
       case when p.status >= ${statusOf.underReview} and a.deleted_at is null then a.id end as reviewer_id
     from projects p left join accounts a on a.id = p.engineer_id where p.hash = $1`,
    [projectHash],
  )
  return row ?? null
}

/** Firms and people named in a document, with their logos. */
export const readIdentity = async (
  db: Db,
  config: Pick<Config, 'provider'>,
  subject: Subject,
  now: Date,
): Promise<{ readonly identity: ReportIdentity; readonly logos: readonly Logo[] }> => {
  const provider = await readProviderFirm(db, config)
  const installer = await readInstaller(db, subject)
  const revisions = await readRevisions(db, subject)
  const review = await readReview(db, subject)
  const { revision } = subject
  return {
    identity: {
      provider: partyOf(provider, 'logo:provider'),
      installer: installer && { ...partyOf(installer, 'logo:installer'), phone: await readPhone(db, subject) },
      client: null,
      author: revisions.find((row) => row.revision === revision)?.savedBy ?? null,
      reviewer: review?.reviewer ?? null,
      registration: await findValidRegistration(db, review?.reviewerId ?? null, now),
      reportNumber: `${subject.projectNumber}-${letters[subject.kind]}${revision}`,
      revision,
      revisions,
      state: review !== null && review.revision > revision ? 'superseded' : 'issued',
    },
    logos: logosOf([
      [provider, 'logo:provider'],
      [installer, 'logo:installer'],
    ]),
  }
}
