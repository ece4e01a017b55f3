import { PDF, PdfArray, PdfDict, type PdfObject } from '@libpdf/core'
import type { PlainKey } from '@soundroof/contract/platform/messages'
import { activeContent } from './active-content.ts'
import { type EveryObject, entryOf, everyObject } from './every-object.ts'
import { type IssuedHere, issuedHere, moreTelling } from './issued-here.ts'
import { lookupIn } from './meanings.ts'
import { Unreadable } from './unreadable.ts'

/** Why a PDF cannot be delivered as a review. */
export type ReviewProblem =
  | { readonly key: PlainKey }
  /** The kind of active content found. */
  | { readonly key: 'reviewActive'; readonly what: string }
  | { readonly key: 'reviewIssuedHere'; readonly issued: IssuedHere }

const childrenOf = (object: PdfObject): readonly PdfObject[] => {
  if (object instanceof PdfDict) return [...object].map(([, value]) => value)
  return object instanceof PdfArray ? object.toArray() : []
}

const mostValues = 5_000_000

const dictionaries = function* (objects: Iterable<PdfObject>): Generator<PdfDict> {
  const waiting = [...objects]
  let seen = 0
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (++seen > mostValues) throw new Unreadable('too many values')
    if (object instanceof PdfDict) yield object
    for (const child of childrenOf(object)) waiting.push(child)
  }
}

const problemIn = ({ definitions, trailers }: EveryObject, certificate: Uint8Array): ReviewProblem | null => {
  const lookup = lookupIn(definitions)
  let active: string | null = null
  let issued: IssuedHere | null = null
  for (const dict of dictionaries([...trailers, ...[...definitions.values()].flat()])) {
    if (entryOf(dict, 'Encrypt') !== undefined) return { key: 'reviewEncrypted' }
    active ??= activeContent(dict, lookup)
    issued = moreTelling(issued, issuedHere(dict, lookup, certificate))
  }
  if (active !== null) return { key: 'reviewActive', what: active }
  return issued === null ? null : { key: 'reviewIssuedHere', issued }
}

/** As a viewer opens it: by its own cross-reference, without repair. */
const requirePages = async (file: Buffer): Promise<void> => {
  const pdf = await PDF.load(file, { lenient: false })
  if (pdf.getPageCount() === 0) throw new Unreadable('no page')
}

const largest = 50 * 1024 * 1024

const hasEnds = (file: Buffer): boolean =>
  file.length <= largest &&
  /startxref\s+\d+\s+%%EOF[\0\s]*$/.test(file.toString('latin1', Math.max(0, file.length - 2048)))

/** Null: the PDF can be delivered. The certificate, in DER, is the one that this service signs with. */
export const reviewProblem = async (content: Uint8Array, certificate: Uint8Array): Promise<ReviewProblem | null> => {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { key: 'reviewNotPdf' }
  try {
    const objects = await everyObject(file)
    if (objects.definitions.size === 0) return { key: 'reviewNotPdf' }
    const problem = problemIn(objects, certificate)
    if (problem) return problem
    if (!hasEnds(file)) return { key: 'reviewUnreadable' }
    await requirePages(file)
    return null
  } catch {
    // Any error of the parser: a file that it cannot read is not delivered.
    return { key: 'reviewUnreadable' }
  }
}
