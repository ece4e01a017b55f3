import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { hasArray } from '@soundroof/report/sheet/sheet-input'
import { bodyOfPages, fillsOf } from '@soundroof/report/testing/page-layout'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { samplePhoto } from '@soundroof/report/testing/sample-photo'
import { sheetFaults } from '@soundroof/report/testing/sheet-faults'
import { issuedInput, sampleIdentity } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom, printing } from './drawn-common-roofs.ts'

const workshop = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../examples/workshop-in-townsville.json', import.meta.url)), 'utf8'),
)

const photos = Array.from({ length: 9 }, (_, index) => `photo-${index}`)

/** With what a person gives who fills in everything: contacts, photos, and the company's numbers. */
const filled = (project: ProjectDraft): ProjectDraft => ({
  ...project,
  header: { ...project.header, clientName: 'A. Sample', contactName: 'J. Sample', contactPhone: '0491 570 006' },
  building: { ...project.building, streetAddress: '27 Example Street', suburb: 'Coburg', postcode: '3058' },
  photos: { ...project.photos, roof: photos, rafterSpan: photos.slice(0, 2), connection: photos.slice(2, 4) },
})

const installer = {
  ...{ name: 'Example Solar Pty Ltd', abn: '51 824 753 556', licence: 'REC 12345', accreditation: 'S1234567' },
  ...{ phone: '0491 570 156', logo: null },
}

const inBlocks = reportKinds.filter((kind) => !isSiteSheet(kind))

/** The common roofs, and one that fails in three zones of four. */
const roofs = [...commonRoofs, { ...workshop, number: 'workshop in Townsville' }]

const printed = async (row: object, kind: (typeof reportKinds)[number]) => {
  const language = languageOfReport(kind)
  const drawn = drawnFrom(row, language)
  const result = kind === 'input-summary' ? null : drawn.result
  const identity = { ...sampleIdentity, installer }
  const input = { ...issuedInput(kind), ...drawn, project: filled(drawn.project), identity, kind, result }
  const images = new Map(photos.map((name) => [name, samplePhoto]))
  const pdf = await printReport(sayIn(language), input, { ...printing, images })
  return { file: await readPdf(pdf), isDrawn: hasArray(input) }
}

describe.each(roofs)('the documents of $number', (row) => {
  test.each(reportKinds)('%s names the client, the site contact and the installer with its numbers', async (kind) => {
    const text = (await printed(row, kind)).file.pages.join(' ').replace(/\s/g, '')
    const numbers = ['51 824 753 556', 'REC 12345', 'SAA S1234567', '0491 570 156']
    for (const words of ['A. Sample', 'J. Sample', '0491 570 006', installer.name, ...numbers])
      expect(text, words).toContain(words.replaceAll(' ', ''))
    expect(text).not.toContain('undefined')
  })

  test('the result summary has three or four pages', async () => {
    const { pages } = (await printed(row, 'result-summary')).file
    expect([3, 4]).toContain(pages.length)
  })

  test.each(inBlocks)('%s: every page but the last holds a third or more', async (kind) => {
    const fills = fillsOf(bodyOfPages((await printed(row, kind)).file))
    for (const [index, fill] of fills.entries()) expect(fill, `page ${index + 1}`).toBeGreaterThan(1 / 3)
  })
})

describe.each(commonRoofs)('the sheets of $number', (row) => {
  test.each(reportKinds.filter(isSiteSheet))(
    '%s: nothing is cut, too small or over something else, and every sheet holds a third or more',
    async (kind) => {
      const { file, isDrawn } = await printed(row, kind)
      expect(isDrawn ? sheetFaults(file, issuedInput(kind).proof?.code ?? '') : []).toEqual([])
    },
  )
})
