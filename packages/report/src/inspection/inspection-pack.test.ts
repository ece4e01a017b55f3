import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { renderPack } from '../pack/render-pack.ts'
import { readFonts } from '../pdf/font-files.ts'
import { packFaults } from '../testing/pack-faults.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { inspected } from '../testing/sample-inspection.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { inspectionPack } from './inspection-pack.ts'
import type { InspectionInput } from './inspection-part.ts'

const say = sayIn('en-AU')
const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Pack', author: 'Provider', date: new Date('2026-11-21T09:30:00.000Z') }

const assessed = { project: sampleProject, choices: sampleChoices, result: sampleResult, layout: null, parts: null }
const certificate = completed(assessed, { ...formOfAll, purpose: 'inspection' })

const bare = (text: string): string => text.replace(/\s/g, '')
const printed = async (input: InspectionInput) =>
  readPdf(await renderPack(inspectionPack(say, input), { fonts, images: new Map(), meta }))

test('what the design certificate has otherwise stands beside it, on the certificate and in the form', async () => {
  const otherwise = [{ entry: 'lotAndPlan', says: 'Lot 8 on SP000000' }] as const
  const file = await printed(inspected(certificate, { otherwise }))
  const text = bare(file.pages.join(' '))
  expect(text).toContain(bare('Otherwise than in the design certificate'))
  const said = bare('esign certificate SR-2047-C1 says: Lot 8 on SP000000')
  expect(text.split(said)).toHaveLength(3)
  expect(packFaults(file)).toEqual([])
})

test('where both say the same, nothing is said of it', async () => {
  const file = await printed(inspected(certificate))
  expect(bare(file.pages.join(' '))).not.toContain(bare('Otherwise than in the design certificate'))
  expect(packFaults(file)).toEqual([])
})
