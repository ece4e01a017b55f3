import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Language } from '@soundroof/contract/identity/languages'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { readFonts } from '@soundroof/report/pdf/font-files'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { inWords } from '@soundroof/words/result-in-words'
import { readProject } from './read-project.ts'

const fontFrom = createRequire(new URL('../../../../packages/report/package.json', import.meta.url))
const fonts = readFonts((name) => readFileSync(fontFrom.resolve(name)))

/** To print what is drawn. */
export const printing = {
  fonts,
  images: new Map<string, Uint8Array>(),
  meta: { title: 'Roof', author: 'Provider', date: new Date('2026-11-21T03:05:00.000Z') },
}

type Row = { readonly number: string }

const file = fileURLToPath(new URL('../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url))

/** The common roofs as projects on the wire. */
export const commonRoofs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

/** A project on the wire, assessed and laid out as its report shows it. */
export const drawnFrom = (row: unknown, language: Language = 'en-AU', kept: KeptLayout | null = null) => {
  const read = readProject(row, {}, catalogue)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { project, input } = read
  const coded = assess(input, catalogue)
  const laid = layOutRoof(input, coded, catalogue, requestOfDraft(kept, project), installedPower(project.solar))
  return {
    project,
    choices,
    result: inWords(coded, language),
    layout: laid.ok ? layoutInWords(laid.layout, language) : null,
    parts: laid.ok ? laid.parts : null,
  }
}
