import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import { sayIn } from '@soundroof/words/say'
import type { ReportIdentity } from '../blocks/identity.ts'
import { readFonts } from '../pdf/font-files.ts'
import type { ReportInput } from '../reports/report-blocks.ts'
import { printReport } from '../sheet/print/print-report.ts'
import { languageOf } from '../sheet/sheet-input.ts'
import { signPdf } from '../signature/sign-pdf.ts'
import { addSignatureField } from '../signature/signature-field.ts'
import type { Moment } from '../signature/signing-identity.ts'
import { documentTitle } from '../wording/document-title.ts'
import { sampleChoices } from './sample-choices.ts'
import { sampleProject } from './sample-project.ts'
import { sampleResult } from './sample-result.ts'
import { testIdentity } from './signed-sample.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))

const issuedAt = '2026-11-21T09:30:00.000Z'
const provider = {
  name: 'Ridge & Rafter <Engineers>',
  email: 'desk@example.org',
  phone: '',
  web: 'https://example.org',
}

export const sampleIdentity: ReportIdentity = {
  provider: { name: provider.name, licence: 'NER 1234567', logo: null },
  installer: { name: 'Sunny Roofs Pty Ltd', licence: 'CEC A1234567', logo: null },
  author: 'Ann Lee',
  reviewer: null,
  registration: null,
  reportNumber: 'SR-1001-RS2',
  revision: 2,
  revisions: [
    { revision: 2, savedAt: issuedAt, savedBy: 'Ann Lee', hasResult: true },
    { revision: 1, savedAt: issuedAt, savedBy: null, hasResult: false },
  ],
  state: 'issued',
}

/** The report of the sample project as the server issues it, without its photos. */
export const issuedInput = (kind: ReportKind): ReportInput => ({
  kind,
  project: {
    ...sampleProject,
    photos: { ...sampleProject.photos, roof: [], rafterSpan: [], connection: [], sheeting: [] },
  },
  choices: sampleChoices,
  result: sampleResult,
  provider,
  identity: sampleIdentity,
  issuedAt,
  version: '2.2.2-beta',
  proof: { code: '7KQM-2VXT-9HPD', address: 'https://roofs.example.org/verify/7KQM-2VXT-9HPD' },
})

/** @param drawn the array of a site sheet */
export const signedReport = async (
  kind: ReportKind,
  moment: (iso: string) => Moment,
  drawn: Partial<ReportInput> = {},
): Promise<Uint8Array> => {
  const date = moment(issuedAt)
  const identity = await testIdentity({ from: date, until: moment('2036-11-21T00:00:00.000Z') })
  const { name } = provider
  const input = { ...issuedInput(kind), ...drawn }
  const language = languageOf(input)
  const pdf = await printReport(sayIn(language), input, {
    fonts,
    images: new Map(),
    meta: { title: documentTitle(input.project), author: name, language, date },
    complete: (doc, root) => addSignatureField(doc, root, { name, reason: 'Document 7KQM-2VXT-9HPD', date }, identity),
  })
  return signPdf(pdf, identity)
}
