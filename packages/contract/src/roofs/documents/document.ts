import { z } from 'zod'

/** What the provider issues. Stored rows carry these names, so none is ever renamed. */
export const documentNames = {
  'result-summary': 'Result summary',
  'input-summary': 'Input summary',
  'site-sheet': 'Site sheet',
  'full-calculation': 'Full calculation',
  'review-certificate': 'Review certificate',
  'signed-review': 'Signed review',
} as const
export type DocumentKind = keyof typeof documentNames
export const documentKinds = Object.keys(documentNames) as readonly DocumentKind[]

/** Those made of a project's input and result, without an engineer. */
export const reportKinds = ['result-summary', 'input-summary', 'site-sheet', 'full-calculation'] as const
export type ReportKind = (typeof reportKinds)[number]
/** All but the input summary show a result. */
export const showsResult = (kind: ReportKind): boolean => kind !== 'input-summary'

/** A delivered review is one or the other. */
export const reviewKinds = ['review-certificate', 'signed-review'] as const satisfies readonly DocumentKind[]

/**
 * `draft`: a certificate that is not delivered yet. `superseded`: the project has a newer revision, or a newer document of
 * this kind. `void`: the provider has withdrawn it.
 */
export const documentStates = ['draft', 'valid', 'superseded', 'void'] as const
export type DocumentState = (typeof documentStates)[number]

/**
 * As it is shown, where it would count. `missing`: its file is gone from the object store. `deleted`: its owner deleted the
 * project, and the file went with it.
 */
export const shownStates = [...documentStates, 'missing', 'deleted'] as const
export type ShownState = (typeof shownStates)[number]
export const stateTitles = {
  draft: 'Draft',
  valid: 'Valid',
  superseded: 'Superseded',
  void: 'Void',
  missing: 'File missing',
  deleted: 'Issued, since deleted',
} as const satisfies Readonly<Record<ShownState, string>>

const isReview = (kind: DocumentKind): boolean => reviewKinds.some((known) => known === kind)
/** A review that says nothing about any result calculated here: whoever relies on it is told. */
export const isReviewWithoutResult = ({ kind, hasResult }: Pick<VerifiedDocument, 'kind' | 'hasResult'>): boolean =>
  isReview(kind) && !hasResult

/** What anybody with its code may know of a document: no person, company, client or address. */
export const verifiedDocument = z.strictObject({
  code: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(shownStates),
  revision: z.number().int(),
  /** ISO 8601, UTC; of the document, and since when it is superseded, void or deleted. */
  issuedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Since when an engineer looks at the result of a valid one again, which would be worse today; null: it stands. */
  reconsideredSince: z.string().nullable(),
  /** A result calculated here lies under it. A review may be of the inputs alone. */
  hasResult: z.boolean(),
  /** Of the whole file, hexadecimal. */
  sha256: z.string(),
})
export type VerifiedDocument = z.infer<typeof verifiedDocument>
