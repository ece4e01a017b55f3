import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import type { Say } from '@soundroof/words/language/say'
import { zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { heading, paragraph } from '../blocks/blocks.ts'
import type { Scene } from '../drawing/scene.ts'
import { zonePlan } from '../drawing/zone-plan.ts'
import type { ColumnBlock, Fact, MastheadBlock, PackBlock, Words } from '../pack/pack-blocks.ts'
import { siteMoment } from '../wording/site-time.ts'
import { verdictTitle } from '../wording/verdict-words.ts'
import { arrayFacts } from './array-facts.ts'
import { buildingFacts } from './building-facts.ts'
import type { CertificateInput } from './certificate-input.ts'
import { certifiedPlan } from './certified-plan.ts'
import {
  certifiedItems,
  isAnyMemberAbove,
  keptClearZones,
  linesOf,
  notCertifiedItems,
  sentenceOf,
  verdictWord,
} from './certified-scope.ts'
import { conditionBlocks, keptRows } from './disposed-conditions.ts'
import { dayOf } from './document-table.ts'
import { linesIn, shareWithFewest } from './fewest-lines.ts'
import { fixingBlocks, hasServiceForce } from './fixings-by-zone.ts'
import { registrationsOf } from './form-entries.ts'
import { namedStandards } from './named-standards.ts'
import { exampleWords, isExample, laidOut, openOfExample } from './stated-array.ts'
import { fact, windFacts } from './wind-facts.ts'

export const STATEMENT = 'Statement of structural adequacy'

export const momentOf = ({ issuedAt, project, choices }: CertificateInput): string =>
  siteMoment(issuedAt, project.building, choices)

const addressOf = ({ project }: CertificateInput): string =>
  siteAddress(project.building) || `project ${project.header.number}`

/** Of every page of the pack. */
export const mastheadOf = (input: CertificateInput, title: string, subtitle: Words): MastheadBlock => {
  const { provider, identity, proof } = input
  const { abn } = identity.provider
  return {
    kind: 'masthead',
    provider: provider.name,
    contact: [abn ? `ABN ${abn}` : '', provider.phone, provider.email].filter((part) => part !== '').join(' · '),
    title,
    subtitle,
    proof,
    about: addressOf(input),
  }
}

const strong = (text: string) => ({ text, strong: true }) as const

export const subtitleOf = (input: CertificateInput, before: string, after: string): Words => [
  { text: before },
  strong(addressOf(input)),
  { text: '. Certificate ' },
  strong(input.identity.reportNumber),
  { text: after },
]

const keptWords = (input: CertificateInput): string => {
  const kept = keptRows(input).map(({ number }) => String(number))
  if (kept.length === 0) return 'No condition is kept.'
  const list = [kept.slice(0, -1).join(', '), ...kept.slice(-1)].filter((part) => part !== '').join(' and ')
  return kept.length === 1 ? `Condition ${list} below is kept.` : `Conditions ${list} below are kept.`
}

const figures = ({ result }: CertificateInput): string => {
  const open = result.unverified.length
  return open === 0
    ? ''
    : `The result rests on ${open} ${open === 1 ? 'figure' : 'figures'} not yet confirmed by an engineer, listed in its basis.`
}

const openWords = (input: CertificateInput): string => {
  if (!isExample(input)) return ''
  const what = openOfExample(input)
  return `Nobody laid out the array: ${what.charAt(0).toLowerCase()}${what.slice(1)} are not certified.`
}

const verdictBox = (say: Say, input: CertificateInput): PackBlock => {
  const { result } = input
  const clear = keptClearZones(say, result)
  const zones = clear.length === 0 ? '' : ` Kept clear of panels: ${clear.join(', ')}.`
  const how = laidOut(input) === null ? 'fixed as in the table by zone' : 'fixed as drawn and as in the table by zone'
  const above = isAnyMemberAbove(say, result)
    ? ', except those named below as above capacity: the array makes them no worse'
    : ''
  const provisional = result.provisional === undefined ? '' : ` ${result.provisional}`
  return {
    kind: 'box',
    title: verdictWord(input, verdictTitle(say, result)),
    words: [
      {
        text: `The array below, ${how}, and the roof members that were checked under it${above}.${zones}${provisional} `,
      },
      strong([keptWords(input), openWords(input), figures(input)].filter((part) => part !== '').join(' ')),
    ],
  }
}

/** Up to this many lines stand as a list; more as one sentence. */
const mostLines = 6

const listOrSentence = (items: readonly string[]): ColumnBlock =>
  items.length <= mostLines
    ? { kind: 'list', tone: 'plain', items: items.map((text) => ({ text })) }
    : { kind: 'words', words: [{ text: sentenceOf(items) }] }

/** Points that both columns have together, and those that a list is indented by. */
const [bothColumns, indent] = [478, 9] as const

const linesOfColumn = (items: readonly string[], width: number): number =>
  items.length <= mostLines
    ? items.reduce((sum, item) => sum + linesIn(item, width - indent), 0)
    : linesIn(sentenceOf(items), width)

const scopeColumns = (say: Say, input: CertificateInput): PackBlock => {
  const [certified, not] = [certifiedItems(say, input), notCertifiedItems(input)]
  const share = shareWithFewest((own) =>
    Math.max(linesOfColumn(certified, own * bothColumns), linesOfColumn(not, (1 - own) * bothColumns)),
  )
  return {
    kind: 'columns',
    columns: [
      { weight: share, blocks: [heading(2, 'What is certified'), listOrSentence(certified)] },
      { weight: 1 - share, blocks: [heading(2, 'What is not'), listOrSentence(not)] },
    ],
  }
}

const factColumns = (say: Say, input: CertificateInput): PackBlock => ({
  kind: 'columns',
  columns: [
    {
      weight: 37,
      blocks: [heading(2, 'Property and building'), { kind: 'facts', labels: 0.285, items: buildingFacts(input) }],
    },
    {
      weight: 31,
      blocks: [heading(2, 'Wind (service in brackets)'), { kind: 'facts', labels: 0.52, items: windFacts(input) }],
    },
    { weight: 32, blocks: [heading(2, 'Array'), { kind: 'facts', labels: 0.25, items: arrayFacts(say, input) }] },
  ],
})

const planCaption = (say: Say, input: CertificateInput, narrow: readonly string[]): string => {
  const { result } = input
  const free = narrow.length === 0 ? '' : ` Of the array: ${narrow.join(', ')}.`
  const clear = keptClearZones(say, result).length === 0 ? '' : '; hatched: kept clear'
  return `Seen from above, mm.${free} Zones dashed, a = ${zoneSizeText(result.valueA)} m${clear}.${exampleWords(input)}`
}

/** "1 Internal, 2 Edge": numbers of the zones in the drawing. */
export const zoneNames = ({ legend }: Scene): string =>
  legend
    .filter(({ text }) => /^\w {2}/.test(text))
    .map(({ text }) => text.replace('  ', ' '))
    .join(', ')

const planBlocks = (say: Say, input: CertificateInput): readonly ColumnBlock[] => {
  const { project, result, layoutProblem } = input
  const plan = certifiedPlan(say, input)
  if (plan !== null)
    return [
      {
        kind: 'drawing',
        isSmall: true,
        scene: plan.scene,
        caption: planCaption(say, input, plan.narrow),
      },
    ]
  const zones = zonePlan(say, { building: project.building, options: project.options, result })
  const why = layoutProblem === null ? 'No array is drawn.' : `No array is drawn: ${layoutProblem}`
  return zones === null
    ? [paragraph(why)]
    : [{ kind: 'drawing', isSmall: true, scene: zones, caption: `${zoneNames(zones)}. ${why}` }]
}

const standardBlocks = (input: CertificateInput): readonly ColumnBlock[] => {
  const { groups, note } = namedStandards(input)
  const { codeEdition, codeProvisions } = input.record
  return [
    heading(2, 'Standards and NCC'),
    {
      kind: 'words',
      words: [
        strong(`${[codeEdition, codeProvisions].filter((part) => part !== '').join(', ')}. `),
        ...groups.flatMap(({ title, items }) => [strong(`${title}: `), { text: `${items.join(' · ')}. ` }]),
        { text: note },
      ],
    },
  ]
}

/** A table of tile hooks has one column more. */
const planColumns = (say: Say, input: CertificateInput): PackBlock => ({
  kind: 'columns',
  columns: [
    { weight: hasServiceForce(input) ? 43 : 47, blocks: planBlocks(say, input) },
    { weight: hasServiceForce(input) ? 57 : 53, blocks: [...fixingBlocks(say, input), ...standardBlocks(input)] },
  ],
})

const answers = (input: CertificateInput): Words =>
  input.questions.flatMap(({ question, askedAt, messages }, index) => [
    strong(`Q${index + 1}, ${dayOf(askedAt, input)}: `),
    { text: `${question} ` },
    ...messages.flatMap(({ side, text }) => [
      strong(side === 'customer' ? 'Answer: ' : 'Engineer: '),
      { text: `${text} ` },
    ]),
  ])

const labelled = (label: string, text: string): Words => {
  const said = sentenceOf(linesOf(text))
  return said === '' ? [] : [strong(`${label}: `), { text: `${said} ` }]
}

const reliedBlocks = (input: CertificateInput): readonly PackBlock[] => {
  const { record } = input
  return [
    heading(2, 'Relied upon, inspection, validity'),
    {
      kind: 'words',
      words: [
        ...labelled('Relied upon', record.reliedUpon),
        ...answers(input),
        ...labelled('Inspection', record.inspections),
        ...labelled('Validity', record.validity),
        { text: 'Void where the code reads void.' },
      ],
    },
  ]
}

/** Who checked it besides the engineer, and on which day. */
export const secondCheckFacts = (input: CertificateInput): readonly Fact[] => {
  const { secondCheck } = input
  if (secondCheck === null) return []
  const { name, registration, checkedAt } = secondCheck
  return fact('Second check', `${name}, ${registration}, ${dayOf(checkedAt, input)}`)
}

const engineerItems = (input: CertificateInput) => {
  const { engineer, record, provider } = input
  return [
    ...fact('Name', [engineer.name, record.engineerQualifications].filter((part) => part !== '').join(', ')),
    ...fact('Registration', registrationsOf(input)),
    ...fact('Company', [provider.name, record.engineerAddress].filter((part) => part !== '').join(', ')),
    ...fact('Contact', [record.engineerPhone, engineer.email].filter((part) => part !== '').join(', ')),
    ...secondCheckFacts(input),
  ]
}

/** Adequate or not, what is certified and what is not, conditions, engineer. */
export const statementPage = (say: Say, input: CertificateInput): readonly PackBlock[] => [
  mastheadOf(input, STATEMENT, subtitleOf(input, 'Rooftop solar array, ', `, issued ${momentOf(input)}.`)),
  verdictBox(say, input),
  ...(input.statement.trim() === '' ? [] : [{ kind: 'words', words: [{ text: input.statement.trim() }] } as const]),
  scopeColumns(say, input),
  factColumns(say, input),
  planColumns(say, input),
  ...conditionBlocks(input),
  ...reliedBlocks(input),
  {
    kind: 'signature',
    title: 'Engineer',
    items: engineerItems(input),
    statement: 'I certify what is stated above as certified, and nothing else.',
    signed: `Signed electronically, ${momentOf(input)}`,
    note: `Signature of the engineer. The electronic signature of ${input.provider.name} in this file covers every page; the code shows its present state.`,
  },
]
