import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReportKind } from '@soundroof/contract/roofs/documents/document'
import type { ReportTask } from '@soundroof/contract/roofs/offline/device-task'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { readFonts } from '@soundroof/report/pdf/font-files'
import { type ReportInput, reportBlocks } from '@soundroof/report/reports/report-blocks'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { layOutOn } from '../calculations/lay-out-on.ts'
import { exampleDraft } from '../example/example-roof.ts'
import { builtFile, reportWorld } from './testing/device-world.ts'

const provider = { name: 'Engineers', email: 'a@example.org', phone: '', web: 'https://example.org' }
const { resolve } = createRequire(import.meta.url)
const whole = readFonts((name) => readFileSync(resolve(name)))
const chinese = {
  regular: builtFile('device-chinese-regular.ttf'),
  strong: builtFile('device-chinese-strong.ttf'),
}

const roof = resolveInput(exampleDraft, choices)
const coded = assess(roof, catalogue)
const project = { ...exampleDraft, header: { ...exampleDraft.header, clientName: '欧阳鑫婷' } }
const base = {
  project,
  choices,
  result: inWords(coded, 'en-AU'),
  provider,
  issuedAt: '2026-11-24T09:30:00.000Z',
  version: '2.2.2-beta',
}
const about = { title: 'Warehouse', author: provider.name, madeAt: base.issuedAt }

const laid = layOutOn(
  {
    input: roof,
    resultJson: JSON.stringify(coded),
    request: requestOfDraft(null, project),
    installed: installedPower(project.solar),
  },
  { catalogue },
)
if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
const array = JSON.parse(laid.answerJson)

const printed = async (task: ReportTask) => {
  const answer = await reportWorld(task)
  if (!answer.ok) throw new Error(answer.why)
  return readPdf(answer.pdf)
}

const summary = (fonts: ReportTask['chinese']) => {
  const blocks = reportBlocks(sayIn('en-AU'), { ...base, kind: 'result-summary' })
  return printed({ ...about, kind: 'blocks', blocks, chinese: fonts })
}

const sheetInput = (kind: ReportKind): ReportInput => ({ ...base, kind, layout: array.layout, parts: array.parts })
const sheet = (input: ReportInput, layout = array.coded, problem: { readonly code: 'noConnection' } | null = null) =>
  printed({ ...about, kind: 'sheet', input, coded: { result: coded, layout, problem }, chinese })

it('a device prints the summary with the code of the server, as a draft on every page', async () => {
  const { pages } = await summary(null)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Draft, not issued')
  expect(pages.join(' ')).toContain('Warehouse east roof')
})

it('names in Chinese are printed where the fonts are, and marked as missing where they are not', async () => {
  expect((await summary(chinese)).pages.join(' ')).toContain('欧阳鑫婷')
  const without = (await summary(null)).pages.join(' ')
  expect(without).not.toContain('欧阳鑫婷')
  expect(without).toContain('stands for a character that the fonts of this document cannot show')
})

it.each([
  ['site-sheet', 'en-AU', 'Draft, not issued'],
  ['site-sheet-zh-hans', 'zh-Hans', '草稿，未出具'],
] as const)('the %s is that of the server, and a draft on every page', async (kind, language, mark) => {
  const { pages, pieces, lang } = await sheet(sheetInput(kind))
  const say = sayIn(language)
  const server = await printReport(
    say,
    {
      ...sheetInput(kind),
      result: inWords(coded, language),
      layout: layoutInWords({ ...array.layout, ...array.coded }, language),
      isDraft: true,
    },
    {
      fonts: whole,
      images: new Map(),
      meta: { title: about.title, author: about.author, language, date: new Date(base.issuedAt) },
    },
  )
  const ofServer = await readPdf(server)
  const marks = new Set([48, 8])
  const unmarked = pieces.filter(({ text, size }) => !(mark.includes(text) && marks.has(Math.round(size * 10) / 10)))
  expect(lang).toBe(language)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page.replaceAll(' ', '').split(mark.replaceAll(' ', '')).length).toBeGreaterThan(2)
  expect(unmarked).toEqual(ofServer.pieces)
})

it('a sheet without an array says why, in its language, and stays a draft whatever it is given', async () => {
  const input = { ...sheetInput('site-sheet-zh-hans'), layout: null, parts: null, isDraft: false }
  const { pages } = await sheet(input, null, { code: 'noConnection' })
  expect(pages.join('').replaceAll(' ', '')).toContain(sayIn('zh-Hans')('noConnection').replaceAll(' ', '').slice(0, 6))
  for (const page of pages) expect(page).toContain('草稿，未出具')
})
