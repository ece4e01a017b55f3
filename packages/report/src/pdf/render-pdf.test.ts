import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { reportBlocks } from '../reports/report-blocks.ts'
import { type ReadPdf, readPdf } from '../testing/read-pdf.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { readFonts } from './font-files.ts'
import { renderPdf } from './render-pdf.ts'

const say = sayIn('en-AU')

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const provider = { name: 'Firm', email: 'a@example.org', phone: '02 5550 0000', web: 'https://example.org' }

type Asked = {
  project?: ProjectDraft
  result?: AssessmentResult | null
  kind?: ReportKind
  isDraft?: boolean
  images?: boolean
}

const rendered = async ({
  project = sampleProject,
  result = sampleResult,
  kind = 'full-calculation',
  isDraft = false,
  images = true,
}: Asked = {}) => {
  const issuedAt = '2026-11-21T09:30:00.000Z'
  const report = { kind, project, choices: sampleChoices, result, provider, issuedAt, version: '2.2.2-beta', isDraft }
  const all = new Map(
    images
      ? fileCategories.flatMap((category) => project.photos[category].map((id) => [id, samplePhoto] as const))
      : [],
  )
  const meta = { title: project.header.name, author: provider.name, date: new Date(issuedAt) }
  return renderPdf(reportBlocks(say, report), { fonts, images: all, meta })
}

/** The reports that several tests look at, each drawn and read once. */
const reports = new Map<string, Promise<ReadPdf>>()
const readOnce = (asked: Asked = {}): Promise<ReadPdf> => {
  const key = JSON.stringify(asked)
  const known = reports.get(key) ?? rendered(asked).then(readPdf)
  reports.set(key, known)
  return known
}

const outside = ({ pieces }: ReadPdf) =>
  pieces.filter(({ left, right, baseline }) => left < 50 - 0.5 || right > 545 + 0.5 || baseline < 30 || baseline > 828)

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))

describe('the PDF of a report', () => {
  it('says on every page what it is not, who provides it, its number and its version', async () => {
    const { pages } = await readOnce()
    expect(pages.length).toBeGreaterThan(4)
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('This report is not a structural certificate.')
      expect(text).toContain('Firm · a@example.org · 02 5550 0000 · https://example.org')
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(text).toContain('Soundroof 2.2.2 beta')
    }
  })

  it('prints the verdict, every number of the zone table and where its figures are listed on its first page', async () => {
    const { pages } = await readOnce()
    const [first = ''] = pages
    for (const text of [
      'Partly installable: 3 of 4 zones',
      sampleResult.resultString,
      'see Figures not yet confirmed',
      'Keep clear of panels',
      'Keep panels at least 200 mm from roof edges.',
      ...sampleResult.conditions,
    ])
      expect(first).toContain(text)
    for (const number of ['1200', '1205', '615', '86', '97', '131', '1.37', '1.58'])
      expect(first.split(' ')).toContain(number)
    const listed = /, page (\d+)\./.exec(first)?.[1]
    expect(pages[Number(listed) - 1]).toContain('Capacity of the purlin')
  })

  it.each([
    ['a shed', {}],
    ['a tiled house', { project: tiledProject }],
    ['the input alone', { kind: 'input-summary' as const }],
    ['a draft without photos', { isDraft: true, images: false }],
  ])('of %s keeps all text inside the box', async (_, asked) => {
    const read = await readOnce(asked)
    expect(read.pieces.length).toBeGreaterThan(100)
    expect(outside(read)).toEqual([])
  })

  it('is the same file for the same report', async () => {
    expect(Buffer.from(await rendered()).equals(Buffer.from(await rendered()))).toBe(true)
  })

  it('is tagged, titled, in English and has an outline', async () => {
    const { tags, title, lang, outline } = await readOnce()
    expect({ title, lang }).toEqual({ title: 'Warehouse east roof', lang: 'en-AU' })
    const kinds = new Set(tags.flat())
    for (const kind of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Figure', 'Caption'])
      expect(kinds).toContain(kind)
    expect(outline).toEqual([
      '12 Example Street, Penrith',
      'Contents',
      'Zone by zone',
      'Basis of the calculation',
      'Input',
      'Appendix: derivation',
      'Appendix: rules of the method',
    ])
  })

  it('shows every photo, and says so of one that is missing', async () => {
    const images = (file: Uint8Array) => Buffer.from(file).toString('latin1').split('/Subtype /Image').length - 1
    expect(images(await rendered())).toBe(5)
    const without = await rendered({ images: false })
    expect(images(without)).toBe(0)
    const { pages } = await readPdf(without)
    expect(pages.join(' ').split('This photo cannot be shown here.').length - 1).toBe(5)
  })

  it('marks a draft on every page', async () => {
    const { pages } = await readOnce({ isDraft: true })
    for (const text of pages) expect(text).toContain('Draft, not issued')
  })

  it('derives with formula, numbers, clause and doubt', async () => {
    const text = (await readOnce()).pages.join(' ')
    for (const part of [
      '= 0.0006 × V des ² = 0.0006 × 41.41²',
      '1.029 kPa',
      'AS/NZS 1170.2:2021 cl 2.4.1',
      'Unverified',
    ])
      expect(text).toContain(part)
  })
})

