import { type PdfDict, PdfString } from '@libpdf/core'
import { codeInReason, creator } from '@soundroof/report/signature/own-marks'
import { entryOf } from './every-object.ts'
import { type Lookup, meanings } from './meanings.ts'

const stringsIn = (dict: PdfDict, key: string, lookup: Lookup): readonly PdfString[] =>
  meanings(entryOf(dict, key), lookup).filter((object) => object instanceof PdfString)

const unnamed = 'a document'

/**
 * What a dictionary shows of a document that was issued here: its signature, or that this service made the file; null
 * without that. Attack: an issued document with bytes appended, as if it were a review. A text that cites a code is none.
 */
export const issuedHere = (dict: PdfDict, lookup: Lookup, certificate: Uint8Array): string | null => {
  const codes = stringsIn(dict, 'Reason', lookup).flatMap((reason) => codeInReason(reason.asString()) ?? [])
  if (codes[0] !== undefined) return `document ${codes[0]}`
  const own = Buffer.from(certificate)
  const isSigned = stringsIn(dict, 'Contents', lookup).some(({ bytes }) => Buffer.from(bytes).includes(own))
  const isMade = stringsIn(dict, 'Creator', lookup).some((program) => program.asString() === creator)
  return isSigned || isMade ? unnamed : null
}

/** Of two findings the one that names the document. */
export const moreTelling = (found: string | null, next: string | null): string | null =>
  found === null || found === unnamed ? (next ?? found) : found
