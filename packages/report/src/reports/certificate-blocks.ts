import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import {
  type Block,
  type FooterBlock,
  heading,
  type KeyValue,
  listUnder,
  type Proof,
  paragraph,
} from '../blocks/blocks.ts'
import { confirmedBlocks } from '../blocks/confirmed-figures.ts'
import { partyWords, type ReportIdentity, revisionBlocks } from '../blocks/identity.ts'
import { figureBlocks, instructions, limitBlocks, sourceBlocks, texts } from '../blocks/result-blocks.ts'
import { withSources } from '../blocks/sources.ts'
import { titleFacts } from '../blocks/title-facts.ts'
import { documentTitle } from '../wording/document-title.ts'
import { siteMoment } from '../wording/site-time.ts'
import { verdictTitle } from '../wording/verdict-words.ts'
import type { Provider } from './report-blocks.ts'

/** A document that the certificate is based on. */
export type ReviewedDocument = { readonly name: string; readonly code: string; readonly sha256: string }

export type CertificateInput = {
  readonly project: ProjectDraft
  readonly choices: Choices
  readonly result: AssessmentResult
  /** SHA-256 of the result as it is stored, hexadecimal. */
  readonly resultSha256: string
  readonly provider: Provider
  readonly identity: ReportIdentity & { readonly reviewer: string; readonly registration: string }
  /** What the reviewer states, in own words. */
  readonly statement: string
  /** Conditions of the approval. */
  readonly conditions: readonly string[]
  readonly documents: readonly ReviewedDocument[]
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly version: string
  readonly proof: Proof
}

const wholeOnly = 'Valid as a whole only; extracts are void.'

const scope =
  'The review covers what is listed here and nothing else. It rests on the inputs as the customer entered them; ' +
  'dimensions and members on site were not measured by the reviewer.'

const fact = (label: string, value: string): KeyValue => ({ label, value, unit: '' })

const titleOf = ({ project, choices, provider, identity, issuedAt, proof }: CertificateInput): Block => ({
  kind: 'title',
  text: documentTitle(project),
  name: displayName(project),
  subtitle: 'Certificate of the review of a structural assessment of rooftop solar',
  provider: provider.name,
  facts: titleFacts({ project, choices, issuedAt, identity: { ...identity, reviewer: null, registration: null } }),
  draftMark: null,
  logos: [identity.provider, identity.installer].flatMap((party) =>
    party?.logo ? [{ image: party.logo, name: party.name }] : [],
  ),
  proof,
})

const noticeOf = ({ identity, conditions }: CertificateInput): Block => ({
  kind: 'notice',
  verdict: null,
  title: conditions.length === 0 ? 'Reviewed and accepted' : 'Reviewed and accepted under conditions',
  text: `${identity.reviewer} of ${identity.provider.name} has reviewed the assessment named below.`,
})

const reviewerFacts = ({ identity }: CertificateInput): readonly KeyValue[] => [
  fact('Reviewer', identity.reviewer),
  fact('Registration', identity.registration),
  fact('On behalf of', partyWords(identity.provider)),
]

const reviewed = (say: Say, { result, resultSha256, identity, documents }: CertificateInput): readonly KeyValue[] => [
  fact('Revision', String(identity.revision)),
  fact('Verdict', verdictTitle(say, result)),
  fact('Result', result.resultString),
  fact('Result, SHA-256', resultSha256),
  ...documents.map(({ name, code, sha256 }) => fact(name, `${code}, SHA-256 ${sha256}`)),
]

const footerOf = ({ provider, version, proof }: CertificateInput): FooterBlock => ({
  kind: 'footer',
  text: wholeOnly,
  provider: [provider.name, provider.email, provider.phone, provider.web].filter((part) => part !== '').join(' · '),
  version: `Soundroof ${version.replace('-', ' ')}`,
  proof,
})

/** Reviewer, subject and conditions of the review, and what it does not cover. */
export const reviewCertificate = (say: Say, input: CertificateInput): readonly Block[] => {
  const { result, project, choices, identity, statement, conditions } = input
  return withSources([
    titleOf(input),
    noticeOf(input),
    { kind: 'keyValues', items: reviewerFacts(input) },
    heading(2, 'Statement of the reviewer'),
    paragraph(statement),
    heading(2, 'What was reviewed'),
    { kind: 'keyValues', items: reviewed(say, input) },
    ...listUnder('Conditions of this approval', texts(conditions), 'caution'),
    ...listUnder('Conditions of the result', texts(result.conditions), 'caution'),
    ...listUnder('Instructions', texts(instructions(say, result))),
    heading(2, 'Scope'),
    paragraph(scope),
    ...figureBlocks(say, result),
    ...confirmedBlocks(say, result),
    ...limitBlocks(result),
    ...sourceBlocks(result),
    ...revisionBlocks(identity, (iso) => siteMoment(iso, project.building, choices)),
    footerOf(input),
  ])
}
