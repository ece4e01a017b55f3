import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import { isSiteSheet, type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportInput } from '../reports/report-blocks.ts'
import { languageOf } from '../sheet/sheet-input.ts'
import { verifyPdf } from '../signature/verify-pdf.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { signedCertificate } from '../testing/signed-certificate.ts'
import { issuedInput, signedReport } from '../testing/signed-report.ts'

/**
 * Requirements of ISO 19005-2 (PDF/A-2), level A, as far as they can be read from our files; no validator of the standard
 * can be installed here. qpdf and pdfsig check more where installed.
 */

const folder = mkdtempSync(join(tmpdir(), 'soundroof-pdf-a-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Null where the program is not installed. */
const saidBy = (program: string, ...args: readonly string[]): string | null => {
  const { error, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return error ? null : stdout
}

const drawn = { layout: sampleLayout }

type Made = readonly [name: string, language: Language, make: () => Promise<Uint8Array>]

const moment = (iso: string) => new Date(iso)

const reportOf = (name: string, kind: ReportKind, more: Partial<ReportInput>): Made => [
  name,
  languageOf({ ...issuedInput(kind), ...more }),
  () => signedReport(kind, moment, more),
]

/** Every report, the drawn site sheets, and the certificate pack. */
const documents: readonly Made[] = [
  ...reportKinds.map((kind) => reportOf(kind, kind, {})),
  ...reportKinds.filter(isSiteSheet).map((kind) => reportOf(`${kind} of an array`, kind, drawn)),
  ['certificate pack', defaultLanguage, () => signedCertificate(moment)],
]

describe.each(documents)('the %s', (name, language, make) => {
  const fontCount = language === defaultLanguage ? 2 : 4
  let file: string
  let text = ''
  beforeAll(async () => {
    const pdf = await make()
    text = Buffer.from(pdf).toString('latin1')
    file = join(folder, `${name}.pdf`)
    writeFileSync(file, pdf)
  }, 30_000)

  const annotations = () => text.match(/\d+ 0 obj\n<<\n\/Subtype \/(Link|Widget)[\s\S]*?endobj/g) ?? []

  it('says which level it keeps, in XML that can be read, with title and author as in its properties', () => {
    expect(text).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/)
    expect(text).toContain('<rdf:li>Ridge &amp; Rafter &lt;Engineers&gt;</rdf:li>')
    expect(text).toContain('<xmp:CreateDate>2026-11-21T09:30:00Z</xmp:CreateDate>')
  })

  it('has an output intent, a file identifier, tags and a language', () => {
    for (const part of ['/S /GTS_PDFA1', '/OutputIntents [', '/StructTreeRoot ', '/Marked true', `/Lang (${language})`])
      expect(text).toContain(part)
    expect(text).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
  })

  it('embeds every font, and holds nothing that is encrypted, runs or is fetched', () => {
    const fonts = text.match(/\/BaseFont \/[\w+-]+/g) ?? []
    expect(new Set(fonts.map((font) => font.replace(/^\/BaseFont \/[A-Z]{6}\+/, ''))).size).toBe(fontCount)
    expect(text.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fontCount)
    expect(text).not.toMatch(
      /\/Encrypt |\/JavaScript|\/JS |\/Launch|\/EmbeddedFile|\/LZWDecode|\/NeedAppearances|\/AA </,
    )
  })

  it('prints its annotations, and describes its figures', () => {
    const all = annotations()
    expect(all.length).toBeGreaterThan(1)
    for (const annotation of all) expect(annotation).toMatch(/\/F (4|132)\n/)
    const figures = text.match(/\/S \/(Figure|Formula)\n[\s\S]*?endobj/g) ?? []
    for (const figure of figures) expect(figure).toContain('/Alt ')
    expect(figures.length).toBeGreaterThan(0)
  })

  it('is whole and signed: by our own verifier, and by qpdf and pdfsig where they are installed', async () => {
    const checked = await verifyPdf(readFileSync(file))
    expect(checked).toMatchObject({ state: 'valid', reason: 'Document 7KQM-2VXT-9HPD' })
    for (const words of ['ETSI.CAdES.detached', 'Total document signed', 'Signature is Valid'])
      expect(saidBy('pdfsig', file) ?? words).toContain(words)
    const clean = 'No syntax or stream encoding errors'
    expect(saidBy('qpdf', '--check', file) ?? clean).toContain(clean)
  })
})
