import {
  type CertificateContent,
  type CertificateRecord,
  certificateContent,
  emptyRecord,
} from '@soundroof/contract/review/certificate/certificate-record'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'

type Row = { readonly content: unknown; readonly savedAt: Date }
type Kept = { readonly content: CertificateContent; readonly savedAt: Date }

const keptIn = ([row]: readonly Row[]): Kept | null =>
  row === undefined ? null : { content: certificateContent.parse(row.content), savedAt: row.savedAt }

/** What this engineer has entered for the project; null: nothing yet. */
export const findDraft = async (db: Db, hash: string, engineerId: string): Promise<Kept | null> =>
  keptIn(
    await db.query<Row>(
      'select content, saved_at from certificate_drafts where project_hash = $1 and engineer_id = $2',
      [hash, engineerId],
    ),
  )

export const keepDraft = (db: Db, hash: string, engineerId: string, content: CertificateContent, savedAt: Date) =>
  upsert(db, 'certificate_drafts', { projectHash: hash, engineerId }, { content: JSON.stringify(content), savedAt })

/** Of colleagues who held the project before: what it says of property and certifier stays true. */
const latestOfProject = async (db: Db, hash: string): Promise<Kept | null> =>
  keptIn(
    await db.query<Row>(
      'select content, saved_at from certificate_drafts where project_hash = $1 order by saved_at desc limit 1',
      [hash],
    ),
  )

const latestOfEngineer = async (db: Db, engineerId: string): Promise<Kept | null> =>
  keptIn(
    await db.query<Row>(
      'select content, saved_at from certificate_drafts where engineer_id = $1 order by saved_at desc limit 1',
      [engineerId],
    ),
  )

const ofEngineer = ({
  engineerQualifications,
  engineerAddress,
  engineerPhone,
}: CertificateRecord): Partial<CertificateRecord> => ({ engineerQualifications, engineerAddress, engineerPhone })

/** What a colleague relied upon and asks for is his or her own judgement, as the statement is. */
const ownWords: Partial<CertificateRecord> = {
  notCertified: '',
  reliedUpon: '',
  inspections: '',
  standardAmendments: '',
  validity: '',
  stateRegistration: '',
}

/** A record to begin with: what a colleague entered of this project, and what this engineer says of himself or herself. */
export const firstContent = async (db: Db, hash: string, engineerId: string): Promise<CertificateContent> => {
  const [project, engineer] = [await latestOfProject(db, hash), await latestOfEngineer(db, engineerId)]
  const record = {
    ...(project?.content.record ?? emptyRecord),
    ...ofEngineer(engineer?.content.record ?? emptyRecord),
    ...ownWords,
  }
  return { statement: '', conditions: [], record, dispositions: [] }
}

/** They say where the engineer lives and works. */
export const eraseCertificateDrafts = (tx: Db, engineerId: string) =>
  tx.query('delete from certificate_drafts where engineer_id = $1', [engineerId])

/** Title of the list in the export of a person's data. */
export const aboutCertificates = { certificates: 'what you entered of certificates, by project' }

/** What an engineer entered of certificates, in the export of a person's data. */
export const ownCertificates = async (db: Db, engineerId: string) => ({
  certificates: await db.query(
    `select project_hash as project, content, saved_at from certificate_drafts
     where engineer_id = $1 order by saved_at`,
    [engineerId],
  ),
})
