import type { Moment, SigningIdentity } from './signing-identity.ts'

type Document = PDFKit.PDFDocument

export type SignatureNote = {
  /** Who signs. */
  readonly name: string
  /** What the signature stands for; ASCII. */
  readonly reason: string
  readonly date: Moment
}

/** PAdES; without the attributes of CAdES it would be adbe.pkcs7.detached. */
export const subFilter = 'ETSI.CAdES.detached'

/** Bytes for a signature with its certificates: 512 for an RSA key of 4096 bits, the rest for attributes and names. */
const roomFor = ({ certificates }: SigningIdentity): number =>
  certificates.reduce((sum, { byteLength }) => sum + byteLength, 0) + 3072

/** Replaced when the file is complete. */
const openRange = '*'.repeat(10)

/** Bits 1 and 2: there are signatures, and changes are only appended. */
const signaturesExist = 3
const printedAndLocked = 4 | 128

type Form = { readonly Fields: unknown[]; NeedAppearances?: boolean; SigFlags?: number }

/** The library's form has fields that it draws; a signature needs none of that. */
const beginForm = (doc: Document): Form => {
  doc.initForm()
  const { data } = (doc as unknown as { _root: { data: { AcroForm: { data: Form } } } })._root.data.AcroForm
  // PDF/A-2, 6.4.1
  delete data.NeedAppearances
  data.SigFlags = signaturesExist
  return data
}

const signatureOf = (doc: Document, { name, reason, date }: SignatureNote, room: number) => {
  const signature = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: subFilter,
    ByteRange: [0, openRange, openRange, openRange],
    Contents: Buffer.alloc(room),
    Name: new String(name),
    Reason: new String(reason),
    M: date,
  })
  signature.end(undefined as never)
  return signature
}

/** Reserves the place of a signature: a field without an appearance on page one. The last thing added to a document. */
export const addSignatureField = (
  doc: Document,
  root: PDFKit.PDFStructureElement,
  note: SignatureNote,
  identity: SigningIdentity,
): void => {
  const form = beginForm(doc)
  doc.switchToPage(0)
  const tag = doc.struct('Form')
  root.add(tag)
  doc.annotate(0, 0, 0, 0, {
    Subtype: 'Widget',
    FT: 'Sig',
    F: printedAndLocked,
    T: new String('Signature'),
    TU: new String('Signature of the provider'),
    V: signatureOf(doc, note, roomFor(identity)),
    structParent: tag,
  } as never)
  form.Fields.push(doc.page.annotations.at(-1))
}
