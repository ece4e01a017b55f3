import { abnText } from '@soundroof/contract/identity/business-number'
import type { DocumentKind } from '@soundroof/contract/roofs/documents/document'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { Party, ReportIdentity, ReportRevision } from '@soundroof/report/blocks/identity'
import { findValidRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { inText, type Stored } from '../../platform/database/moments.ts'
import { readProvider } from '../../platform/provider/reference.ts'
import { type Firm, findFirm } from './firm-rows.ts'

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
  'close-out-pack': 'CO',
  'inspection-certificate': 'IC',
}

/** "SR-1001-RS2": the number that a document prints. */
export const documentNumber = ({
  projectNumber,
  kind,
  revision,
}: Pick<Subject, 'projectNumber' | 'kind' | 'revision'>) => `${projectNumber}-${letters[kind]}${revision}`

type Logo = readonly [image: string, jpeg: Uint8Array]

const given = (text: string): string | null => (text.trim() === '' ? null : text)

const partyOf = ({ name, licence, abn, phone, accreditation, logo }: Firm, image: string): Party => ({
  name,
  abn: given(abnText(abn)),
  licence: given(licence),
  accreditation: given(accreditation),
  phone: given(phone),
  logo: logo === null ? null : image,
})

const logosOf = (firms: readonly (readonly [Firm | null, string])[]): readonly Logo[] =>
  firms.flatMap(([firm, image]) => (firm?.logo ? [[image, new Uint8Array(firm.logo)] as const] : []))

const ofProvider = 'provider'

const unknownFirm: Omit<Firm, 'name'> = { licence: '', abn: '', phone: '', accreditation: '', logo: null }

/** The provider's name as shown everywhere; logo, licence and ABN as for any firm. */
const readProviderFirm = async (db: Db, config: Pick<Config, 'provider'>): Promise<Firm> => {
  const { name } = await readProvider(db, config)
  return { ...unknownFirm, ...(await findFirm(db, ofProvider)), name }
}

/** Of whoever saved the revision: whom a crew calls where the company gives no number. Null where none was given. */
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
  const firm = await findFirm(db, companyId)
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
  const installerParty = installer && partyOf(installer, 'logo:installer')
  return {
    identity: {
      provider: partyOf(provider, 'logo:provider'),
      installer: installerParty && { ...installerParty, phone: installerParty.phone ?? (await readPhone(db, subject)) },
      author: revisions.find((row) => row.revision === revision)?.savedBy ?? null,
      reviewer: review?.reviewer ?? null,
      registration: await findValidRegistration(db, review?.reviewerId ?? null, now),
      reportNumber: documentNumber(subject),
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
