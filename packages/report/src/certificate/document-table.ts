import type { PackCell, PackTable } from '../pack/pack-blocks.ts'
import { siteMoment } from '../wording/site-time.ts'
import type { CertificateInput } from './certificate-input.ts'

/** "24 Nov 2026", at the site. */
export const dayOf = (iso: string, { project, choices }: Pick<CertificateInput, 'project' | 'choices'>): string => {
  const moment = siteMoment(iso, project.building, choices)
  return moment.slice(0, moment.indexOf(','))
}

const rowOf =
  (input: CertificateInput) =>
  ({ name, number, revision, issuedAt, pages }: CertificateInput['documents'][number]): readonly PackCell[] => [
    { text: number, strong: true },
    { text: name },
    { text: String(revision) },
    { text: dayOf(issuedAt, input) },
    { text: pages === null ? '–' : String(pages) },
    { text: input.provider.name },
  ]

/** The statement and its actions are documents of the design too. */
const ownRow = (input: CertificateInput): readonly PackCell[] => [
  { text: input.identity.reportNumber, strong: true },
  { text: input.form.purpose === 'inspection' ? 'Certificate, on the pages before' : 'Statement and actions, before' },
  { text: String(input.identity.revision) },
  { text: dayOf(input.issuedAt, input) },
  { text: '–' },
  { text: input.provider.name },
]

/** Documents that the certificate refers to. */
export const documentTable = (input: CertificateInput): PackTable => ({
  kind: 'table',
  caption: 'Documents',
  isDense: true,
  columns: [
    { title: 'Document', align: 'left', weight: 76 },
    { title: 'Title', align: 'left', weight: 112 },
    { title: 'Rev.', align: 'right', weight: 22 },
    { title: 'Date', align: 'left', weight: 56 },
    { title: 'Pages', align: 'right', weight: 28 },
    { title: 'By', align: 'left', weight: 112 },
  ],
  rows: [...input.documents.map(rowOf(input)), ownRow(input)],
})
