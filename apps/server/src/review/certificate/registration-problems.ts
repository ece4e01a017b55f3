import { told } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import type { CertificateRecord } from '@soundroof/contract/review/certificate/certificate-record'

/** Refuses a signature of an engineer who is not registered where the building stands. */
export const registrationProblems = (
  form: CertificateForm,
  by: string,
  { stateRegistration }: Pick<CertificateRecord, 'stateRegistration'>,
): readonly Problem[] => {
  const isRegistered = form.registers.length === 0 || form.registers.includes(by) || !isBlank(stateRegistration)
  const values = { register: form.registers.join(', '), state: form.states.join(', ') }
  return isRegistered ? [] : [{ field: 'record.stateRegistration', ...told('registrationOfOtherState', values) }]
}
