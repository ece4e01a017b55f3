import { deflateSync } from 'node:zlib'
import { signedSample, testIdentity } from '@soundroof/report/testing/signed-sample'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { reviewProblem as problemWith } from './review-problem.ts'
import { objectStreamOf, onePagePdf, pdfOf, streamOf, withObject4 } from './testing/pdf-of.ts'

const period = { from: new Date('2026-11-21T09:30:00Z'), until: new Date('2036-11-21T00:00:00Z') }
const identity = await testIdentity(period)
const [certificate = new Uint8Array()] = identity.certificates
const reviewProblem = (bytes: Uint8Array) => problemWith(bytes, certificate)
const signedHere = Buffer.from(await signedSample(period))
const certificateInHex = Buffer.from(certificate).toString('hex')
const unnamedHere = onePagePdf('', [`<</Type /Sig /Contents <3082${certificateInHex}0000>>>`])

const opens = 'an action that runs when it is opened'
const link = (address: string) => `<</Type /Annot /Subtype /Link /A <</S /URI /URI (${address})>>>>`
const active = (what: string) => ({ key: 'reviewActive', what })
const [unreadable, notPdf] = [{ key: 'reviewUnreadable' }, { key: 'reviewNotPdf' }]
const script = '<</S /JavaScript /JS (app.alert\\(1\\))>>'

