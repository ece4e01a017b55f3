import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { emptyRecord } from '@soundroof/contract/review/certificate/certificate-record'
import type { CertificateInput } from '../certificate/certificate-input.ts'
import { issuedInput, sampleIdentity } from './signed-report.ts'

/** What an engineer enters who fills in everything; names and numbers are samples. */
const record: CertificateInput['record'] = {
  ...emptyRecord,
  owner: 'A. Sample',
  lotAndPlan: 'Lot 7 on SP000000',
  volumeAndFolio: '00000 / 000',
  localGovernmentArea: 'City of Sample',
  buildingClass: '1a',
  buildingPart: 'Roof of the dwelling',
  storeys: '1',
  codeEdition: 'NCC 2022',
  codeProvisions: 'Volume Two: H1P1, by H1D2',
  certifierName: 'R. Surveyor, Example Building Surveyors',
  certifierRegistration: 'BS-U 00000',
  certifierAddress: 'PO Box 1, Sampletown',
  certifierReference: 'BC-0000',
  applicationNumber: 'BDA-0000',
  engineerQualifications: 'BEng(Civil)(Hons), CPEng',
  engineerAddress: '10 Example Lane, Sampletown',
  engineerPhone: '0491 570 157',
  reliedUpon: 'Spans and spacings measured by Example Solar Pty Ltd on 21 Nov 2026\nPhotographs 1 to 9',
  inspections: 'Each fixing looked at before panels are laid, with photographs at both ends of each rail',
  validity:
    'For this array at this address until a standard named above, a product or the roof changes, and at most two years',
}

/** A list of the tests. */
export const sampleStandards: CertificateInput['standards'] = {
  list: 'the list of the test',
  code: 'NCC 2022',
  source: 'Made for this test',
  readOn: '2026-11-20',
  standards: [
    { standard: 'AS/NZS 1170.2:2021', amendments: [] },
    { standard: 'AS/NZS 1170.3:2003', amendments: [1, 2] },
    { standard: 'AS/NZS 4600:2018', amendments: [1] },
    { standard: 'AS 4055:2021', amendments: [] },
    { standard: 'AS 3566.1:2002', amendments: null, source: 'Made for this test' },
    { standard: 'AS/NZS 5033:2021', amendments: null, source: 'Made for this test' },
  ],
}

const documents: CertificateInput['documents'] = [
  {
    name: 'Full calculation',
    number: 'SR-2047-FC2',
    revision: 2,
    issuedAt: '2026-11-21T09:30:00.000Z',
    pages: 31,
    code: '7KQM-3FXA-P9TD',
    sha256: 'cd'.repeat(32),
  },
  {
    name: 'Site sheet',
    number: 'SR-2047-SS2',
    revision: 2,
    issuedAt: '2026-11-21T09:35:00.000Z',
    pages: 2,
    code: '7KQM-3FXA-Q8RD',
    sha256: 'ef'.repeat(32),
  },
]

const disposals = ['kept', 'met', 'waived'] as const
const reasons = {
  kept: 'Hold point H2 of the site sheet: looked at before panels are laid, with photographs.',
  met: 'Drawing TR-000 of 12 Mar 1998, sheet 2: allowance of 0.20 kPa on the top chord.',
  waived: 'Hooks bear on the chords; no action of the array reaches this part.',
} as const

type Assessed = Pick<CertificateInput, 'project' | 'choices' | 'result' | 'layout' | 'parts'> &
  Partial<Pick<CertificateInput, 'standards'>>

/** A certificate in which everything is filled in. */
export const completed = (drawn: Assessed, form: CertificateForm): CertificateInput => {
  const { provider, issuedAt, version, proof } = issuedInput('result-summary')
  if (proof === undefined) throw new Error('An issued certificate has a code.')
  return {
    standards: sampleStandards,
    ...drawn,
    resultSha256: 'ab'.repeat(32),
    layoutProblem: null,
    correction: null,
    provider: { ...provider, phone: '(03) 7010 0000' },
    identity: {
      ...sampleIdentity,
      provider: { ...sampleIdentity.provider, abn: '51 824 753 556' },
      reportNumber: 'SR-2047-C1',
    },
    engineer: {
      name: 'Sam Sample',
      email: 'sam@example.org',
      registration: 'RPEQ 00000, Structural, valid until 30 Jun 2027',
      body: 'RPEQ',
    },
    secondCheck: { name: 'Kim Example', registration: 'RPEQ 00001', checkedAt: issuedAt },
    statement: 'I have read the calculation named here and the photographs, and have compared them with the drawing.',
    record: { ...record, notCertified: drawn.result.exclusions.join('\n') },
    dispositions: drawn.result.conditions.map((condition, index) => {
      const disposal = disposals[index % disposals.length] ?? 'kept'
      return { condition, disposal, reason: reasons[disposal] }
    }),
    conditions: ['Photographs of every clamp are sent to the engineer within five working days.'],
    questions: [
      {
        question: 'Is the spacing of the trusses 600 mm everywhere?',
        askedAt: issuedAt,
        messages: [{ side: 'customer', text: 'Yes, measured in the roof space.', at: issuedAt }],
      },
    ],
    documents,
    form,
    issuedAt,
    version,
    proof,
  }
}
