import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { formOfState } from '@soundroof/data/certificate-forms/certificate-forms'
import type { CertificateInput } from '@soundroof/report/certificate/certificate-input'
import type { Db } from '../../platform/database/db.ts'
import { storedForm, storedPurpose } from './stored-form.ts'

type UsedForm = Pick<CertificateInput, 'form' | 'correction'>
type Purpose = CertificateForm['purpose']
type Row = { readonly content: unknown; readonly number: number; readonly decidedAt: Date }

/** Latest approved version of each form: an earlier one no longer holds for a state that it leaves out. */
const newestSql = `select distinct on (form_id) content, number, decided_at from certificate_form_changes
  where state = 'approved' order by form_id, number desc`

/** The latest approved correction that covers the state; null: the published form holds. */
const findCorrection = async (db: Db, stateCode: string, purpose: Purpose): Promise<UsedForm | null> => {
  const [row] = await db.query<Row>(
    `select content, number, decided_at from (${newestSql}) newest
     where ${storedPurpose} = $2 and content -> 'states' @> to_jsonb($1::text)
     order by decided_at desc, number desc limit 1`,
    [stateCode, purpose],
  )
  if (!row) return null
  const correction = { number: row.number, approvedAt: row.decidedAt.toISOString() }
  return { form: storedForm(row.content), correction }
}

const publishedForm = (code: string | undefined, purpose: Purpose): CertificateForm => {
  const form = code === undefined ? undefined : formOfState(code, purpose)
  if (form === undefined) throw new Error('A project under review names its state, and each state has a form.')
  return form
}

/** The form of the state in which the building stands. A project under review has a state. */
export const formOfProject = async (
  db: Db,
  { building }: Pick<ProjectDraft, 'building'>,
  purpose: Purpose = 'design',
): Promise<UsedForm> => {
  const code = building.state === null ? undefined : stateCodes[building.state]
  const form = publishedForm(code, purpose)
  return (await findCorrection(db, code ?? '', purpose)) ?? { form, correction: null }
}
