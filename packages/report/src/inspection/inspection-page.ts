import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { labelOfEntry } from '@soundroof/contract/review/certificate/certificate-problems'
import type { InspectionMethod } from '@soundroof/contract/review/inspection/inspection-record'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { heading } from '../blocks/blocks.ts'
import { linesOf } from '../certificate/certified-scope.ts'
import { registrationsOf } from '../certificate/form-entries.ts'
import { mastheadOf, momentOf, secondCheckFacts, subtitleOf } from '../certificate/statement-page.ts'
import { decisionBlocks, differenceBlocks, zoneTable } from '../close-out/built-page.ts'
import { documentTable } from '../close-out/plan-and-documents.ts'
import type { ColumnBlock, Fact, PackBlock, PackTable } from '../pack/pack-blocks.ts'
import { capital } from '../wording/number-text.ts'
import { siteMoment } from '../wording/site-time.ts'
import { designSays, methodWords } from './inspection-entries.ts'
import type { InspectionInput } from './inspection-part.ts'

const fact = (label: string, value: string): readonly Fact[] => (value.trim() === '' ? [] : [{ label, value }])

const builtTitle = ({ inspection: { zones, decision } }: InspectionInput): string => {
  if (decision !== null) return 'Accepted as built'
  return zones.every(({ outcome }) => outcome === 'as-planned') ? 'Built as planned' : 'Passes as built'
}

const verdictBox = (input: InspectionInput): PackBlock => {
  const { inspectedOn, inspectedBy, method } = input.inspection
  return {
    kind: 'box',
    title: builtTitle(input),
    words: [
      { text: 'Inspected on ' },
      { text: dayInWords(inspectedOn), strong: true },
      { text: ` by ${inspectedBy}. ` },
      { text: `${methodWords[method]}.`, strong: true },
      { text: ' What follows holds for the work named as inspected, and for nothing else.' },
    ],
  }
}

const propertyFacts = ({ project, record, identity, inspection }: InspectionInput): readonly Fact[] => [
  ...fact('Address', siteAddress(project.building)),
  ...fact('Lot and plan', record.lotAndPlan),
  ...fact('Local government area', record.localGovernmentArea),
  ...fact('Class of building', record.buildingClass),
  ...fact('Project', `${project.header.number}, revision ${identity.revision}`),
  ...fact('Module label', inspection.content.moduleLabel),
]

const peopleFacts = (input: InspectionInput): readonly Fact[] => {
  const { record, identity, inspection, project, choices } = input
  const { name, licence, accreditation, installedOn, signedAt } = inspection.statement
  return [
    ...fact('Installer', [identity.installer?.name ?? '', name].filter((part) => part !== '').join(', ')),
    ...fact('Licence', `${licence}; accreditation ${accreditation}`),
    ...fact('Finished on', dayInWords(installedOn)),
    ...fact('Record signed', siteMoment(signedAt, project.building, choices)),
    ...fact('Certifier', [record.certifierName, record.certifierRegistration].filter((part) => part !== '').join(', ')),
    ...fact('Certifier’s reference', record.certifierReference),
    ...fact('Application number', record.applicationNumber),
  ]
}

/** A reader who files it must see that the two do not say the same. */
const otherwiseBlocks = (input: InspectionInput): readonly PackBlock[] => {
  const { otherwise = [] } = input.inspection
  if (otherwise.length === 0) return []
  const items = otherwise.map(({ entry, says }) => {
    const label = capital(labelOfEntry(entry).toLowerCase())
    return { text: `${label}: ${input.record[entry]} here; ${designSays(input, says)}` }
  })
  return [heading(2, 'Otherwise than in the design certificate'), { kind: 'list', tone: 'plain', items }]
}

const listed = (title: string, text: string): readonly ColumnBlock[] => [
  heading(2, title),
  { kind: 'list', tone: 'plain', items: linesOf(text).map((line) => ({ text: line })) },
]

