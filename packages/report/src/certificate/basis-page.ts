import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import type { Say } from '@soundroof/words/language/say'
import { headingOfWhole, paragraph } from '../blocks/blocks.ts'
import { confirmedItems } from '../blocks/confirmed-figures.ts'
import type { Fact, PackBlock } from '../pack/pack-blocks.ts'
import { capital, withUnits } from '../wording/number-text.ts'
import type { CertificateInput } from './certificate-input.ts'
import { sentenceOf } from './certified-scope.ts'
import { standardsText } from './named-standards.ts'
import { mastheadOf, subtitleOf } from './statement-page.ts'

const listed = (title: string, items: readonly string[]): readonly PackBlock[] =>
  items.length === 0 ? [] : [headingOfWhole(2, title), { kind: 'words', words: [{ text: sentenceOf(items) }] }]

const facts = (items: readonly Fact[]): PackBlock => {
  const half = Math.ceil(items.length / 2)
  const column = (own: readonly Fact[]) => ({
    weight: 1,
    blocks: [{ kind: 'facts' as const, labels: 0.36, items: own }],
  })
  return { kind: 'columns', columns: [column(items.slice(0, half)), column(items.slice(half))] }
}

const assumptions = ({ result }: CertificateInput): readonly PackBlock[] =>
  result.assumptions.length === 0
    ? []
    : [
        headingOfWhole(2, 'Assumptions'),
        facts(result.assumptions.map(({ label, value }) => ({ label, value: capital(withUnits(value)) }))),
      ]

/** Whence the editions and amendments are that the statement names, also of those that the list leaves out. */
const standardSources = (input: CertificateInput): readonly string[] => {
  const { list, source, readOn, standards } = input.standards
  const named = standardsText(input)
  return [
    `${list}: ${source}; read on ${dayInWords(readOn)}`,
    ...standards.flatMap((one) =>
      one.source === undefined || !named.includes(one.standard) ? [] : [`${one.standard}: ${one.source}`],
    ),
  ]
}

/** So that who holds a document can tell that it is the one that was read. */
const checksums = ({ result, resultSha256, documents }: CertificateInput): readonly PackBlock[] => [
  headingOfWhole(2, 'Documents and result, by their checksums'),
  {
    kind: 'table',
    caption: 'Checksums of documents and result',
    isDense: true,
    columns: [
      { title: 'Document', align: 'left', weight: 100 },
      { title: 'Code', align: 'left', weight: 88 },
      { title: 'SHA-256', align: 'left', weight: 300 },
    ],
    rows: [
      ...documents.map(({ name, code, sha256 }) => [{ text: name }, { text: code }, { text: sha256, small: true }]),
      [{ text: 'Result as stored' }, { text: '–' }, { text: resultSha256, small: true }],
    ],
  },
  paragraph(
    `Calculated by engine ${result.engineVersion} with the catalogue of figures ${result.catalogueVersion}.`,
    'small',
  ),
]

/** Assumptions, what is not confirmed, and the documents by their checksums. */
export const basisBlocks = (say: Say, input: CertificateInput): readonly PackBlock[] => {
  const { result } = input
  return [
    ...assumptions(input),
    ...listed('Instructions to the installer', (result.instructions ?? []).map(withUnits)),
    ...listed('Warnings', (result.warnings ?? []).map(withUnits)),
    ...listed('Not checked', result.notChecked),
    ...listed(
      'Figures not yet confirmed by an engineer',
      result.unverified.map(({ item }) => item),
    ),
    ...listed(
      'Figures confirmed by engineers',
      confirmedItems(say, result).map(({ text, note }) => (note === undefined ? text : `${text} (${note})`)),
    ),
    ...listed('Editions and amendments of standards', standardSources(input)),
    ...checksums(input),
  ]
}

export const basisPage = (say: Say, input: CertificateInput): readonly PackBlock[] => [
  mastheadOf(input, 'Basis of the certificate', subtitleOf(input, '', '. What the result rests on.')),
  ...basisBlocks(say, input),
]
