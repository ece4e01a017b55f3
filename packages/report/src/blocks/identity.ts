import { type Block, heading, type KeyValue, type TableBlock } from './blocks.ts'

/** A firm as a report names it; null fields leave no gap. */
export type Party = {
  readonly name: string
  /** Australian Business Number, as the register writes it. */
  readonly abn?: string | null
  /** Licence, with its issuing body. */
  readonly licence: string | null
  /** Number of the accreditation by Solar Accreditation Australia. */
  readonly accreditation?: string | null
  readonly phone?: string | null
  /** Identifier of its logo among the images. */
  readonly logo: string | null
}

export type ReportRevision = {
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly savedBy: string | null
  readonly hasResult: boolean
}

/** Firm, revision and people of a document. */
export type ReportIdentity = {
  readonly provider: Party
  readonly installer: Party | null
  readonly author: string | null
  readonly reviewer: string | null
  /** Registration of the reviewer, as printed. */
  readonly registration: string | null
  readonly reportNumber: string
  readonly revision: number
  /** Newest first. */
  readonly revisions: readonly ReportRevision[]
  /** `superseded`: a newer revision existed when it was made. */
  readonly state: 'issued' | 'draft' | 'superseded'
}

export const stateWords: Readonly<Record<ReportIdentity['state'], string>> = {
  issued: 'Issued',
  draft: 'Draft, not issued',
  superseded: 'Superseded by a newer revision',
}

const fact = (label: string, value: string | null): readonly KeyValue[] =>
  value === null || value === '' ? [] : [{ label, value, unit: '' }]

/** The name, with the licence behind it. */
export const partyWords = ({ name, licence }: Party): string => (licence ? `${name}, ${licence}` : name)

export const identityFacts = (identity: ReportIdentity): readonly KeyValue[] => [
  ...fact('Report number', identity.reportNumber),
  ...fact('Revision', `${identity.revision}, ${stateWords[identity.state].toLowerCase()}`),
  ...fact('Installer', identity.installer && partyWords(identity.installer)),
  ...fact('Provider', identity.provider.licence === null ? null : partyWords(identity.provider)),
  ...fact('Author', identity.author),
  ...fact('Reviewer', identity.reviewer),
  ...fact('Registration', identity.registration),
]

/** Rows of the table: the newest revisions. */
const mostRows = 8

const table = (revisions: readonly ReportRevision[], dayOf: (iso: string) => string): TableBlock => ({
  kind: 'table',
  caption: 'Revisions of the project',
  columns: [
    { title: 'Revision', align: 'left', weight: 60 },
    { title: 'Saved', align: 'left', weight: 160 },
    { title: 'By', align: 'left', weight: 165 },
    { title: 'Result', align: 'left', weight: 110 },
  ],
  rows: revisions.map(({ revision, savedAt, savedBy, hasResult }) => [
    { text: String(revision), strong: true },
    { text: dayOf(savedAt) },
    { text: savedBy ?? '–' },
    hasResult ? { text: 'Issued' } : { text: 'None', tone: 'muted' },
  ]),
})

/** The first revision appears in the title only. */
export const revisionBlocks = (
  identity: ReportIdentity | undefined,
  dayOf: (iso: string) => string,
): readonly Block[] =>
  identity === undefined || identity.revisions.length < 2
    ? []
    : [heading(2, 'Revisions'), table(identity.revisions.slice(0, mostRows), dayOf)]
