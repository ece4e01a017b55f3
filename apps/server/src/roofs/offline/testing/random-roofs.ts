import { readFileSync } from 'node:fs'
import { buildingShapes, installations } from '@soundroof/contract/roofs/fields/wizard-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject, toWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { sample, sampleNames } from '../../../testing/sample-project.ts'

/** Projects as the wizard sends them: fifteen common roofs and the samples, with some of their values changed at random. */

const commonRoofs = readFileSync(
  new URL('../../../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url),
  'utf8',
)
type Values = Readonly<Record<string, unknown>>

const draftOf = (wire: unknown): ProjectDraft => {
  const parsed = parseWireProject(wire)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return parsed.value.project
}

const bases: readonly ProjectDraft[] = [
  ...commonRoofs
    .trim()
    .split('\n')
    .map((line) => draftOf(JSON.parse(line))),
  ...sampleNames.map((name) => draftOf(sample(name))),
]

const length = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
const millimetres = (min: number, max: number) => fc.integer({ min, max })
const indexOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })

const place = fc.constantFrom(
  ...choices.states.flatMap(({ areas }, state) =>
    areas.flatMap(({ locations }, area) => locations.map((_, location) => ({ state, area, location }))),
  ),
)

const building = fc.record(
  {
    length: length(5, 60),
    width: length(4, 40),
    roofHeight: length(2.5, 15),
    roofSlope: length(0, 45),
    parapetHeight: length(0, 1.5),
    terrain: indexOf(choices.terrains),
    shape: fc.constantFrom(...buildingShapes),
  },
  { requiredKeys: [] },
)

const sizes = fc.record(
  {
    spacing: millimetres(300, 2000),
    span: millimetres(450, 8000),
    rafterSpacing: millimetres(450, 8000),
    rafterSpan: millimetres(600, 12_000),
  },
  { requiredKeys: [] },
)

const panels = fc.record(
  {
    installation: fc.constantFrom(...installations),
    panelLengthBand: indexOf(choices.panelLengthBands),
    panelWidthBand: indexOf(choices.panelWidthBands),
  },
  { requiredKeys: [] },
)

const asItIs = { weight: 2, arbitrary: fc.constant({}) }

const mount = fc.oneof(asItIs, {
  weight: 1,
  arbitrary: length(1, 30).map((tiltAngle) => ({ mount: 'tilt', tiltAngle })),
})

const clamped = fc.oneof(asItIs, {
  weight: 1,
  arbitrary: indexOf(choices.sheetings).map((sheeting) => ({
    roofType: 'tin-clamped',
    sheeting,
    sheetingText: 'Other sheeting',
  })),
})

type Sizes = { readonly length: number; readonly width: number }
type Band = { readonly lower: number; readonly upper: number }
const bandOf = (bands: readonly Band[], size: number): number => bands.findIndex(({ upper }) => size <= upper)

/** With the ranges of size that the wizard chooses for a module. */
const withBands = ({ length, width }: Sizes, options: Values) => ({
  solar: {
    panelLengthBand: bandOf(choices.panelLengthBands, length),
    panelWidthBand: bandOf(choices.panelWidthBands, width),
  },
  options,
})

const named = { maker: fc.constant('Example Solar'), model: fc.constant('ES-1') }
const ownModule = fc.record({
  ...named,
  length: millimetres(1600, 2300),
  width: millimetres(900, 1200),
  mass: length(15, 35),
})
const ownRacking = fc.option(fc.record({ ...named, mass: length(1, 6) }))
const ownProducts = fc.record({ ownModule, ownRacking }).map((own) => withBands(own.ownModule, own))

const systems = fc.constantFrom(...Object.keys(catalogue.racking))
const listedProducts = fc
  .record({ module: fc.constantFrom(...Object.values(catalogue.modules)), racking: systems })
  .map(({ module, racking }) => withBands(module, { module: module.id, racking }))

const assumptions = fc
  .record({
    edition: fc.constantFrom('2021', '2011'),
    importanceLevel: fc.constantFrom(1, 2, 3),
    screwsPerFoot: fc.constantFrom(1, 2),
    builtBefore1995: fc.boolean(),
  })
  .map((options) => ({ solar: {}, options }))

/** Products of a company, of the catalogue, or neither. */
const chosen = fc.oneof(ownProducts, listedProducts, assumptions)

/** Bodies of `getResult`. Some are refused: by the device as by the server. */
export const randomRoof: fc.Arbitrary<string> = fc
  .record({ base: fc.constantFrom(...bases), place, building, sizes, panels, mount, clamped, chosen })
  .map(({ base, clamped: cover, chosen: products, ...changed }) => {
    const isClamped = 'roofType' in cover
    const draft = {
      ...base,
      building: { ...base.building, ...changed.place, ...changed.building },
      structure: { ...base.structure, ...changed.sizes },
      solar: {
        ...base.solar,
        ...changed.panels,
        ...changed.mount,
        ...products.solar,
        ...(isClamped ? { fixing: 'clamp' } : {}),
      },
      roofCover: { ...base.roofCover, ...cover },
      options: { ...base.options, ...products.options },
    } as ProjectDraft
    return JSON.stringify(toWireProject(draft))
  })
