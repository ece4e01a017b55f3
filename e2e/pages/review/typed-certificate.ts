import { expect, type Locator, type Page } from '@playwright/test'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { labelOfEntry, requiredEntries } from '@soundroof/contract/review/certificate/certificate-problems'
import type { AskedEntry, CertificateRecord, Disposal } from '@soundroof/contract/review/certificate/certificate-record'
import { engineer } from '../../fixtures/accounts.ts'

/** A certificate as an engineer types it, and what its pages then hold. */

/** Without what no form requires. */
type Record = Omit<CertificateRecord, 'stateRegistration' | 'standardAmendments'>

/** No value stands in another, so that each is found in its own place alone. Names and numbers are samples. */
const ofEveryState: Omit<Record, 'lotAndPlan' | 'buildingClass' | 'codeProvisions'> = {
  owner: 'A. Sample and B. Sample',
  volumeAndFolio: '00000 / 001',
  localGovernmentArea: 'Shire of Example',
  buildingPart: 'Main roof, north face',
  storeys: '1',
  codeEdition: 'NCC 2022',
  certifierName: 'R. Surveyor, Example Building Surveyors',
  certifierRegistration: 'BS-U 00002',
  certifierAddress: 'PO Box 3, Sampletown',
  certifierReference: 'BC-0004',
  applicationNumber: 'DA-0005',
  engineerQualifications: 'BEng(Civil)(Hons), CPEng',
  engineerAddress: '10 Example Lane, Sampletown',
  engineerPhone: '0491 570 157',
  notCertified: 'Waterproofing\nElectrical work',
  reliedUpon: 'Spans measured by the installer\nPhotographs 1 to 4',
  inspections: 'Each fixing before panels are laid\nBoth ends of each rail',
  validity: 'For this array at this address, and at most two years',
}

export const recordWith = (own: Pick<Record, 'lotAndPlan' | 'buildingClass' | 'codeProvisions'>): Record => ({
  ...ofEveryState,
  ...own,
})

export const statement = 'I compared the calculation with the photographs, zone by zone.'

/** A label that is required ends in an asterisk. */
export const entryField = (page: Page, entry: AskedEntry): Locator =>
  page.getByLabel(new RegExp(`^${labelOfEntry(entry)}(\\s*\\*)?$`))

export const typeEntry = async (page: Page, entry: AskedEntry, value: string): Promise<void> => {
  if (entry === 'buildingClass') await entryField(page, entry).selectOption({ label: `Class ${value}` })
  else await entryField(page, entry).fill(value)
}

const isTyped = (entry: AskedEntry): entry is keyof Record =>
  entry !== 'stateRegistration' && entry !== 'standardAmendments'

/** The statement and all that the form asks for, without one entry. */
export const typeRecord = async (
  page: Page,
  record: Record,
  form: CertificateForm,
  without: AskedEntry | null,
): Promise<void> => {
  await page.getByLabel('Statement').fill(statement)
  for (const entry of requiredEntries(form))
    if (entry !== without && isTyped(entry)) await typeEntry(page, entry, record[entry])
}

const answers = {
  met: { choice: 'Met', label: 'Evidence', printed: 'Met' },
  waived: { choice: 'Waived', label: 'Reason', printed: 'Waived' },
  kept: { choice: 'Kept as a condition', label: 'How it is inspected', printed: 'Kept' },
} as const satisfies { readonly [D in Disposal]: object }

/** A condition of the result and what became of it. */
type Disposed = { readonly condition: string; readonly disposal: Disposal; readonly reason: string }

/** Disposes of each condition in turn; answers them as they stand on the page. */
export const disposeOf = async (page: Page, disposals: readonly Disposal[]): Promise<readonly Disposed[]> => {
  const conditions = await page.getByRole('group').locator('legend').allTextContents()
  expect(conditions.length).toBe(disposals.length)
  const disposed: Disposed[] = []
  for (const [index, disposal] of disposals.entries()) {
    const own = page.getByRole('group', { name: new RegExp(`^${index + 1}\\. `) })
    const reason = `Seen at place ${index + 1}, ${disposal} by the engineer.`
    await own.getByLabel('What became of it').selectOption({ label: answers[disposal].choice })
    await own.getByLabel(answers[disposal].label).fill(reason)
    disposed.push({ condition: conditions[index]?.replace(/^\d+\. /, '') ?? '', disposal, reason })
  }
  return disposed
}

/** One that the engineer adds to those of the result. */
export const addCondition = async (page: Page, condition: string): Promise<Disposed> => {
  await page.getByLabel('Conditions of the approval').fill(condition)
  return { condition, disposal: 'kept', reason: 'Condition of this certificate, added by the engineer.' }
}

const linesOf = (text: string): readonly string[] => text.split('\n')

/** Of the engineer's account, as the page says it. */
export const registrationOn = async (page: Page): Promise<string> =>
  ((await page.getByText(/^Your registration: /).textContent()) ?? '').replace('Your registration: ', '')

/** What the statement holds of the record, each value beside its label. */
export const onStatement = (record: Record, registration: string): readonly string[] => [
  statement,
  `Owner ${record.owner}`,
  `Lot and plan ${record.lotAndPlan}`,
  `Council ${record.localGovernmentArea}`,
  `Building class ${record.buildingClass}`,
  `${record.codeEdition}, ${record.codeProvisions}`,
  ...linesOf(record.notCertified),
  `Relied upon: ${linesOf(record.reliedUpon).join('; ')}.`,
  `Inspection: ${linesOf(record.inspections).join('; ')}.`,
  `Validity: ${record.validity}.`,
  `, ${record.engineerQualifications} Registration ${registration}`,
  `, ${record.engineerAddress} Contact ${record.engineerPhone}, ${engineer.email}`,
]

/** Rows of the table of conditions, and which of them the certificate keeps. */
export const onConditions = (disposed: readonly Disposed[]): readonly string[] => {
  const kept = disposed.flatMap(({ disposal }, index) => (disposal === 'kept' ? [String(index + 1)] : []))
  return [
    ...disposed.map(
      ({ condition, disposal, reason }, index) => `${index + 1} ${condition} ${answers[disposal].printed} ${reason}`,
    ),
    `${kept.length === 1 ? 'Condition' : 'Conditions'} ${kept.join(' and ')} below`,
  ]
}

const severalLines: readonly AskedEntry[] = ['notCertified', 'reliedUpon', 'inspections', 'validity']

/** Each entry of the state's form that was typed, beside its label and before its origin. */
export const onForm = (record: Record, form: CertificateForm): readonly string[] =>
  form.sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ label, value }) => {
      if (value === 'code') return [`${label} ${record.codeEdition}, ${record.codeProvisions} asked`]
      if (typeof value !== 'string' || !(value in record)) return []
      const entry = value as keyof Record
      return severalLines.includes(entry) ? linesOf(record[entry]) : [`${label} ${record[entry]} asked`]
    })
