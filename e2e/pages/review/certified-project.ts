import type { CertificateDraft } from '@soundroof/contract/review/certificate/certificate-calls'
import type { CertificateRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { engineer } from '../../fixtures/accounts.ts'
import { clientOf } from '../../fixtures/client.ts'
import { acceptedProject } from './accepted-project.ts'

/** No real lot, owner or certifier. */
const entered: Partial<CertificateRecord> = {
  owner: 'A. Sample',
  lotAndPlan: 'Lot 12, DP 000000',
  localGovernmentArea: 'City of Sample',
  buildingClass: '7b',
  buildingPart: 'Roof of the warehouse',
  codeEdition: 'NCC 2022',
  codeProvisions: 'Vol. 1: B1P1 (B1D2–B1D4)',
  certifierName: 'R. Certifier',
  certifierReference: 'BC-0000',
  applicationNumber: 'CDC-0000',
  engineerQualifications: 'BEng(Civil)',
  engineerAddress: 'PO Box 2, Sydney NSW 2000',
  engineerPhone: '02 5550 0000',
  notCertified: 'Electrical work',
  reliedUpon: 'Spans measured by the installer',
  inspections: 'Photographs of each rail',
  validity: 'Two years',
}

/** The hash of an example project whose certificate is delivered, with one condition kept, made by a program. */
export const certifiedProject = async (url: string, example: string, kept: string): Promise<string> => {
  const hash = await acceptedProject(url, example)
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: engineer })
  const path = '/api/console/project/certificate'
  const { content, conditions } = await client.call<CertificateDraft>({ path: `${path}?hash=${hash}`, token })
  const body = {
    ...{ ...content, hash, statement: 'I reviewed the array and its fixings.' },
    record: { ...content.record, ...entered },
    conditions: [kept],
    dispositions: conditions.map((condition) => ({ condition, disposal: 'met', reason: 'Data sheet, page 3.' })),
  }
  const { address: file } = await client.call<{ address: string }>({ path, token, body })
  const delivery = { hash, file, conditions: [], openQuestions: [], unticked: [] }
  await client.call({ path: '/api/console/project/deliver', token, body: delivery })
  return hash
}
