import { type Block, heading, type KeyValue, paragraph, type TableBlock } from './blocks.ts'

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

const fact = (label: string, value: string | null, note = ''): readonly KeyValue[] =>
  value === null || value === '' ? [] : [{ label, value, unit: '', ...(note === '' ? {} : { note }) }]

/** "SAA S1234567"; some write the letters themselves. */
const accreditationText = (number: string): string => (/^SAA\b/i.test(number) ? number : `SAA ${number}`)

/** What a firm gave beside its name: ABN, licence, accreditation, phone. */
const firmNumbers = ({ abn, licence, accreditation, phone }: Party): readonly string[] =>
  [abn ? `ABN ${abn}` : null, licence, accreditation ? accreditationText(accreditation) : null, phone].filter(
    (part) => typeof part === 'string' && part !== '',
  ) as readonly string[]

/** What a firm gave beside its name, two numbers to a line; each stays on one line, which a thin space does not break. */
export const numbersText = (party: Party): string => {
  const parts = firmNumbers(party).map((part) => (part.length < 30 ? part.replaceAll(' ', '\u202f') : part))
  return parts
    .flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]].filter(Boolean).join(' · ')] : []))
    .join('\n')
}

type Facts = {
  readonly firms: readonly KeyValue[]
  readonly report: readonly KeyValue[]
  readonly people: readonly KeyValue[]
}

const installerFact = (installer: Party | null): readonly KeyValue[] =>
  installer === null ? [] : fact('Installer', installer.name, numbersText(installer))

/** The provider's name and contact stand on every page: here only what it gave beside them. */
const providerFact = ({ phone: _, ...provider }: Party): readonly KeyValue[] => {
  const numbers = numbersText(provider)
  return numbers === '' ? [] : fact('Provider', provider.name, numbers)
}

/** "Revision 2, issued 21 Nov 2026, 20:00 AEDT (Sydney)": a draft and what is superseded say so first. */
const revisionText = ({ revision, state }: ReportIdentity, moment: string): string =>
  state === 'issued'
    ? `Revision ${revision}, issued ${moment}`
    : `Revision ${revision}, ${stateWords[state].toLowerCase()}, made ${moment}`

/** Firms, document and people of a report; a draft made outside the server names none. @param moment when it was issued */
export const identityFacts = (identity: ReportIdentity | undefined, moment: string): Facts => {
  if (identity === undefined) return { firms: [], report: [], people: [] }
  return {
    firms: installerFact(identity.installer),
    report: fact('Report', identity.reportNumber, revisionText(identity, moment)),
    people: [
      ...fact('Author', identity.author),
      ...fact('Reviewer', identity.reviewer, identity.registration ?? ''),
      ...providerFact(identity.provider),
    ],
  }
}

/** Rows of the table: the newest revisions. */
const mostRows = 8

const table = (revisions: readonly ReportRevision[], dayOf: (iso: string) => string): TableBlock => ({
  kind: 'table',
  caption: 'Revisions of the project',
  isDense: true,
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

/** In one line for the newest few: who needs them all finds them in the full calculation. */
export const revisionSentence = (
  identity: ReportIdentity | undefined,
  dayOf: (iso: string) => string,
): readonly Block[] => {
  if (identity === undefined || identity.revisions.length < 2) return []
  const said = identity.revisions.slice(0, 3).map(({ revision, savedAt, savedBy, hasResult }) => {
    const by = savedBy === null ? '' : ` by ${savedBy}`
    return `${revision}, saved ${dayOf(savedAt)}${by}${hasResult ? '' : ', without a result'}`
  })
  return [paragraph(`Revision ${said.join('; revision ')}.`, 'small')]
}

/** The first revision appears in the title only. */
export const revisionBlocks = (
  identity: ReportIdentity | undefined,
  dayOf: (iso: string) => string,
): readonly Block[] =>
  identity === undefined || identity.revisions.length < 2
    ? []
    : [heading(2, 'Revisions'), table(identity.revisions.slice(0, mostRows), dayOf)]
