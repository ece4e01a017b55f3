import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sayIn } from '@soundroof/words/say'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { reportBlocks } from '../reports/report-blocks.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { readFonts } from './font-files.ts'
import { renderPdf } from './render-pdf.ts'

const say = sayIn('en-AU')

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const provider = { name: 'Firm', email: '', phone: '', web: '' }

const rendered = () => {
  const issuedAt = '2026-11-21T09:30:00.000Z'
  const report = {
    kind: 'full-calculation',
    project: sampleProject,
    choices: sampleChoices,
    result: sampleResult,
    provider,
    version: '1',
  } as const
  const meta = { title: 'a report', author: 'Firm', date: new Date(issuedAt) }
  return renderPdf(reportBlocks(say, { ...report, issuedAt }), { fonts, images: new Map(), meta })
}

type Page = { readonly cited: number; readonly links: readonly string[] }
let pages: readonly Page[] = []
let destinations: Record<string, unknown> = {}

beforeAll(async () => {
  const document = await getDocumentProxy(new Uint8Array(await rendered()))
  destinations = await document.getDestinations()
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
      const annotations = (await page.getAnnotations()) as readonly { subtype: string; dest?: string }[]
      const links = annotations.flatMap(({ subtype, dest }) =>
        subtype === 'Link' && !dest?.startsWith('part-') ? [dest ?? 'nowhere'] : [],
      )
      return { cited: text.match(/Method \d/g)?.length ?? 0, links }
    }),
  )
})

it('every citation of the method is a link to a rule that the document prints', () => {
  const links = pages.flatMap((page) => page.links)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !(link in destinations))).toEqual([])
  expect(pages.map((page) => page.links.length)).toEqual(pages.map((page) => page.cited))
})

it('a rule that nothing cites is not printed', () => {
  expect(Object.keys(destinations)).toContain('rule-6')
  expect(Object.keys(destinations)).not.toContain('rule-8')
})
