import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { certificatePack } from '@soundroof/report/certificate/certificate-pack'
import { renderPack } from '@soundroof/report/pack/render-pack'
import { readFonts } from '@soundroof/report/pdf/font-files'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { certificateIn } from './certificate-sample.ts'
import { readProject } from './read-project.ts'

const say = sayIn('en-AU')

const examples = fileURLToPath(new URL('../../examples/', import.meta.url))
const names = readdirSync(examples).filter((name) => name.endsWith('.json'))
const fontFrom = createRequire(new URL('../../../../packages/report/package.json', import.meta.url))
const fonts = readFonts((name) => readFileSync(fontFrom.resolve(name)))
const meta = { title: 'Roof', author: 'Provider', date: new Date('2026-11-21T03:05:00.000Z') }

const options = { fonts, images: new Map<string, Uint8Array>(), meta }

const textOf = async (pdf: Promise<Uint8Array>): Promise<string> => (await readPdf(await pdf)).pages.join('\n')

type Read = { readonly project: ProjectDraft; readonly result: AssessmentResult }

const example = (name: string): Read => {
  const read = readProject(JSON.parse(readFileSync(join(examples, name), 'utf8')), {}, catalogue)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return { project: read.project, result: assess(read.input, catalogue) }
}

const reportOf = ({ project, result }: Read, kind: ReportKind): Promise<Uint8Array> => {
  const issued = issuedInput(kind)
  const input = { ...issued, project: { ...project, photos: issued.project.photos }, choices, result }
  return renderPdf(reportBlocks(say, input), options)
}

const certificatePdf = ({ project, result }: Read): Promise<Uint8Array> => {
  const assessed = { project, choices, result, layout: null, parts: null }
  return renderPack(certificatePack(say, certificateIn(assessed, 'QLD')), options)
}

/** Units, and names that people write so. */
const units = /^(?:kN|kPa|kg|kW|kNm|mm|MPa|GPa|iOS)$/
/** What only somebody with the source code could read. */
const internal = (text: string): readonly string[] => [
  ...(text.match(/\S*\b(?:packages|docs|data|apps|scripts)\/\S*|\S+\.(?:ts|tsx|js|mjs|json|md)\b|\brepository\b/g) ??
    []),
  ...(text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).filter((word) => !units.test(word)),
  ...(text.match(/\b[a-z]{2,}_[a-z]{2,}\w*/g) ?? []),
  ...(text.match(/\b[a-z]+(?:-[a-z0-9]+)*\/[a-z]+(?:-[a-z0-9]+)+\b/g) ?? []),
  ...(text.match(/\b(?:undefined|null|NaN|\[object \w+\])(?![\w-])/g) ?? []),
]

/** Days are "21 Nov 2026", moments "21 Nov 2026, 14:05 AEDT": digits alone read differently here and overseas. */
const digitDates = (text: string): readonly string[] =>
  text.match(/\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g) ?? []

/** The name of a project is that of the list and of its file. */
const isPlain = (text: string, project: ProjectDraft): void => {
  expect(internal(text)).toEqual([])
  expect(digitDates(text.replaceAll(displayName(project), ''))).toEqual([])
}

describe.each(names)(
  'the documents of %s hold no identifier, no path of the source code and no date in digits',
  (name) => {
    const read = example(name)

    test.each(reportKinds)(
      '%s',
      async (kind) => {
        isPlain(await textOf(reportOf(read, kind)), read.project)
      },
      60_000,
    )

    test('review certificate', async () => {
      isPlain(await textOf(certificatePdf(read)), read.project)
    }, 60_000)
  },
)

test('what is looked for is found', () => {
  const text = 'by docs/decisions/012.md and capacityTable, figure_at, panels/unknown-module, undefined; 3 kN/m, 12 kPa'
  expect(internal(text)).toEqual([
    'docs/decisions/012.md',
    'capacityTable',
    'figure_at',
    'panels/unknown-module',
    'undefined',
  ])
  expect(digitDates('made 2026-11-21, or 21/11/2026, by AS/NZS 1170.2:2021, on 21 Nov 2026')).toEqual([
    '2026-11-21',
    '21/11/2026',
  ])
})
