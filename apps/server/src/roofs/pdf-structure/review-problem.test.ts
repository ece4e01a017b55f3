import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { reviewProblem } from './review-problem.ts'

/** Objects as they stand in a file; readers of these tests never follow the table of cross-references. */
const pdfOf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    ...objects.map((object, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer\n<</Root 1 0 R /Size 9>>\nstartxref\n9\n%%EOF\n'),
  ])
const inStream = (head: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${head} /Length ${content.length}>>\nstream\n`), content, Buffer.from('\nendstream')])
const objectStream = (objects: string): Buffer =>
  inStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`7 0 ${objects}`)))

const catalogue = '<</Type /Catalog /Pages 2 0 R>>'

describe('a review file', () => {
  it.each([
    ['plain', pdfOf(catalogue)],
    ['with compressed objects', pdfOf(catalogue, objectStream('<</Title (Review)>>'))],
    ['with random bytes in a stream', pdfOf(catalogue, inStream('/Filter /DCTDecode', Buffer.from('a/XFA/AA/JS b')))],
    ['that opens at a page', pdfOf('<</Type /Catalog /OpenAction [3 0 R /Fit]>>')],
    ['that opens at a page, by reference', pdfOf('<</OpenAction 2 0 R>>', '<</S /GoTo /D [3 0 R /Fit]>>')],
    [
      'signed',
      pdfOf('<</AcroForm <</SigFlags 3 /Fields [4 0 R]>>>>', '<</Type /Sig /SubFilter /ETSI.CAdES.detached>>'),
    ],
  ])('%s is taken', (_, bytes) => {
    expect(reviewProblem(bytes)).toBeNull()
  })

  it.each([
    ['JavaScript', '<</S /JavaScript /JS (app.alert\\(1\\))>>'],
    ['JavaScript', '<</S /Java#53cript /JS (1)>>'],
    ['an action that starts a program', '<</S/Launch/F(cmd.exe)>>'],
    ['embedded files', '<</Names <</EmbeddedFiles 4 0 R>>>>'],
    ['embedded files', '<</Subtype /FileAttachment /FS 4 0 R>>'],
    ['an XFA form', '<</AcroForm <</XFA [(a) 4 0 R]>>>>'],
    ['an XFA form', '<</AcroForm <</XFA 4 0 R>>>>'],
    ['an action that runs when it is opened', '<</OpenAction <</S /URI /URI (http://example.org)>>>>'],
    ['an action that runs when it is opened', '<</OpenAction 9 0 R>>'],
    ['media', '<</Subtype /RichMedia>>'],
    ['a form that sends data', '<</S /SubmitForm /F (http://example.org)>>'],
  ])('with %s is refused, in the file and in compressed objects: %s', (what, object) => {
    expect(reviewProblem(pdfOf(catalogue, object))).toEqual({ key: 'reviewActive', what })
    expect(reviewProblem(pdfOf(catalogue, objectStream(object)))).toEqual({ key: 'reviewActive', what })
    const unnamed = inStream('/Type 9 0 R /N 1 /First 4 /Filter/FlateDecode', deflateSync(Buffer.from(`7 0 ${object}`)))
    expect(reviewProblem(pdfOf(catalogue, unnamed))).toEqual({ key: 'reviewActive', what })
  })

  it.each([
    ['no PDF', Buffer.from('PK\x03\x04'), 'reviewNotPdf'],
    ['cut off', pdfOf(catalogue).subarray(0, -20), 'reviewUnreadable'],
    ['encrypted', pdfOf(catalogue, '<</Encrypt 5 0 R>>'), 'reviewEncrypted'],
    ['encrypted in other letters', pdfOf(catalogue, '<</Encr#79pt 5 0 R>>'), 'reviewEncrypted'],
    [
      'with objects in a form that is not read',
      pdfOf(inStream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('x'))),
      'reviewUnreadable',
    ],
    ['with torn objects', pdfOf(inStream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('x'))), 'reviewUnreadable'],
  ])('that is %s is refused', (_, bytes, key) => {
    expect(reviewProblem(bytes)).toEqual({ key })
  })

  it('of objects that unfold without end is refused', () => {
    const bomb = inStream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(70 * 1024 * 1024)))
    expect(reviewProblem(pdfOf(bomb))).toEqual({ key: 'reviewUnreadable' })
  })
})
