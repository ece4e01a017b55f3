import { type CertificateForm, certificateForm } from '@soundroof/contract/review/certificate/certificate-form'

const section = (title: string, names: readonly string[]) => ({
  title,
  hint: '',
  entries: names.map((value) => ({ label: `Label of ${value}`, value })),
})

/** A form that asks for values of every origin. */
export const formOfAll: CertificateForm = certificateForm.parse({
  id: 'all',
  states: ['NSW'],
  purpose: 'design',
  title: 'Content for a form',
  subtitle: 'Of a test',
  version: 'Version 1',
  source: 'Made for this test',
  readOn: '2026-11-20',
  status: 'check',
  registers: [],
  sections: [
    section('Property', ['address', 'streetAddress', 'lotAndPlan', 'volumeAndFolio', 'owner']),
    section('Certified', ['aspectsCertified', 'notCertified', 'conditionsKept', 'greatestAction', 'tests', 'wind']),
    { title: 'Law', hint: 'Of the state', entries: [{ label: 'Under', value: { words: 'Act of the test' } }] },
    section('Documents', ['documents', 'reliedUpon']),
    section('Engineer', ['engineerName', 'registration', 'companyEmail', 'signature', 'date']),
  ],
})
