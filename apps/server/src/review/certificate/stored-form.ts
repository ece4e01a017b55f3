import { type CertificateForm, certificateForm } from '@soundroof/contract/review/certificate/certificate-form'

/** A form kept before forms had a purpose is one for designs. */
const former: CertificateForm['purpose'] = 'design'

/** A kept form as an object that may still hold what no form holds. */
export const withPurpose = (content: unknown): object => ({ purpose: former, ...Object(content) })

export const storedForm = (content: unknown): CertificateForm => certificateForm.parse(withPurpose(content))

/** SQL: purpose of the form in the column `content`. */
export const storedPurpose = `coalesce(content ->> 'purpose', '${former}')`
