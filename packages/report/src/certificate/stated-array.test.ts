import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { renderPack } from '../pack/render-pack.ts'
import { readFonts } from '../pdf/font-files.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import type { CertificateInput } from './certificate-input.ts'
import { certificatePack } from './certificate-pack.ts'
import { certifiedPlan } from './certified-plan.ts'
import { entriesOf } from './form-entries.ts'

const say = sayIn('en-AU')
const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Pack', author: 'Provider', date: new Date('2026-11-21T09:30:00.000Z') }

const foot = { x: 5100, y: 5100, load: 1 }
const [plane] = sampleLayout.planes
if (plane === undefined) throw new Error('The sample has a plane.')
const rail = {
  ...{ block: 0, row: 0, zone: 'Internal' as const, number: 1, support: 'members' as const },
  ...{ from: { x: 5000, y: 5100 }, to: { x: 6100, y: 5100 }, feet: [foot, foot], step: 1000 },
} as unknown as (typeof plane.rails)[number]
const layout = { ...sampleLayout, placed: 127, planes: [{ ...plane, rails: [rail, rail] }] }

const withLayout = (isChosen: boolean): CertificateInput =>
  completed(
    {
      project: { ...sampleProject, solar: { ...sampleProject.solar, panels: null, scale: null } },
      choices: sampleChoices,
      result: sampleResult,
      layout: { ...layout, isChosen },
      parts: null,
    },
    formOfAll,
  )
const [placedItself, laidOut] = [withLayout(true), withLayout(false)]

const bare = (text: string): string => text.replace(/\s/g, '')
const textOf = async (input: CertificateInput): Promise<string> =>
  bare(
    (await readPdf(await renderPack(certificatePack(say, input), { fonts, images: new Map(), meta }))).pages.join(' '),
  )

test('panels that placed themselves are counted nowhere, and the certificate says that nobody laid them out', async () => {
  const text = await textOf(placedItself)
  expect(text).not.toContain('127')
  expect(text).not.toContain('0.44kW')
  expect(text).toContain(bare('Nobody laid out the array: number and places of panels are not certified.'))
  expect(text).toContain(bare('Nobody laid out the array: panels are shown where they fit, as an example.'))
  expect(text).not.toContain(bare('As drawn'))
  expect(text).not.toContain(bare('fixed as drawn'))
})

test('an array that somebody laid out is counted, and nothing is said of nobody', async () => {
  const text = await textOf(laidOut)
  expect(text).toContain(bare('127 panels (0.44 kW) on 2 rails and 4 feet'))
  expect(text).toContain(bare('fixed as drawn'))
  expect(text).not.toContain('Nobody')
})

test('entries of the form say so too', () => {
  const entries = entriesOf(say, placedItself)
  expect(entries.aspectsCertified.value).toContain('Solar panels with their rails and feet in the zones')
  expect(entries.notCertified.value).toContain('Number and places of panels: nobody laid out the array')
  expect(entriesOf(say, laidOut).notCertified.value).not.toContain('Number and places of panels')
})

test('a number that the project states is one that somebody gave', () => {
  const { project } = placedItself
  const stated = { ...placedItself, project: { ...project, solar: { ...project.solar, panels: 12 } } }
  expect(entriesOf(say, stated).aspectsCertified.value).toContain('12 solar panels with their rails')
  expect(entriesOf(say, stated).notCertified.value).toContain('Places of panels: nobody laid out the array')
})

test('a number that the roof does not take is not certified', async () => {
  const { project } = placedItself
  const stated: CertificateInput = {
    ...placedItself,
    layout: { ...layout, isChosen: true, wanted: 200, fits: 127 },
    project: { ...project, solar: { ...project.solar, panels: 200 } },
  }
  const { aspectsCertified, natureOfWork, notCertified } = entriesOf(say, stated)
  expect(`${aspectsCertified.value} ${natureOfWork.value}`).not.toContain('200')
  expect(notCertified.value).toContain('Number and places of panels: nobody laid out the array')
  expect(await textOf(stated)).toContain(bare('200 panels, no more than 127 panels fit'))
})

test('the plan of an example has its panels, but neither dimensions of them nor rails', () => {
  const itemsOf = (input: CertificateInput) => certifiedPlan(say, input)?.scene.items ?? []
  const kinds = (input: CertificateInput) => new Set(itemsOf(input).map(({ kind }) => kind))
  expect(kinds(placedItself)).toContain('polygons')
  expect(kinds(laidOut)).toContain('dots')
  expect(kinds(placedItself)).not.toContain('dots')
  const dimensions = (input: CertificateInput) => itemsOf(input).filter(({ kind }) => kind === 'dimension').length
  expect(dimensions(placedItself)).toBe(2)
  expect(dimensions(laidOut)).toBeGreaterThan(2)
  expect(certifiedPlan(say, placedItself)?.scene.description).not.toContain('127')
})
