import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult, CheckResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { type Block, heading, headingOfWhole } from '../blocks/blocks.ts'
import { type ReportInput, reportBlocks } from '../reports/report-blocks.ts'
import { bodyOfPages, fillsOf, gapsOf, headingsAtPageEnd, partsOf } from '../testing/page-layout.ts'
import { type Piece, readPdf } from '../testing/read-pdf.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { readFonts } from './font-files.ts'
import { renderPdf } from './render-pdf.ts'
import { page } from './theme.ts'

const say = sayIn('en-AU')

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const provider = { name: 'Firm', email: 'a@example.org', phone: '', web: '' }
const issuedAt = '2026-11-21T09:30:00.000Z'

type Report = Pick<ReportInput, 'project' | 'result' | 'layout'> & { readonly kind?: ReportKind }

const blocksOf = ({ result, kind = result ? 'full-calculation' : 'input-summary', ...report }: Report) =>
  reportBlocks(say, {
    ...report,
    kind,
    choices: sampleChoices,
    result,
    provider,
    issuedAt,
    version: '2.2.2-beta',
  })

const drawn = async (report: Report): Promise<readonly Piece[]> => {
  const meta = { title: 'Report', author: 'Firm', date: new Date(issuedAt) }
  const file = await renderPdf(blocksOf(report), { fonts, images: new Map(), meta })
  return bodyOfPages(await readPdf(file))
}

const known = new Map<Report, Promise<readonly Piece[]>>()

/** Drawn once for all tests that look at it. */
const bodyOf = (report: Report): Promise<readonly Piece[]> => {
  const body = known.get(report) ?? drawn(report)
  known.set(report, body)
  return body
}

const many = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `https://example.org/files/${name}-${index}.jpg`)

const withPhotos: ProjectDraft = {
  ...tiledProject,
  photos: {
    ...sampleProject.photos,
    roof: many(9, 'roof'),
    rafterSpan: many(4, 'rafter'),
    connection: many(6, 'foot'),
  },
}

/** As many checks as a batten below tiles and its rafter have. */
const manyChecks = (count: number): readonly CheckResult[] =>
  ['purlin', 'rafter'].flatMap((member) =>
    Array.from({ length: count }, (_, index) => ({
      ...(sampleResult.roofChecks[0] as CheckResult),
      id: `${member}-${index}`,
      title: `${member} bending number ${index}`,
      reason: 'MGP10 90 by 35 mm, k_12 of the tension edge at 450 mm between restraints',
    })),
  )

const withMembers = (count: number): AssessmentResult => ({
  ...sampleResult,
  zoneResults: sampleResult.zoneResults.map((zone) => ({ ...zone, checks: [...zone.checks, ...manyChecks(count)] })),
})

const reports: readonly (readonly [string, Report])[] = [
  ['a shed', { project: sampleProject, result: sampleResult }],
  [
    'an irregular roof',
    {
      project: { ...sampleProject, building: { ...sampleProject.building, shape: 'irregular' } },
      result: sampleResult,
    },
  ],
  ['a house with photos', { project: withPhotos, result: sampleResult }],
  ['an input with photos', { project: withPhotos, result: null }],
  ...[1, 2, 3, 4, 5, 7].map(
    (count) =>
      [`a roof with ${count} checks of each member`, { project: tiledProject, result: withMembers(count) }] as const,
  ),
]

const withResult = reports.filter(([, { result }]) => result !== null)

const headingsOf = (report: Report): ReadonlySet<string> =>
  new Set(blocksOf(report).flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))

