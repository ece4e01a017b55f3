import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import { requestOfProject } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'
import { bodyOfPages, fillsOf } from '@soundroof/report/testing/page-layout'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { readProject } from './read-project.ts'

const say = sayIn('en-AU')

const fontFrom = createRequire(new URL('../../../../packages/report/package.json', import.meta.url))
const font = (name: string): Uint8Array => readFileSync(fontFrom.resolve(`@expo-google-fonts/inter/${name}`))
const fonts = { regular: font('400Regular/Inter_400Regular.ttf'), strong: font('600SemiBold/Inter_600SemiBold.ttf') }
const meta = { title: 'Roof', author: 'Provider', date: new Date('2026-11-21T03:05:00.000Z') }

type Row = { readonly number: string }

const file = fileURLToPath(new URL('../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url))
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

const drawnFrom = (row: Row) => {
  const read = readProject(row, {}, catalogue)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { project, input } = read
  const coded = assess(input, catalogue)
  const laid = layOutRoof(input, coded, catalogue, requestOfProject(null, project.solar.scale), project.solar.scale)
  return {
    project,
    choices,
    result: inWords(coded, 'en-AU'),
    layout: laid.ok ? layoutInWords(laid.layout, 'en-AU') : null,
  }
}

describe.each(rows)('the documents of the common roof $number', (row) => {
  const drawn = drawnFrom(row)

  test.each(reportKinds)('%s: every page but the last holds a third or more', async (kind) => {
    const result = kind === 'input-summary' ? null : drawn.result
    const blocks = reportBlocks(say, { ...issuedInput(kind), ...drawn, kind, result })
    const fills = fillsOf(bodyOfPages(await readPdf(await renderPdf(blocks, { fonts, images: new Map(), meta }))))
    for (const [index, fill] of fills.entries()) expect(fill, `page ${index + 1}`).toBeGreaterThan(1 / 3)
  })
})