const columns = (left: readonly ColumnBlock[], right: readonly ColumnBlock[]): PackBlock => ({
  kind: 'columns',
  columns: [
    { weight: 50, blocks: left },
    { weight: 50, blocks: right },
  ],
})

const metTable = ({ inspection: { met } }: InspectionInput): PackTable => ({
  kind: 'table',
  caption: 'Conditions of the design certificate and how each was met',
  columns: [
    { title: '', align: 'left', weight: 14 },
    { title: 'Condition', align: 'left', weight: 240 },
    { title: 'Met, by this evidence', align: 'left', weight: 240 },
  ],
  rows: met.map(({ condition, evidence }, index) => [
    { text: String(index + 1), strong: true },
    { text: condition },
    { text: evidence.trim() },
  ]),
})

const conditionBlocks = (input: InspectionInput): readonly PackBlock[] => [
  heading(2, 'Conditions of the design certificate, and how each was met'),
  input.inspection.met.length === 0
    ? { kind: 'words', words: [{ text: 'The design certificate keeps no condition.' }] }
    : metTable(input),
]

const documentBlocks = (input: InspectionInput): readonly PackBlock[] => {
  const { design, pack } = input.inspection
  const documents = input.documents.map((document) => ({ ...document, isCertificate: document.code === design.code }))
  return [
    heading(2, 'Reference documents'),
    {
      kind: 'words',
      words: [
        {
          text: `Inspected against the design certificate ${design.number}, code ${design.code}; measurements and photographs are in the close-out pack ${pack.number}, code ${pack.code}.`,
        },
      ],
    },
    documentTable({ ...input, documents }),
  ]
}

const statements: Readonly<Record<InspectionMethod, string>> = {
  'in-person':
    'I certify that the work named above as inspected was built as measured above and agrees with the design certificate named above, with the decisions and conditions stated; and nothing else.',
  'from-record':
    'I certify that, by the photographs and measurements that the installer signed, the work named above as inspected agrees with the design certificate named above, with the decisions and conditions stated; and nothing else.',
}

const signatureOf = (input: InspectionInput): PackBlock => {
  const { engineer, record, provider } = input
  return {
    kind: 'signature',
    title: 'Engineer',
    items: [
      ...fact('Name', [engineer.name, record.engineerQualifications].filter((part) => part !== '').join(', ')),
      ...fact('Registration', registrationsOf(input)),
      ...fact('Company', [provider.name, record.engineerAddress].filter((part) => part !== '').join(', ')),
      ...fact('Contact', [record.engineerPhone, engineer.email].filter((part) => part !== '').join(', ')),
      ...secondCheckFacts(input),
    ],
    statement: statements[input.inspection.method],
    signed: `Signed electronically, ${momentOf(input)}`,
    note: `Signature of the engineer. The electronic signature of ${provider.name} in this file covers every page; the code shows its present state.`,
  }
}

/** What was inspected, how and by whom; plan and measurement; decisions, conditions, documents, engineer. */
export const inspectionPage = (input: InspectionInput): readonly PackBlock[] => [
  mastheadOf(
    input,
    'Certificate after inspection',
    subtitleOf(input, 'Rooftop solar array as built, ', `, issued ${momentOf(input)}.`),
  ),
  verdictBox(input),
  columns(
    [heading(2, 'Property'), { kind: 'facts', labels: 0.3, items: propertyFacts(input) }],
    [heading(2, 'Installer and certifier'), { kind: 'facts', labels: 0.3, items: peopleFacts(input) }],
  ),
  ...otherwiseBlocks(input),
  columns(
    listed('What was inspected', input.inspection.inspected),
    listed('What was not', input.inspection.notInspected),
  ),
  heading(2, 'Measured by the installer against the plan, by zone'),
  zoneTable(input.inspection),
  ...differenceBlocks(input.inspection),
  ...decisionBlocks({ ...input, decision: input.inspection.decision }),
  ...conditionBlocks(input),
  ...documentBlocks(input),
  signatureOf(input),
]
