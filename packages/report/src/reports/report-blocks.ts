import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { type Block, type FooterBlock, heading, type Proof, paragraph, type TitleBlock } from '../blocks/blocks.ts'
import { type ReportIdentity, revisionBlocks, revisionSentence, stateWords } from '../blocks/identity.ts'
import { compactInputBlocks, inputBlocks } from '../blocks/input-blocks.ts'
import { deskBlocks, fewPhotoBlocks, photoBlocks, type TakenOfPhotos } from '../blocks/photo-blocks.ts'
import { resultBlocks, sectionBlocks } from '../blocks/result-blocks.ts'
import { ruleBlocks } from '../blocks/rule-blocks.ts'
import { withSources } from '../blocks/sources.ts'
import { titleFacts } from '../blocks/title-facts.ts'
import { traceBlocks } from '../blocks/trace-blocks.ts'
import { documentTitle } from '../wording/document-title.ts'
import { noRoomWords } from '../wording/room-words.ts'
import { siteMoment } from '../wording/site-time.ts'
import { summaryBlocks } from './summary-blocks.ts'

export type Provider = { readonly name: string; readonly email: string; readonly phone: string; readonly web: string }

export type ReportInput = {
  readonly kind: ReportKind
  readonly project: ProjectDraft
  readonly choices: Choices
  /** Null: no result was issued, so the report shows inputs only. */
  readonly result: AssessmentResult | null
  /** Advice of a search for the failing zones; absent: prints the result's own. */
  readonly advice?: readonly ZoneAdvice[]
  /** The array on the roof; left out or null: the drawing shows the zones alone. */
  readonly layout?: Layout | null
  /** Counted from the layout; on the site sheet. */
  readonly parts?: PartsList | null
  /** Why a layout that should be there is missing. */
  readonly layoutProblem?: string | null
  /** When photos were taken and where they look; absent: not known. */
  readonly photosTaken?: TakenOfPhotos
  readonly provider: Provider
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly version: string
  /** Proof of an issued document. */
  readonly proof?: Proof
  /** Made outside the server: marked "draft, not issued". */
  readonly isDraft?: boolean
  /** Absent for a draft made outside the server, which no firm issues. */
  readonly identity?: ReportIdentity
}

/** Printed on every page. */
export const notACertificate = 'This report is not a structural certificate.'

const subtitles = {
  'result-summary': 'Preliminary result summary, rooftop solar',
  'input-summary': 'Input summary, rooftop solar',
  'full-calculation': 'Preliminary full calculation, rooftop solar',
} as const

const shownKind = ({ kind, result }: ReportInput): keyof typeof subtitles => {
  if (kind === 'input-summary' || result === null) return 'input-summary'
  return kind === 'full-calculation' ? kind : 'result-summary'
}

const draftMarkOf = ({ isDraft, identity }: ReportInput): string | null => {
  if (isDraft) return stateWords.draft
  return identity === undefined || identity.state === 'issued' ? null : stateWords[identity.state]
}

const titleBlock = (input: ReportInput): TitleBlock => {
  const { project, provider, identity, proof } = input
  const { installer = null } = identity ?? {}
  return {
    kind: 'title',
    text: documentTitle(project),
    ...(documentTitle(project) === displayName(project) ? {} : { name: displayName(project) }),
    subtitle: subtitles[shownKind(input)],
    provider: provider.name,
    facts: titleFacts(input),
    draftMark: draftMarkOf(input),
    logos: [identity?.provider ?? null, installer].flatMap((party) =>
      party?.logo ? [{ image: party.logo, name: party.name }] : [],
    ),
    ...(proof ? { proof } : {}),
  }
}

const footerBlock = ({ provider, version, proof }: ReportInput): FooterBlock => ({
  kind: 'footer',
  text: notACertificate,
  provider: [provider.name, provider.email, provider.phone, provider.web].filter((part) => part !== '').join(' · '),
  version: `Soundroof ${version.replace('-', ' ')}`,
  ...(proof ? { proof } : {}),
})

const noResult: Block = {
  kind: 'notice',
  verdict: null,
  title: 'Input summary',
  text: 'This summary lists what was entered. It holds no result and says nothing about whether the installation is sound.',
}

const traceAppendix = (result: AssessmentResult): readonly Block[] => [
  heading(1, 'Appendix: derivation', true),
  paragraph(
    'Every number of the result with its formula, the values put into it and the clause or table it comes from. ' +
      'Values are printed with four significant digits and calculated with all of them.',
    'small',
  ),
  ...traceBlocks(result.trace),
]

const inputSection = (
  say: Say,
  input: ReportInput,
  newPage: boolean,
  drawings: readonly Block[] = [],
): readonly Block[] => [
  heading(1, 'Input', newPage),
  ...inputBlocks(say, input.project, input.choices),
  ...drawings,
  ...photoBlocks(say, input.project, input.photosTaken),
]

const underHeading = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(2, title), ...blocks]

const momentOf =
  ({ project, choices }: ReportInput) =>
  (iso: string): string =>
    siteMoment(iso, project.building, choices)

const revisionsOf = (input: ReportInput): readonly Block[] => revisionBlocks(input.identity, momentOf(input))

const inputSummary = (say: Say, input: ReportInput): readonly Block[] => [
  noResult,
  ...inputSection(say, input, false, underHeading('Drawing', sectionBlocks(say, input.project, input.choices))),
  ...revisionsOf(input),
]

const resultSummary = (say: Say, input: ReportInput, result: AssessmentResult): readonly Block[] => [
  ...summaryBlocks(say, input.project, result, {
    ...input,
    revisions: revisionSentence(input.identity, momentOf(input)),
  }),
  heading(1, 'Input', true),
  ...compactInputBlocks(say, input.project, input.choices),
  ...fewPhotoBlocks(say, input.project),
]

const fullCalculation = (say: Say, input: ReportInput, result: AssessmentResult): readonly Block[] => {
  const blocks = [
    ...resultBlocks(say, input.project, input.choices, result, input),
    ...inputSection(say, input, true),
    ...revisionsOf(input),
    ...traceAppendix(result),
  ]
  return [...blocks, ...ruleBlocks(say, blocks, result)]
}

const roomBlocks = (say: Say, { kind, project, choices, result, layout = null }: ReportInput): readonly Block[] => {
  if (kind === 'input-summary' || result === null) return []
  const words = noRoomWords(say, { project, choices, result, layout })
  return words === null ? [] : [{ kind: 'list', tone: 'caution', items: [{ text: words }] }]
}

const contentOf = (say: Say, input: ReportInput): readonly Block[] => {
  const { kind, result } = input
  if (kind === 'input-summary' || result === null) return inputSummary(say, input)
  return kind === 'full-calculation' ? fullCalculation(say, input, result) : resultSummary(say, input, result)
}

/** A report as blocks; without a result it shows inputs only, whatever kind was asked for. A site sheet is drawn instead. */
export const reportBlocks = (say: Say, input: ReportInput): readonly Block[] =>
  withSources([
    titleBlock(input),
    ...deskBlocks(say, input.project),
    ...roomBlocks(say, input),
    ...contentOf(say, input),
    footerBlock(input),
  ])
