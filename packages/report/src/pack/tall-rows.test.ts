import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { footerOf } from '../certificate/certificate-pack.ts'
import { conditionBlocks } from '../certificate/disposed-conditions.ts'
import { mastheadOf } from '../certificate/statement-page.ts'
import { decisionBlocks } from '../close-out/built-page.ts'
import { readFonts } from '../pdf/font-files.ts'
import { packFaults } from '../testing/pack-faults.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { renderPack } from './render-pack.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Pack', author: 'Provider', date: new Date('2026-11-21T09:30:00.000Z') }

const lines = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}.`).join('\n')

test('evidence of 500 lines and a reason of 401 break over pages, and nothing is cut or lost', async () => {
  const assessed = { project: sampleProject, choices: sampleChoices, result: sampleResult, layout: null, parts: null }
  const input = completed(assessed, formOfAll)
  const dispositions = input.dispositions.map((one) => ({ ...one, reason: lines('Evidence', 500) }))
  const decision = {
    reason: lines('Reason', 401),
    engineer: 'E. Sample',
    registration: 'RPEQ 1',
    decidedAt: input.issuedAt,
  }
  const blocks = [
    mastheadOf(input, 'Pack', []),
    ...decisionBlocks({ ...input, decision }),
    ...conditionBlocks({ ...input, dispositions }),
    footerOf(input),
  ]
  const file = await readPdf(await renderPack(blocks, { fonts, images: new Map(), meta }))
  expect(packFaults(file)).toEqual([])
  const text = file.pages.join(' ').replace(/\s/g, '')
  for (const number of [1, 36, 37, 250, 401]) expect(text).toContain(`Reason${number}.`)
  for (const number of [1, 250, 500]) expect(text.split(`Evidence${number}.`)).toHaveLength(dispositions.length + 1)
})
