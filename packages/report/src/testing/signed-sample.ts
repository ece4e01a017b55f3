import PDFDocument from 'pdfkit'
import { signPdf } from '../signature/sign-pdf.ts'
import { addSignatureField } from '../signature/signature-field.ts'
import { type SigningIdentity, selfMadeIdentity, type Validity } from '../signature/signing-identity.ts'

export const testIdentity = (validity: Validity): Promise<SigningIdentity> =>
  selfMadeIdentity('Test Engineers', validity)

/** A page without text, signed. */
export const signedSample = async (validity: Validity): Promise<Uint8Array> => {
  const identity = await testIdentity(validity)
  const date = validity.from
  const doc = new PDFDocument({ tagged: true, bufferPages: true, info: { CreationDate: date } })
  const root = doc.struct('Document')
  doc.addStructure(root)
  addSignatureField(doc, root, { name: 'Test Engineers', reason: 'Document ABCD-EFGH-JKLM', date }, identity)
  root.end()
  doc.end()
  return signPdf(Buffer.concat(await doc.toArray()), identity)
}