describe('pages', () => {
  it.each(reports)(
    'of %s are not left half empty, and no heading stands alone at the end of one',
    async (_, report) => {
      const pieces = await bodyOf(report)
      const holes = gapsOf(pieces)
      expect(holes.length).toBeGreaterThan(1)
      for (const [index, gap] of holes.entries()) expect(gap, `page ${index + 1}`).toBeLessThan(0.4)
      expect(headingsAtPageEnd(pieces, headingsOf(report))).toEqual([])
    },
  )

  it('of the rules never end with the words that announce a list', async () => {
    const pair = [
      { kind: 'text', text: 'Timber:' },
      { kind: 'item', text: 'A truss chord has two spans.' },
    ] as const
    const parts = Array.from({ length: 301 }, () => pair).flat()
    const meta = { title: 'Rules', author: 'Firm', date: new Date(issuedAt) }
    const footer = blocksOf({ project: sampleProject, result: null }).filter(({ kind }) => kind === 'footer')
    const file = await renderPdf([{ kind: 'rule', number: '7', title: 'Rafters', parts }, ...footer], {
      fonts,
      images: new Map(),
      meta,
    })
    const lastOfPages = new Map(bodyOfPages(await readPdf(file)).map(({ page, text }) => [page, text]))
    expect(lastOfPages.size).toBeGreaterThan(5)
    expect([...lastOfPages.values()].filter((words) => words.endsWith(':'))).toEqual([])
  })

  it.each(withResult)('of %s keep the facts of each zone and each table of its checks whole', async (_, report) => {
    const pieces = await bodyOf(report)
    const parts = partsOf(pieces, headingsOf(report)).filter(([first]) =>
      /(installable|panel|panels):? ?\w*$/.test(first?.text ?? ''),
    )
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(new Set(part.map((piece) => piece.page)).size, part[0]?.text).toBe(1)
  })

  it.each(withResult)('of %s part a zone only where to keep it whole would leave a large gap', async (_, report) => {
    const pieces = await bodyOf(report)
    const zones = partsOf(
      pieces,
      new Set([...headingsOf(report)].filter((text) => /installable$|whole roof$/.test(text))),
    )
    // The first zone stays with the heading of its chapter.
    const parted = zones.slice(1, -1).filter((zone) => new Set(zone.map((piece) => piece.page)).size > 1)
    expect(zones.length).toBe(5)
    const high = page.top + (page.bottom - page.top) * 0.75
    for (const [first] of parted) expect(first?.baseline, first?.text).toBeLessThan(high)
  })

  it('of a long derivation part no title from its first step', async () => {
    const step: TraceStep = {
      symbol: 'w_o',
      label: 'Ultimate uplift on a purlin below panels that stand across it',
      value: 1.234,
      unit: 'kN/m',
      clause: 'Method 6',
      formula: 'K_c * q_u * (K_a * (C_m * f * T * beta + abs(C_pe) * f * e) + C_o * p) - 0.9 * D * cos_theta',
      given: {
        K_c: 0.9,
        q_u: 1,
        K_a: 1,
        C_m: 1,
        f: 1.5,
        T: 1,
        beta: 1,
        C_pe: -0.9,
        e: 0,
        C_o: 0,
        p: 1,
        D: 0.2,
        cos_theta: 1,
      },
      branch: 'rails as point loads, further apart than a quarter of the span of the purlin; '.repeat(3),
      status: 'unverified',
    }
    const nodes = Array.from({ length: 80 }, (_, index): TraceNode => {
      const steps = Array.from({ length: index % 4 }, () => step)
      return { id: `n${index}`, title: `Node ${index}`, steps, children: [] }
    })
    const trace: TraceNode = { id: 'all', title: 'All', steps: [], children: nodes }
    const pieces = await bodyOf({ project: sampleProject, result: { ...sampleResult, trace } })
    const titles = new Set(nodes.map(({ title }) => title))
    expect(headingsAtPageEnd(pieces, titles)).toEqual([])
    expect(new Set(pieces.filter(({ text }) => titles.has(text)).map((piece) => piece.page)).size).toBeGreaterThan(5)
  })

  const lines = (count: number): Block => ({
    kind: 'list',
    tone: 'plain',
    items: Array.from({ length: count }, (_, index) => ({ text: `Line ${index}` })),
  })
  const parts = (last: number): readonly Block[] => [
    heading(1, 'Parts'),
    ...[20, 14, last].flatMap((count) => [headingOfWhole(2, `Part of ${count} lines`), lines(count)]),
  ]
  const pagesOf = async (blocks: readonly Block[]) => {
    const meta = { title: 'Parts', author: 'Firm', date: new Date(issuedAt) }
    return bodyOfPages(await readPdf(await renderPdf(blocks, { fonts, images: new Map(), meta })))
  }

  it.each(Array.from({ length: 18 }, (_, count) => count + 3))(
    'with %d lines left over before a part on a page of its own hold a third each',
    async (count) => {
      const alone: Block = { kind: 'heading', level: 1, text: 'Alone', onOnePage: true }
      const pieces = await pagesOf([...parts(count), alone, lines(50), heading(1, 'End'), lines(3)])
      expect(Math.min(...fillsOf(pieces))).toBeGreaterThan(1 / 3)
      expect(new Set(pieces.filter(({ text }) => /^Line 4\d$/.test(text)).map((piece) => piece.page)).size).toBe(1)
    },
  )

  it.each(Array.from({ length: 18 }, (_, count) => count + 3))(
    'with %d lines left over at the end are not followed by one that is nearly empty',
    async (count) => {
      const pieces = await pagesOf(parts(count))
      const last = Math.max(...pieces.map((piece) => piece.page))
      const lowest = Math.max(...pieces.filter((piece) => piece.page === last).map(({ baseline }) => baseline))
      expect((lowest - page.top) / (page.bottom - page.top)).toBeGreaterThan(1 / 3)
    },
  )

  it.each(Array.from({ length: 6 }, (_, count) => count + 38))(
    'do not begin with the last row or two of a table of %d rows',
    async (count) => {
      const rows = Array.from({ length: count }, (_, index) => [{ text: `Row ${index}` }])
      const table = {
        kind: 'table',
        caption: 'Rows',
        columns: [{ title: 'Row', align: 'left', weight: 1 }],
        rows,
      } as const
      const pieces = (await pagesOf([heading(1, 'Begin'), table])).filter(({ text }) => text.startsWith('Row '))
      const last = pieces.filter((piece) => piece.page > 1).length
      expect(last === 0 || last > 2, `${last} rows`).toBe(true)
    },
  )

  it('leave a heading with its single line where both fit', async () => {
    const pieces = await pagesOf([heading(1, 'Begin'), lines(47), ...[heading(2, 'Conditions'), lines(1)]])
    expect(Math.max(...pieces.map((piece) => piece.page))).toBe(1)
  })

  const warned = { ...sampleLayout, warnings: ['127 panels were asked for, 126 fit.'] }
  const withConditions = (count: number): AssessmentResult => ({
    ...sampleResult,
    conditions: Array.from({ length: count }, (_, index) => `Condition ${index}, which takes the whole of a line.`),
  })
  const pieceOf = (pieces: readonly Piece[], words: RegExp) => pieces.find(({ text }) => words.test(text))

  it.each([0, 2, 4, 6, 8, 10])('with %d conditions keep the warnings of a layout with its drawing', async (count) => {
    const report = { project: sampleProject, result: withConditions(count), layout: warned }
    const pieces = await bodyOf({ ...report, kind: 'result-summary' })
    const [warning, caption] = [pieceOf(pieces, /^127 panels/), pieceOf(pieces, /^Roof plan with the array/)]
    expect(warning?.page).toBeDefined()
    expect(warning?.page).toBe(caption?.page)
  })

  it('hold all that an installer needs on the first one', async () => {
    const pieces = await bodyOf({ project: sampleProject, result: sampleResult })
    const first = pieces.filter((piece) => piece.page === 1).map(({ text }) => text)
    for (const words of ['Roof zones', 'Instructions', 'Conditions', ...sampleResult.conditions])
      expect(first).toContain(words)
  })

  it('begin the conditions on the first one, however tall the zones below them are', async () => {
    const conditions = Array.from({ length: 7 }, (_, index) => `Condition ${index}, which takes the whole of a line.`)
    const zoneResults = sampleResult.zoneResults.map((zone) => ({
      ...zone,
      railPlacement: '900 to 1150 mm between the outer rails, in the clamping zones of the panel. '.repeat(8),
    }))
    const pieces = await bodyOf({ project: sampleProject, result: { ...sampleResult, conditions, zoneResults } })
    for (const words of conditions) expect(pieces.find(({ text }) => text === words)?.page).toBe(1)
  })

  it('say on the first one that figures are not confirmed, however many figures and conditions there are', async () => {
    const conditions = Array.from({ length: 9 }, (_, index) => `Condition ${index}, which takes the whole of a line.`)
    const unverified = Array.from({ length: 30 }, (_, index) => ({ item: `Figure ${index}`, where: 'Method 5.3' }))
    const pieces = await bodyOf({ project: tiledProject, result: { ...sampleResult, conditions, unverified } })
    const pageOf = (words: string) => pieces.find(({ text }) => text === words)?.page
    // With the number of its source.
    const figures = pieces.find(({ text }) => /^Figure 0 \[\d+\]$/.test(text))?.page ?? 0
    expect(figures).toBeGreaterThan(1)
    expect([pageOf(conditions.at(-1) ?? ''), pageOf(`, page ${figures}.`)]).toEqual([1, 1])
  })
})
