import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import type { ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import type { Say } from '@soundroof/words/language/say'
import { setbackText, spacingText } from '@soundroof/words/numbers/result-numbers'
import { heading } from '../blocks/blocks.ts'
import type { Fact, MastheadBlock, PackBlock, PackTable, Words } from '../pack/pack-blocks.ts'
import { siteMoment } from '../wording/site-time.ts'
import { verdictTitle } from '../wording/verdict-words.ts'
import type { CloseOutInput } from './close-out-input.ts'

const momentOf = ({ project, choices }: Pick<CloseOutInput, 'project' | 'choices'>, iso: string): string =>
  siteMoment(iso, project.building, choices)

const addressOf = ({ project }: CloseOutInput): string =>
  siteAddress(project.building) || `project ${project.header.number}`

const strong = (text: string) => ({ text, strong: true }) as const

/** Of a page that begins a part of the pack. */
export const mastheadOf = (input: CloseOutInput, title: string, before: string, after: string): MastheadBlock => {
  const { provider, identity, proof } = input
  const { abn } = identity.provider
  return {
    kind: 'masthead',
    provider: provider.name,
    contact: [abn ? `ABN ${abn}` : '', provider.phone, provider.email].filter((part) => part !== '').join(' · '),
    title,
    subtitle: [{ text: before }, strong(addressOf(input)), { text: after }],
    proof,
    about: addressOf(input),
  }
}

const deviating = ({ zones }: CloseOutInput): readonly ComparedZone[] =>
  zones.filter(({ outcome }) => outcome === 'deviation')

type Written = { readonly content: Pick<CloseOutInput['content'], 'differences'> }

const hasDifferences = ({ content }: Written): boolean => content.differences.trim() !== ''

const builtTitle = (input: CloseOutInput): string => {
  if (input.decision !== null) return 'Accepted as built'
  return input.zones.every(({ outcome }) => outcome === 'as-planned') ? 'As planned' : 'Passes as built'
}

const verdictBox = (say: Say, input: CloseOutInput): PackBlock => {
  const { result, zones, decision } = input
  const other = zones.filter(({ outcome }) => outcome === 'calculated').map(({ zone }) => zone)
  const beyond = deviating(input).map(({ zone }) => zone)
  const words: Words = [
    { text: `Planned by the result “${verdictTitle(say, result)}”. Zones measured: ` },
    strong(zones.map(({ zone }) => zone).join(', ')),
    { text: '. ' },
    ...(other.length === 0 ? [] : [{ text: `Otherwise than planned, calculated and passed: ${other.join(', ')}. ` }]),
    ...(beyond.length === 0 ? [] : [strong(`Deviates from the plan: ${beyond.join(', ')}. `)]),
    ...(decision === null ? [] : [{ text: `An engineer accepted it, with the reason below.` }]),
  ]
  return { kind: 'box', title: builtTitle(input), words }
}

export const outcomeWords = {
  'as-planned': 'As planned',
  calculated: 'Passes, calculated',
  deviation: 'Deviation',
} as const

const reasonText = ({ reasons }: ComparedZone): string => reasons.map(({ text }) => text).join(' ')

const pair = (planned: string, measured: string) => [
  { text: planned },
  { text: measured, ...(planned === measured ? {} : { strong: true }) },
]

const valueText = (value: number | null, text: (value: number) => string): string =>
  value === null ? '–' : text(value)

const zoneRow = (row: ComparedZone): PackTable['rows'][number] => {
  const { zone, measured, outcome } = row
  const reason = reasonText(row)
  return [
    { text: zone, strong: true },
    ...pair(valueText(row.plannedRails, String), valueText(measured.rails, String)),
    ...pair(valueText(row.plannedSpacing, spacingText), valueText(measured.widestSpacing, spacingText)),
    ...pair(valueText(row.plannedSetback, setbackText), valueText(measured.smallestSetback, String)),
    {
      text: outcome === null ? '–' : outcomeWords[outcome],
      strong: true,
      ...(outcome === 'deviation' ? { tone: 'bad' as const } : {}),
      ...(reason === '' ? {} : { note: reason }),
    },
  ]
}

/** Plan, measurement and outcome, zone by zone. */
export const zoneTable = ({ zones }: Pick<CloseOutInput, 'zones'>): PackTable => ({
  kind: 'table',
  caption: 'Planned and measured, by zone',
  columns: [
    { title: 'Zone', align: 'left', weight: 70 },
    { title: 'Rails, plan', align: 'left', weight: 42 },
    { title: 'Rails, built', align: 'left', weight: 42 },
    { title: 'Spacing at most, mm', align: 'left', weight: 60 },
    { title: 'Widest, mm', align: 'left', weight: 48 },
    { title: 'Setback at least, mm', align: 'left', weight: 60 },
    { title: 'Smallest, mm', align: 'left', weight: 50 },
    { title: 'Outcome', align: 'left', weight: 210 },
  ],
  rows: zones.map(zoneRow),
})

const fact = (label: string, value: string): readonly Fact[] => (value.trim() === '' ? [] : [{ label, value }])

const decimals = 5

const positionText = ({ latitude, longitude, accuracy }: CloseOutInput['statement']): string => {
  if (latitude === null || longitude === null) return 'Not told by the device'
  const place = `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`
  return accuracy === null ? place : `${place} ± ${Math.round(accuracy)} m`
}

const arrayText = ({ layout, project }: CloseOutInput): string => {
  // Panels that place themselves are none that somebody built.
  if (layout !== null && !layout.isChosen) return `${layout.placed} panels, ${layout.power.placed.toFixed(2)} kW`
  const power = installedPower(project.solar)
  return power === null ? '' : `${power} kW`
}

const builtFacts = (input: CloseOutInput): readonly Fact[] => {
  const { project, identity, statement, content } = input
  return [
    ...fact('Address', addressOf(input)),
    ...fact('Project', `${project.header.number}, revision ${identity.revision}`),
    ...fact('Installer', identity.installer?.name ?? ''),
    ...fact('Array', arrayText(input)),
    ...fact('Module label', content.moduleLabel),
    ...fact('Rail splices', content.isWithoutSplice ? 'None, as the installer states' : 'Photographed'),
    ...fact('Finished on', dayInWords(statement.installedOn)),
  ]
}

const standards =
  'The array named above is installed as measured and photographed in this pack, to AS/NZS 5033 and, for wind actions, AS/NZS 1170.2.'

const signatureOf = (input: CloseOutInput): PackBlock => {
  const { statement, provider } = input
  return {
    kind: 'signature',
    title: 'Statement of the installer',
    items: [
      ...fact('Name', statement.name),
      ...fact('Licence', statement.licence),
      ...fact('Accreditation', statement.accreditation),
      ...fact('Finished on', dayInWords(statement.installedOn)),
      ...fact('Position', positionText(statement)),
      ...fact('Account', statement.signedBy),
    ],
    statement: standards,
    signed: `Signed electronically, ${momentOf(input, statement.signedAt)}`,
    drawn: statement.drawn,
    note: `Signature of the installer. The electronic signature of ${provider.name} in this file covers every page; the code shows its present state.`,
  }
}

export const decisionBlocks = (
  input: Pick<CloseOutInput, 'project' | 'choices' | 'decision'>,
): readonly PackBlock[] => {
  const { decision } = input
  if (decision === null) return []
  return [
    heading(2, 'Decision of the engineer'),
    {
      kind: 'facts',
      labels: 0.16,
      items: [
        ...fact('Accepted', decision.reason),
        ...fact('Engineer', `${decision.engineer}, ${decision.registration}`),
        ...fact('Decided', momentOf(input, decision.decidedAt)),
      ],
    },
  ]
}

const conditionBlocks = ({ result }: CloseOutInput): readonly PackBlock[] =>
  result.conditions.length === 0
    ? []
    : [
        heading(2, 'Conditions of the result that was built from'),
        { kind: 'list', tone: 'plain', items: result.conditions.map((text) => ({ text })) },
      ]

export const differenceBlocks = (input: Written): readonly PackBlock[] => [
  heading(2, 'What differs from the plan, in the words of the installer'),
  {
    kind: 'words',
    words: [{ text: hasDifferences(input) ? input.content.differences.trim() : 'Nothing beyond what is measured.' }],
  },
]

/** What was built, measured against the plan, and who states it. */
export const builtPage = (say: Say, input: CloseOutInput): readonly PackBlock[] => [
  mastheadOf(
    input,
    'Close-out pack',
    'Rooftop solar array as built, ',
    `. ${input.identity.reportNumber}, issued ${momentOf(input, input.issuedAt)}.`,
  ),
  verdictBox(say, input),
  heading(2, 'Array'),
  { kind: 'facts', labels: 0.16, items: builtFacts(input) },
  heading(2, 'Planned and measured, by zone'),
  zoneTable(input),
  ...conditionBlocks(input),
  ...differenceBlocks(input),
  ...decisionBlocks(input),
  signatureOf(input),
]
