import { type PdfDict, PdfString } from '@libpdf/core'
import { codeInReason, creator } from '@soundroof/report/signature/own-marks'
import { entryOf } from './every-object.ts'
import { type Lookup, meanings } from './meanings.ts'

const stringsIn = (dict: PdfDict, key: string, lookup: Lookup): readonly PdfString[] =>
  meanings(entryOf(dict, key), lookup).filter((object) => object instanceof PdfString)

/** The document's code; null where only its maker is known. */
export type IssuedHere = { readonly code: string | null }

/**
 * Recognises a dictionary of a document issued here by its signature, or by its producer; null: neither. Attack: an issued
 * document with bytes appended, as if it were a review. Text that cites a code does not count.
 */
export const issuedHere = (dict: PdfDict, lookup: Lookup, certificate: Uint8Array): IssuedHere | null => {
  const codes = stringsIn(dict, 'Reason', lookup).flatMap((reason) => codeInReason(reason.asString()) ?? [])
  if (codes[0] !== undefined) return { code: codes[0] }
  const own = Buffer.from(certificate)
  const isSigned = stringsIn(dict, 'Contents', lookup).some(({ bytes }) => Buffer.from(bytes).includes(own))
  const isMade = stringsIn(dict, 'Creator', lookup).some((program) => program.asString() === creator)
  return isSigned || isMade ? { code: null } : null
}

/** Of two findings the one that names the document. */
export const moreTelling = (found: IssuedHere | null, next: IssuedHere | null): IssuedHere | null =>
  found === null || found.code === null ? (next ?? found) : found
