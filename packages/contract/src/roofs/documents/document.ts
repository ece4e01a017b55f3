import { z } from 'zod'
import { defaultLanguage, type Language } from '../../identity/languages.ts'

/** What the provider issues. Stored rows carry these names, so none is ever renamed. */
export const documentNames = {
  'result-summary': 'Result summary',
  'input-summary': 'Input summary',
  'site-sheet': 'Site sheet',
  'site-sheet-zh-hans': 'Site sheet in Chinese',
  'full-calculation': 'Full calculation',
  'review-certificate': 'Review certificate',
  'signed-review': 'Signed review',
  'close-out-pack': 'Close-out pack',
  'inspection-certificate': 'Inspection certificate',
} as const
/** Stored with each document. */
export type DocumentKind = keyof typeof documentNames
const documentKinds = Object.keys(documentNames) as readonly DocumentKind[]

/** Those made of a project's input and result, without an engineer. */
export const reportKinds = [
  'result-summary',
  'input-summary',
  'site-sheet',
  'site-sheet-zh-hans',
  'full-calculation',
] as const
/** A report that needs no engineer. */
export type ReportKind = (typeof reportKinds)[number]
/** All but the input summary show a result. */
export const showsResult = (kind: ReportKind): boolean => kind !== 'input-summary'
type SiteSheet = 'site-sheet' | 'site-sheet-zh-hans'
export const isSiteSheet = (kind: ReportKind): kind is SiteSheet =>
  kind === 'site-sheet' || kind === 'site-sheet-zh-hans'
/** Made when somebody asks for it; the others are made with each revision. */
export const isOnRequest = (kind: ReportKind): boolean => isSiteSheet(kind) || kind === 'full-calculation'
/** A crew reads its sheet in its own language; every other report is in English. */
export const languageOfReport = (kind: ReportKind): Language =>
  kind === 'site-sheet-zh-hans' ? 'zh-Hans' : defaultLanguage

/** A delivered review is one or the other. */
export const reviewKinds = ['review-certificate', 'signed-review'] as const satisfies readonly DocumentKind[]

/** Named engineers answer for them: a review, and a certificate after inspection. */
export const signedKinds = [...reviewKinds, 'inspection-certificate'] as const satisfies readonly DocumentKind[]

const documentStates = ['draft', 'valid', 'superseded', 'void'] as const
/** `draft`: not delivered yet. `superseded`: a newer revision or document exists. `void`: the provider withdrew it. */
export type DocumentState = (typeof documentStates)[number]

const shownStates = [...documentStates, 'missing', 'deleted'] as const
/** `missing`: the file is gone from the object store. `deleted`: with the project, by its owner. */
export type ShownState = (typeof shownStates)[number]
/** Labels on the page /verify and in lists. */
export const stateTitles = {
  draft: 'Draft',
  valid: 'Valid',
  superseded: 'Superseded',
  void: 'Void',
  missing: 'File missing',
  deleted: 'Issued, since deleted',
} as const satisfies Readonly<Record<ShownState, string>>

const isReview = (kind: DocumentKind): boolean => reviewKinds.some((known) => known === kind)
/** True for a review without a calculated result; readers are told that it confirms none. */
export const isReviewWithoutResult = ({ kind, hasResult }: Pick<VerifiedDocument, 'kind' | 'hasResult'>): boolean =>
  isReview(kind) && !hasResult

/** Public answer about a document by its code: no person, company, client or address. */
export const verifiedDocument = z.strictObject({
  code: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(shownStates),
  revision: z.number().int(),
  /** ISO 8601, UTC; of the document, and since when it is superseded, void or deleted. */
  issuedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Of a valid document: since when its result is under reconsideration, because it would be worse today; null: it is not. */
  reconsideredSince: z.string().nullable(),
  /** True where a calculated result is the basis. A review may be of the inputs alone. */
  hasResult: z.boolean(),
  /** Of the whole file, hexadecimal. */
  sha256: z.string(),
})
export type VerifiedDocument = z.infer<typeof verifiedDocument>
