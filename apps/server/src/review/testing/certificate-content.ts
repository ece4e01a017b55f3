import type { CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Db } from '../../platform/database/db.ts'
import { findIssuedResult } from '../../roofs/calculations/issued-result-rows.ts'
import { storedInWords } from '../../roofs/calculations/stored-in-words.ts'

/** No real person, lot or certifier. */
const record: CertificateContent['record'] = {
  owner: 'A. Sample',
  lotAndPlan: 'Lot 12, DP 000000',
  volumeAndFolio: '00000 / 000',
  localGovernmentArea: 'Penrith City',
  buildingClass: '7b',
  buildingPart: 'Roof of the warehouse',
  storeys: '1',
  codeEdition: 'NCC 2022',
  codeProvisions: 'Volume One: B1P1, by B1D2 to B1D4',
  standardAmendments: '',
  certifierName: 'R. Certifier',
  certifierRegistration: 'BDC 0000',
  certifierAddress: 'PO Box 1, Penrith NSW 2750',
  certifierReference: 'BC-0000',
  applicationNumber: 'CDC-0000',
  engineerQualifications: 'BEng(Civil)',
  engineerAddress: 'PO Box 2, Sydney NSW 2000',
  engineerPhone: '02 5550 0000',
  stateRegistration: '',
  notCertified: 'Waterproofing and electrical work',
  reliedUpon: 'Spans and spacings measured by the installer',
  inspections: 'Photographs of each rail before the modules are fixed',
  validity: 'Until a standard, a product or the roof changes, and at most two years.',
}

const conditionsOf = async (db: Db, hash: string): Promise<readonly string[]> => {
  const [row] = await db.query<{ id: string | null }>('select issued_result_id as id from projects where hash = $1', [
    hash,
  ])
  const issued = row?.id ? await findIssuedResult(db, hash, row.id) : null
  return issued === null ? [] : assessmentResult.parse(storedInWords(issued.resultJson)).conditions
}

/** Everything that the certificate of a project asks for; each condition of its result is met. */
export const completeContent = async (
  db: Db,
  hash: string,
  changes: Partial<CertificateContent> = {},
): Promise<CertificateContent> => ({
  statement: 'I checked it.',
  conditions: [],
  record,
  dispositions: (await conditionsOf(db, hash)).map((condition) => ({
    condition,
    disposal: 'met',
    reason: 'Data sheet, page 3 (evidence E1).',
  })),
  ...changes,
})
