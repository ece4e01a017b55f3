import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import type { Block, KeyValue } from './blocks.ts'
import { contactLines, inputBlocks } from './input-blocks.ts'
import { photoBlocks, photosInReport } from './photo-blocks.ts'

const say = sayIn('en-AU')

const items = (blocks: readonly Block[]): readonly KeyValue[] =>
  blocks.flatMap((block) => (block.kind === 'keyValues' ? block.items : []))
const said = (blocks: readonly Block[]): Readonly<Record<string, string>> =>
  Object.fromEntries(items(blocks).map(({ label, value, unit }) => [label, `${value} ${unit}`.trim()]))
const headings = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))

describe('the input', () => {
  it('of a steel roof stands under the sections of the result screen', () => {
    expect(headings(inputBlocks(say, sampleProject, sampleChoices))).toEqual([
      'Building information',
      'Solar PV details',
      'Steel roof structure details',
      'Rafter details (steel I-beam)',
      'Purlin and rafter information',
      'Roof sheeting',
      'Project Note',
    ])
  })

  it('is shown in words with units', () => {
    expect(said(inputBlocks(say, sampleProject, sampleChoices))).toMatchObject({
      'Building Length': '30 m',
      'Roof Slope': '8 degrees',
      State: 'New South Wales',
      Area: 'Sydney',
      Location: 'Penrith',
      'Wind region': 'A2',
      'Terrain Category': 'TC 3',
      'Installation Method': 'Perpendicular',
      'Solar Panel Length': '1701 to 1800 mm',
      'Purlin Type': 'Steel Z-purlin',
      Depth: '150 mm',
      Thickness: '1.9 mm',
      'Number of Bridging per span': '1',
      'Support Condition': 'Unsure (each support is calculated)',
      'Steel I-Beam Rafter/Flange Thickness': '10.2 mm',
      'Purlin Span': '6000 mm',
      'Roof Type': 'Tin Penetrative',
    })
  })

  it('says what an unsure thickness counts as', () => {
    const structure = { ...sampleProject.structure, thickness: 3 }
    expect(said(inputBlocks(say, { ...sampleProject, structure }, sampleChoices))).toMatchObject({
      Thickness: 'Unsure (counts as 1.2 mm)',
    })
  })

  it('of a timber roof shows its sizes and types, and no location where there is only one', () => {
    const blocks = inputBlocks(say, tiledProject, sampleChoices)
    expect(said(blocks)).toMatchObject({
      'Purlin/Batten Depth': '35 mm',
      'Purlin/Batten Timber Type': 'Softwood',
      'Timber Rafter/Truss Top Chord Type': 'Hardwood',
      'Tilt angle to roof surface': '10 degrees',
      'Wind region': 'A3',
    })
    expect(said(blocks)).not.toHaveProperty('Location')
    expect(headings(blocks)).toContain('Timber roof structure details')
  })

  it('names the sheeting of a clamped roof, or what was written for another', () => {
    const clamped = { ...sampleProject.roofCover, roofType: 'tin-clamped' as const }
    const product = { ...sampleProject, roofCover: { ...clamped, sheeting: 1 } }
    expect(said(inputBlocks(say, product, sampleChoices))['Roof Sheeting']).toBe('Concealed fix, pan 233 mm, rib 43 mm')
    const other = { ...sampleProject, roofCover: { ...clamped, sheeting: 0, sheetingText: 'Old ribs' } }
    expect(said(inputBlocks(say, other, sampleChoices))['Roof Sheeting']).toBe('Other: Old ribs')
  })

  it('lists the changed assumptions, and only those', () => {
    const options = { ...sampleProject.options, screwsPerFoot: 2 as const, panelGap: 150 }
    const blocks = inputBlocks(say, { ...sampleProject, options }, sampleChoices)
    expect(headings(blocks)).toContain('Assumptions changed by the user')
    expect(said(blocks)).toMatchObject({ 'Screws per foot': '2', 'Gap between panel and roof': '150 mm' })
    expect(said(blocks)).not.toHaveProperty('Importance level')
  })

  it('names racking system and module as they are offered, and one that is offered no more by what it was chosen as', () => {
    const options = { ...sampleProject.options, racking: 'example-rail', module: 'gone' }
    const offered = withProducts(sampleChoices, { racking: { rail: sampleRacking }, modules: {} })
    expect(said(inputBlocks(say, { ...sampleProject, options }, offered))).toMatchObject({
      'Racking system': 'Example rail',
      Module: 'gone',
    })
  })

  it('has form and sides among the building, and a higher wall where there is one', () => {
    const words = (options: Partial<typeof sampleProject.options>) =>
      said(inputBlocks(say, { ...sampleProject, options: { ...sampleProject.options, ...options } }, sampleChoices))
    const wall = 'Height of a wall beside the roof, above the roof'
    expect(words({})).toMatchObject({ 'Roof Form': 'Gable', 'Sides of the Building': 'Walls on all sides' })
    expect(words({})).not.toHaveProperty(wall)
    const hip = { ...sampleProject.options, roofForm: 'hip' as const, higherWallHeight: 2 }
    expect(words(hip)).toMatchObject({ 'Roof Form': 'Hip', [wall]: '2 m' })
    expect(headings(inputBlocks(say, { ...sampleProject, options: hip }, sampleChoices))).not.toContain(
      'Assumptions changed by the user',
    )
  })

  it('of an unfinished project says what is missing', () => {
    const blocks = inputBlocks(say, emptyProject('2026-11-21 0:0:0'), sampleChoices)
    expect(said(blocks)).toMatchObject({
      'Building Length': 'Not entered',
      State: 'Not entered',
      'Roof Type': 'Not entered',
    })
  })
})

describe('the photos', () => {
  const categories = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.kind === 'photos' ? [block.category] : []))

  it('are of every category that has some, whatever the fixing', () => {
    const photos = { ...sampleProject.photos, sheeting: [] }
    expect(categories(photoBlocks(sayIn('en-AU'), { ...sampleProject, photos }))).toEqual([
      'roof',
      'rafterSpan',
      'connection',
    ])
    expect(categories(photoBlocks(sayIn('en-AU'), sampleProject))).toEqual([
      'roof',
      'rafterSpan',
      'connection',
      'sheeting',
    ])
    expect(photosInReport(sampleProject)).toHaveLength(5)
  })
})

describe('what was left open or is for the crew', () => {
  const open = sampleProject.building
  const known = { ...sampleProject, building: { ...open, suburb: 'Penrith', postcode: '2750', frontFacing: 135 } }

  it('stands in the input only where it was answered', () => {
    expect(Object.keys(said(inputBlocks(say, sampleProject, sampleChoices)))).not.toContain('Suburb')
    expect(said(inputBlocks(say, known, sampleChoices))).toMatchObject({
      Suburb: 'Penrith',
      Postcode: '2750',
      'Direction of the Front': '135 degrees',
    })
    const lines = items(inputBlocks(say, known, sampleChoices))
    expect(lines.find(({ label }) => label === 'Direction of the Front')?.note).toBe('south-east')
  })

  it('names client and contact for the crew, not among the input', () => {
    const header = { ...sampleProject.header, clientName: 'Ann', crewNote: 'Call before you arrive.' }
    expect(contactLines({ header }).map(({ label, value }) => [label.code, value])).toEqual([
      ['Client', 'Ann'],
      ['Note for the Crew', 'Call before you arrive.'],
    ])
    expect(JSON.stringify(inputBlocks(say, { ...sampleProject, header }, sampleChoices))).not.toContain('Ann')
  })
})
