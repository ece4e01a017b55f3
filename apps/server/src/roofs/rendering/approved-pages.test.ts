import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@soundroof/contract/identity/languages'
import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { keptLayout, panelBlock, requestOfProject } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { issuedInput, signedReport } from '@soundroof/report/testing/signed-report'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { inWords } from '@soundroof/words/result-in-words'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'

/** Pages that a person has looked at and approved. To approve new ones: delete the picture, run the test, look at the new one. */

const approved = fileURLToPath(new URL('./approved', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Null where poppler is not installed. */
const pictureOf = (pdf: Uint8Array, page: number): Uint8Array | null => {
  const [file, picture] = [join(folder, 'report.pdf'), join(folder, 'page')]
  writeFileSync(file, pdf)
  const pages = ['-f', String(page), '-l', String(page), '-singlefile']
  const { error } = spawnSync('pdftoppm', ['-r', '50', '-gray', '-png', ...pages, file, picture])
  return error ? null : readFileSync(`${picture}.png`)
}

/** Coarse enough that versions of poppler agree, fine enough to show a moved line. */
const coarse = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).greyscale().resize({ width: 138 }).raw().toBuffer()

const differenceOf = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all([coarse(one), coarse(other)])
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

/** Mean difference in shades of 256; a line of text that moves makes more than 1. */
const tolerance = 0.7

const looksApproved = async (pdf: Uint8Array, page: number, name: string): Promise<void> => {
  expect((await readPdf(pdf)).pages.length).toBeGreaterThanOrEqual(page)
  const picture = pictureOf(pdf, page)
  if (picture === null) return
  const place = join(approved, `${name}-${page}.png`)
  if (!existsSync(place)) {
    writeFileSync(place, await sharp(picture).png({ palette: true, colours: 16 }).toBuffer())
    throw new Error(`${place} is new: look at it, then keep it.`)
  }
  expect(await differenceOf(picture, readFileSync(place))).toBeLessThan(tolerance)
}

const moment = (iso: string): Date => new Date(iso)

it.each([
  ['result-summary', 1],
  ['site-sheet', 1],
  ['full-calculation', 2],
] as const)(
  'page %s %i looks as it was approved',
  async (kind, page) => looksApproved(await signedReport(kind, moment), page, kind),
  20_000,
)

const parsed = parseWireProject(sample('tiled-house-in-melbourne'))
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const tiled = projectDraft.parse(parsed.value.project)

/** A tiled hip roof whose front looks to the north, with a skylight. */
const house: ProjectDraft = {
  ...tiled,
  header: {
    ...tiled.header,
    clientName: '陈小明 Chen Xiaoming',
    contactName: 'J. Sample',
    contactPhone: '0491 570 006',
  },
  building: { ...tiled.building, suburb: 'Coburg', postcode: '3058', frontFacing: 10 },
  solar: { ...tiled.solar, mount: 'flush', tiltAngle: 0, installation: 'parallel', scale: 7 },
  options: { ...tiled.options, roofForm: 'hip' },
  photos: issuedInput('site-sheet').project.photos,
}

/** Two rows, of which the upper one is shorter. */
const block = panelBlock.parse({
  plane: 'front',
  orientation: 'portrait',
  rows: 2,
  columns: 8,
  offsets: [],
  gaps: { panels: 20, rows: 20 },
  x: 3902,
  y: 200,
  leftOut: [4, 5, 6, 7].map((column) => ({ row: 1, column })),
})

const kept = keptLayout.parse({
  blocks: [block],
  ridgeDistance: 400,
  obstacles: [{ kind: 'obstacle', plane: 'front', x: 9000, y: 2600, width: 550, height: 700 }],
})

/** Assessed and laid out as the server does it. */
const drawnIn = (language: Language): Partial<ReportInput> => {
  const input = resolveInput(house, choices)
  const coded = assess(input, catalogue)
  const request = requestOfProject(kept, house.solar, house.building.frontFacing)
  const laid = layOutRoof(input, coded, catalogue, request, house.solar.scale)
  if (!laid.ok) throw new Error(JSON.stringify(laid))
  const layout = layoutInWords(laid.layout, language)
  return { project: house, choices, result: inWords(coded, language), layout, parts: laid.parts }
}

describe.each(reportKinds.filter(isSiteSheet))('every page of the %s of an array', (kind) => {
  it.each([1, 2, 3, 4])(
    'looks as it was approved: %i',
    async (page) => {
      const pdf = await signedReport(kind, moment, drawnIn(languageOfReport(kind)))
      expect((await readPdf(pdf)).pages).toHaveLength(4)
      await looksApproved(pdf, page, `${kind}-of-array`)
    },
    20_000,
  )
})