describe('a review file', () => {
  it.each([
    ['plain', onePagePdf()],
    ['with compressed objects', onePagePdf('', [objectStreamOf('<</Title (Review)>>')])],
    ['with random bytes in a stream', onePagePdf('', [streamOf('/Filter /DCTDecode', Buffer.from('a/XFA/AA/JS b'))])],
    ['that opens at a page', onePagePdf(' /OpenAction [3 0 R /Fit]')],
    ['that opens at a page, by reference', onePagePdf(' /OpenAction 4 0 R', ['<</S /GoTo /D [3 0 R /Fit]>>'])],
    ['that was changed later', withObject4(onePagePdf('', ['<</Title (A)>>']), '<</Title (B)>>')],
    ['with a link', onePagePdf('', [link('https://example.org'), link('mailto:ann@example.org')])],
    ['whose text mentions JavaScript', onePagePdf('', [streamOf('', Buffer.from('BT (/JavaScript /Launch) Tj ET'))])],
    ['whose title mentions encryption', onePagePdf('', ['<</Title (how to /Encrypt)>>'], '', ' /Info 4 0 R')],
    [
      'with the same key in two dictionaries',
      onePagePdf('', ['<</A <</B /A /C [/B /B] /D (<</B>> \\)/B)>> /B <1f> % /A\n /C 5 0 R /D /A>>']),
    ],
    ['with a font named AA', onePagePdf('', [], ' /Resources <</Font <</AA <</Type /Font>>>>>>')],
  ])('%s is taken', async (_, bytes) => {
    expect(await reviewProblem(bytes)).toBeNull()
  })

  it.each([
    ['as it is', (file: Buffer) => file],
    ['with a byte appended', (file: Buffer) => Buffer.concat([file, Buffer.from('\n')])],
  ])('that was issued here is refused, %s', async (_, changed) => {
    const issued = { code: 'ABCD-EFGH-JKLM' }
    expect(await reviewProblem(changed(signedHere))).toEqual({ key: 'reviewIssuedHere', issued })
  })

  it.each([
    ['signed by our certificate', () => unnamedHere],
    ['made by our program', () => onePagePdf('', ['<</Creator (Soundroof)>>'], '', ' /Info 4 0 R')],
  ])('that is %s is refused', async (_, file) => {
    expect(await reviewProblem(file())).toEqual({ key: 'reviewIssuedHere', issued: { code: null } })
  })

  it('that somebody else signed and that cites a document is taken', async () => {
    const signature = '<</Type /Sig /Reason (I checked document ABCD-EFGH-JKLM) /Contents <30820102>>>'
    const text = streamOf(
      '',
      Buffer.from('BT (Reviewed: Document ABCD-EFGH-JKLM, example.org/verify/ABCD-EFGH-JKLM) Tj ET'),
    )
    expect(await reviewProblem(onePagePdf('', [signature, text, link('https://example.org/verify/ABCD')]))).toBeNull()
  })

  it.each([
    ['of references to what is defined often', `/S 4 0 R`, '/GoTo'],
    ['of objects inside each other', '', '('],
  ])(
    '%s costs little time',
    async (_, entry, defined) => {
      const many = Array.from({ length: 20_000 }, () => `4 0 obj\n${defined}\nendobj\n`).join('')
      const users = entry === '' ? '' : Array.from({ length: 20_000 }, () => `<<${entry}>>`).join('')
      const file = onePagePdf('', [`[${users}]`, Buffer.from(many)])
      const taken = await processorTime(async () => expect(await reviewProblem(file)).toEqual(unreadable))
      expect(taken).toBeLessThan(5_000)
    },
    60_000,
  )

  it.each([
    ['JavaScript', script],
    ['JavaScript', '<</S /Java#53cript /JS (1)>>'],
    ['an action that starts a program', '<</S/Launch/F(cmd.exe)>>'],
    ['embedded files', '<</Names <</EmbeddedFiles 4 0 R>>>>'],
    ['embedded files', '<</Subtype /FileAttachment /FS 4 0 R>>'],
    ['an XFA form', '<</AcroForm <</XFA [(a) 4 0 R]>>>>'],
    [opens, '<</OpenAction <</S /URI /URI (http://example.org)>>>>'],
    [opens, '<</OpenAction 9 0 R>>'],
    ['media', '<</Subtype /RichMedia>>'],
    ['media', '<</S /Rendition>>'],
    ['a form that sends data', '<</S /SubmitForm /F (http://example.org)>>'],
    ['a form that reads data', '<</S /ImportData>>'],
    ['a link to another file', '<</S /GoToR /F (\\\\\\\\example\\\\share)>>'],
    ['a link to another file', link('file:///etc/passwd')],
  ])('with %s is refused, in the file and in compressed objects: %s', async (what, object) => {
    expect(await reviewProblem(onePagePdf('', [object]))).toEqual(active(what))
    expect(await reviewProblem(onePagePdf('', [objectStreamOf(object)]))).toEqual(active(what))
    const unnamed = objectStreamOf(object).toString('latin1').replace('/Type /ObjStm', '/Type 9 0 R')
    expect(await reviewProblem(onePagePdf('', [Buffer.from(unnamed, 'latin1')]))).toEqual(active(what))
  })

  it.each([
    ['hidden by a string', onePagePdf('', [objectStreamOf(script, '/Filter /FlateDecode /X (1 0 obj)')]), unreadable],
    ['with a filter elsewhere', onePagePdf('', [objectStreamOf(script, '/Filter 5 0 R'), '/FlateDecode']), unreadable],
    [
      'behind spaces',
      onePagePdf('', [objectStreamOf(script, `/Filter /FlateDecode${' '.repeat(21_000)}`)]),
      active('JavaScript'),
    ],
    ['behind a space', onePagePdf('', [objectStreamOf(script, '/Filter /FlateDecode', 'stream \n')]), unreadable],
    ['when a page opens', onePagePdf('', [], ' /AA <</O <</S /URI /URI (http://example.org)>>>>'), active(opens)],
    [
      'behind a page to open at',
      onePagePdf(' /OpenAction <</S /GoTo /D [3 0 R] /Next 4 0 R>>', [link('http://example.org')]),
      active(opens),
    ],
    [
      'in place of a harmless one',
      withObject4(onePagePdf(' /OpenAction 4 0 R', ['[3 0 R /Fit]']), '<</S /URI /URI (http://example.org)>>'),
      active(opens),
    ],
    ['by a name elsewhere', onePagePdf('', ['<</S 5 0 R>>', '/Launch']), active('an action that starts a program')],
    ['inside a stream', onePagePdf('', [streamOf('', Buffer.from(`9 0 obj ${script} endobj`))]), active('JavaScript')],
    ['behind a comment', onePagePdf('', [streamOf('', Buffer.from(`9 % 8\n0 obj ${script} endobj`))]), unreadable],
    [
      'in a page of another file',
      onePagePdf('', [streamOf('/Subtype /Form /Ref <</F (a.pdf) /Page 0>>', Buffer.from(''))]),
      active('content of another file'),
    ],
    [
      'in a picture of another file',
      onePagePdf('', [streamOf('/Subtype /Image /OPI <</2.0 <</F (a.tif)>>>>', Buffer.from(''))]),
      active('content of another file'),
    ],
    [
      'in another file',
      onePagePdf('', [streamOf('/F (http://example.org)', Buffer.from(''))]),
      active('content of another file'),
    ],
  ])('with an action %s is refused', async (_, bytes, problem) => {
    expect(await reviewProblem(bytes)).toEqual(problem)
  })

  it.each([
    ['4 0\x80obj', unreadable],
    ['4\x800 obj', unreadable],
    ['4 0\xffobj', unreadable],
    ['4 0\x0bobj', unreadable],
    ['4 0 obj\x80', unreadable],
    ['\x804 0 obj', unreadable],
    ['/A4 0 obj', unreadable],
    ['-4 0 obj', unreadable],
  ])('with a head that viewers read in different ways is refused: %j', async (head, problem) => {
    const [file, former] = [onePagePdf('', [link('https://example.org')]), '4 0 obj']
    const odd = file
      .toString('latin1')
      .replace(former, head)
      .replaceAll(/(?<=startxref\n)\d+/g, (at) => String(Number(at) + head.length - former.length))
    expect(await reviewProblem(Buffer.from(odd, 'latin1'))).toEqual(problem)
    const decoy = withObject4(Buffer.from(odd, 'latin1'), '<</Title (A)>>')
    expect(await reviewProblem(decoy)).toEqual(problem)
  })

  it('whose cross-reference points into the number of a head is judged by what stands there', async () => {
    const others = [link('https://example.org'), ...Array(9).fill('null'), '<</S /URI /URI (http://example.org)>>']
    const file = onePagePdf(' /OpenAction 4 0 R', ['[3 0 R /Fit]', ...others]).toString('latin1')
    const place = (text: string) => String(file.indexOf(text) + 1).padStart(10, '0')
    const inside = file.replace(
      `${String(file.indexOf('\n4 0 obj') + 1).padStart(10, '0')} 00000 n`,
      `${String(Number(place('\n14 0 obj')) + 1).padStart(10, '0')} 00000 n`,
    )
    expect(inside).not.toBe(file)
    expect(await reviewProblem(Buffer.from(inside, 'latin1'))).toEqual(active(opens))
  })

  it('of references that branch without end is judged in no time', async () => {
    const branches = Array.from({ length: 9 }, (_, at) =>
      Array(10).fill(`${at + 10} 0 obj ${at + 11} 0 R endobj`),
    ).flat()
    const file = onePagePdf('', [streamOf('', Buffer.from(branches.join('\n'))), '<</A 10 0 R /S 10 0 R>>'])
    expect(await processorTime(() => reviewProblem(file))).toBeLessThan(2000)
  })

  it.each([
    ['in a dictionary', onePagePdf(' /OpenAction [3 0 R /Fit] /OpenAction 4 0 R', ['null'])],
    ['in other letters', onePagePdf('', ['<</Length 1 /L#65ngth 2>>'])],
    ['inside another dictionary', onePagePdf('', ['<</A [1 <</B null /C (/x) /B true>>]>>'])],
    ['of a stream', onePagePdf('', [streamOf('/Filter [] /Length 9', Buffer.from('x'))])],
    ['in compressed objects', onePagePdf('', [objectStreamOf('<</S /URI /S /GoTo>>')])],
    ['in a trailer', onePagePdf('', [], '', ' /Root 2 0 R')],
  ])('with a key twice %s is refused: a viewer may read the other', async (_, bytes) => {
    expect(await reviewProblem(bytes)).toEqual(unreadable)
  })

  it.each([
    ['no PDF', Buffer.from('PK\x03\x04'), notPdf],
    ['a text', Buffer.from('%PDF-1.4 hello, this is no PDF\nstartxref 0 %%EOF'), notPdf],
    ['a web page', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\nstartxref\n0\n%%EOF'), notPdf],
    ['without a page', pdfOf(['<</Type /Catalog>>']), unreadable],
    ['cut off', onePagePdf().subarray(0, -20), unreadable],
    ['an archive too', Buffer.concat([onePagePdf(), Buffer.from('PK\x05\x06')]), unreadable],
    ['encrypted', onePagePdf('', [], '', ' /Encrypt 5 0 R'), { key: 'reviewEncrypted' }],
    ['encrypted in other letters', onePagePdf('', [], '', ' /Encr#79pt 5 0 R'), { key: 'reviewEncrypted' }],
    ['of objects in a form that is not read', onePagePdf('', [objectStreamOf('1', '/Filter /LZWDecode')]), unreadable],
    ['of torn objects', onePagePdf('', [streamOf('/N 1 /First 4 /Filter /FlateDecode', Buffer.from('x'))]), unreadable],
    [
      'of objects inside each other',
      onePagePdf('', [streamOf('/N 2 /First 8', Buffer.from('7 0 8 5 /GoToR'))]),
      unreadable,
    ],
  ])('that is %s is refused', async (_, bytes, problem) => {
    expect(await reviewProblem(bytes)).toEqual(problem)
  })

  it('of objects that unfold without end is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024))
    const file = onePagePdf('', [streamOf('/N 1 /First 4 /Filter /FlateDecode', bomb)])
    expect(await reviewProblem(file)).toEqual(unreadable)
  })
})