describe('long content', () => {
  it('repeats the head of a table on each of its pages', async () => {
    const assumptions = many(120, (index) => ({
      label: `Assumption ${index}`,
      value: 'some value',
      source: 'somewhere',
    }))
    const { pages } = await readPdf(await rendered({ result: { ...sampleResult, assumptions } }))
    const holding = pages.filter((text) => /Assumption \d/.test(text))
    expect(holding.length).toBeGreaterThan(2)
    for (const text of holding) expect(text).toContain('Assumption Value Source')
  })

  it('flows over pages, whatever its kind, and loses nothing', async () => {
    const long = many(1500, (index) => `word${index}`).join(' ')
    const [first, ...others] = sampleResult.zoneResults
    if (!first) throw new Error('There is no zone.')
    const checks = first.checks.map((check, index) => ({ ...check, reason: `${index} ${long}` }))
    const result = {
      ...sampleResult,
      resultString: long,
      conditions: [long],
      unverified: [{ item: long, where: long }],
      zoneResults: [{ ...first, checks, reason: long, railPlacement: long }, ...others],
    }
    const project = { ...sampleProject, roofCover: { ...sampleProject.roofCover, note: long } }
    const read = await readPdf(await rendered({ result, project }))
    expect(outside(read)).toEqual([])
    const text = read.pages.join(' ')
    // Verdict, condition, item and place, reason of the zone, four checks, rail placement twice, note.
    expect(text.split(/\bword1499\b/i).length - 1).toBe(12)
  })

  it('takes nine photos in each category', async () => {
    const nine = many(9, (index) => `https://example.org/files/${index}.jpg`)
    const photos = { ...sampleProject.photos, roof: [...nine], rafterSpan: [...nine], connection: [...nine] }
    const { pages } = await readPdf(await rendered({ project: { ...sampleProject, photos } }))
    expect(pages.join(' ')).toContain('Connection photos 9 of 9')
  })
})

describe('hostile names', () => {
  it.each([
    ['emoji', '🏠👩‍👩‍👧‍👦 roof'],
    ['right to left', 'مستودع שלום \u202Eevil'],
    ['a word of a hundred letters', 'W'.repeat(100)],
    ['control characters and half a surrogate', 'a\u0000\u001b[31m\ud800 b'],
    ['operators of PDF', ') Tj ET \\( <</Type/Catalog>> endstream'],
    ['nothing', ''],
    ['other scripts', '倉庫 屋根 ගොඩනැගිල්ල'],
  ])('with %s do not break it', async (_, name) => {
    const project: ProjectDraft = {
      ...sampleProject,
      header: { ...sampleProject.header, name, number: name },
      building: { ...sampleProject.building, streetAddress: name },
      roofCover: { ...sampleProject.roofCover, note: `${name}\n${name}` },
    }
    const read = await readPdf(await rendered({ project }))
    expect(outside(read)).toEqual([])
    expect(read.pages.length).toBeGreaterThan(4)
    expect(read.pages.join(' ')).toContain('Page 1 of')
  })

  it('are not lost silently', async () => {
    const project = { ...sampleProject, header: { ...sampleProject.header, name: 'Roof 🏠' } }
    const text = (await readPdf(await rendered({ project }))).pages.join(' ')
    expect(text).toContain('Roof □')
    expect(text).toContain('□ stands for a character that the fonts of this document cannot show.')
    expect((await readOnce()).pages.join(' ')).not.toContain('□')
  })
})
