import type { Part } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { Say } from '@soundroof/words/language/say'
import { heading, paragraph } from '../blocks/blocks.ts'
import { certifiedPlan } from '../certificate/certified-plan.ts'
import { dayOf } from '../certificate/document-table.ts'
import { exampleWords } from '../certificate/stated-array.ts'
import { zoneNames } from '../certificate/statement-page.ts'
import { zonePlan } from '../drawing/zone-plan.ts'
import type { PackBlock, PackTable } from '../pack/pack-blocks.ts'
import { partNames } from '../parts-list/part-names.ts'
import type { CloseOutInput } from './close-out-input.ts'

const planBlocks = (say: Say, input: CloseOutInput): readonly PackBlock[] => {
  const { project, result, layoutProblem } = input
  const plan = certifiedPlan(say, input)
  if (plan !== null) {
    const narrow = plan.narrow.length === 0 ? '' : ` Of the array: ${plan.narrow.join(', ')}.`
    return [{ kind: 'drawing', scene: plan.scene, caption: `Seen from above, mm.${narrow}${exampleWords(input)}` }]
  }
  const why = layoutProblem === null ? 'No array was drawn for this project.' : `No array is drawn: ${layoutProblem}`
  const zones = zonePlan(say, { building: project.building, options: project.options, result })
  return zones === null ? [paragraph(why)] : [{ kind: 'drawing', scene: zones, caption: `${zoneNames(zones)}. ${why}` }]
}

const partText = (say: Say, { kind, length, article }: Part): string => {
  const name = say(partNames[kind])
  const long = length === null ? name : `${name}, ${length} mm`
  return article === null ? long : `${long}: ${say(article)}`
}

const partsTable = (say: Say, parts: readonly Part[]): PackTable => ({
  kind: 'table',
  caption: 'Parts',
  isDense: true,
  columns: [
    { title: 'Part', align: 'left', weight: 260 },
    { title: 'Part number', align: 'left', weight: 110 },
    { title: 'Drawn', align: 'right', weight: 45 },
    { title: 'With spares', align: 'right', weight: 60 },
  ],
  rows: parts.map((part) => [
    { text: partText(say, part) },
    { text: part.partNumber ?? '–' },
    { text: String(part.needed) },
    { text: String(part.total) },
  ]),
})

const partsBlocks = (say: Say, { parts }: CloseOutInput): readonly PackBlock[] => [
  heading(2, 'Parts of the plan'),
  parts === null
    ? { kind: 'words', words: [{ text: 'No parts are counted, because no array is drawn.' }] }
    : partsTable(say, parts.parts),
]

export const documentTable = (input: Pick<CloseOutInput, 'project' | 'choices' | 'documents'>): PackTable => ({
  kind: 'table',
  caption: 'Documents of the project',
  isDense: true,
  columns: [
    { title: 'Document', align: 'left', weight: 105 },
    { title: 'Number', align: 'left', weight: 90 },
    { title: 'Issued', align: 'left', weight: 60 },
    { title: 'Code', align: 'left', weight: 110 },
    { title: 'SHA-256 of the file', align: 'left', weight: 205 },
  ],
  rows: input.documents.map(({ name, number, issuedAt, code, sha256, isCertificate }) => [
    { text: name, ...(isCertificate ? { strong: true } : {}) },
    { text: number },
    { text: dayOf(issuedAt, input) },
    { text: code },
    { text: `${sha256.slice(0, 32)} ${sha256.slice(32)}` },
  ]),
})

const certificateWords = ({ documents }: CloseOutInput): string => {
  const certificate = documents.find(({ isCertificate }) => isCertificate)
  return certificate === undefined
    ? 'No certificate was issued for this revision.'
    : `Certificate of this revision: ${certificate.number}, code ${certificate.code}. Keep its file beside this one; the table names its SHA-256.`
}

const documentBlocks = (input: CloseOutInput): readonly PackBlock[] => [
  heading(2, 'Certificate and documents'),
  { kind: 'words', words: [{ text: certificateWords(input), strong: true }] },
  ...(input.documents.length === 0
    ? [{ kind: 'words', words: [{ text: 'No other document of this revision is valid.' }] } as const]
    : [documentTable(input)]),
  {
    kind: 'words',
    words: [
      {
        text: 'Keep this file with the records of the installation, for as long as the regulator of small-scale technology certificates asks for them. Whoever holds it checks it by its code.',
      },
    ],
  },
]

/** The plan, its parts, and the documents that belong to the pack. */
export const planAndDocuments = (say: Say, input: CloseOutInput): readonly PackBlock[] => [
  heading(2, 'Plan that was built from'),
  ...planBlocks(say, input),
  ...partsBlocks(say, input),
  ...documentBlocks(input),
]
