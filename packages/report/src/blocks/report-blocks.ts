import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { dateOf, displayName, type ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { siteMoment } from '../wording/site-time.ts'
import { type Block, type FooterBlock, heading, type Proof, paragraph, type TitleBlock } from './blocks.ts'
import { inputBlocks } from './input-blocks.ts'
import { notEntered } from './input-values.ts'
import { photoBlocks } from './photo-blocks.ts'
import { resultBlocks, sectionBlocks } from './result-blocks.ts'
import { ruleBlocks } from './rule-blocks.ts'
import { traceBlocks } from './trace-blocks.ts'

export type Provider = { readonly name: string; readonly email: string; readonly phone: string; readonly web: string }

export type ReportInput = {
  /** 0 input and result, 1 input only. */
  readonly type: 0 | 1
  readonly project: ProjectDraft
  readonly choices: Choices
  /** Null: no result was issued, so the report shows the input alone. */
  readonly result: AssessmentResult | null
  /** What was found for the zones that fail; left out: the result's own advice is printed. */
  readonly advice?: readonly ZoneAdvice[]
  readonly provider: Provider
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly version: string
  /** Of an issued document. */
  readonly proof?: Proof
  /** Made outside the server: marked "draft, not issued". */
  readonly isDraft?: boolean
  /** The derivation as an appendix; default yes. */
  readonly withTrace?: boolean
}

/** Printed on every page. */
export const notACertificate = 'This report is not a structural certificate.'
const draftMark = 'Draft, not issued'

const titleBlock = (input: ReportInput, hasResult: boolean): TitleBlock => {
  const { project, provider, version } = input
  const made = input.isDraft ? 'Made' : 'Issued'
  return {
    kind: 'title',
    text: displayName(project),
    subtitle: hasResult
      ? 'Preliminary structural assessment of a rooftop solar installation'
      : 'Input summary of a rooftop solar installation',
    provider: provider.name,
    facts: [
      { label: 'Project Name', value: project.header.name || notEntered, unit: '' },
      { label: 'Project Number', value: project.header.number || notEntered, unit: '' },
      { label: 'Street Address', value: project.building.streetAddress || notEntered, unit: '' },
      { label: 'Project date', value: dateOf(project.dateTime), unit: '' },
      { label: made, value: siteMoment(input.issuedAt, project.building, input.choices), unit: '' },
      { label: 'Software', value: `Soundroof ${version.replace('-', ' ')}`, unit: '' },
    ],
    draftMark: input.isDraft ? draftMark : null,
    ...(input.proof ? { proof: input.proof } : {}),
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

const inputSection = (input: ReportInput, newPage: boolean, drawings: readonly Block[] = []): readonly Block[] => [
  heading(1, 'Input', newPage),
  ...inputBlocks(input.project, input.choices),
  ...drawings,
  ...photoBlocks(input.project),
]

const underHeading = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(2, title), ...blocks]

/** A report as blocks: type 0 with a result shows both, anything else the input alone. */
export const reportBlocks = (input: ReportInput): readonly Block[] => {
  const result = input.type === 0 ? input.result : null
  if (!result)
    return [
      titleBlock(input, false),
      noResult,
      ...inputSection(input, false, underHeading('Drawing', sectionBlocks(input.project, input.choices))),
      footerBlock(input),
    ]
  const blocks = [
    titleBlock(input, true),
    ...resultBlocks(input.project, input.choices, result, input.advice),
    ...inputSection(input, true),
    ...(input.withTrace === false ? [] : traceAppendix(result)),
  ]
  return [...blocks, ...ruleBlocks(blocks), footerBlock(input)]
}
