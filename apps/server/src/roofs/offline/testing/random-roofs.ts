import { readFileSync } from 'node:fs'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { sample, sampleNames } from '../../../testing/sample-project.ts'

/** Projects as the wizard sends them: fifteen common roofs and the samples, with some of their values changed at random. */

const commonRoofs = readFileSync(
  new URL('../../../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url),
  'utf8',
)
type Wire = Readonly<Record<string, unknown>>
const bases: readonly Wire[] = [
  ...commonRoofs
    .trim()
    .split('\n')
    .map((line): Wire => JSON.parse(line)),
  ...sampleNames.map((name) => sample(name)),
]

const length = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
const millimetres = (min: number, max: number) => fc.integer({ min, max })
const indexOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })

const place = fc.constantFrom(
  ...choices.states.flatMap(({ areas }, state_index) =>
    areas.flatMap(({ locations }, area_index) =>
      locations.map((_, location_index) => ({ state_index, area_index, location_index })),
    ),
  ),
)

const building = fc.record(
  {
    building_length: length(5, 60),
    building_width: length(4, 40),
    roof_height: length(2.5, 15),
    roof_slope: length(0, 45),
    parapet_height: length(0, 1.5),
    terrain_category_index: indexOf(choices.terrains),
    building_shape_index: fc.nat({ max: 1 }),
  },
  { requiredKeys: [] },
)

const panels = fc.record(
  {
    is_perpendicular: fc.nat({ max: 1 }),
    panel_length_index: indexOf(choices.panelLengthBands),
    panel_width_index: indexOf(choices.panelWidthBands),
    purlin_spacing: millimetres(300, 2000),
    purlin_span: millimetres(450, 8000),
    rafter_spacing: millimetres(450, 8000),
    rafter_span: millimetres(600, 12_000),
  },
  { requiredKeys: [] },
)

const mount = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: length(1, 30).map((tilt_angle) => ({ is_tilt_mount: 1, tilt_angle })) },
)

const cover = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: indexOf(choices.sheetings).map((roof_sheeting_index) => ({
      roof_type: 'Tin Non-penetrative',
      fixing_type_index: 1,
      is_penetrative: 0,
      roof_sheeting_index,
      roof_sheeting_type: 'Other sheeting',
    })),
  },
)

type Sizes = { readonly length: number; readonly width: number }
type Band = { readonly lower: number; readonly upper: number }
const bandOf = (bands: readonly Band[], size: number): number => bands.findIndex(({ upper }) => size <= upper)

/** With the ranges of size that the wizard chooses for a module. */
const withBands = ({ length, width }: Sizes, options: Wire) => ({
  panel_length_index: bandOf(choices.panelLengthBands, length),
  panel_width_index: bandOf(choices.panelWidthBands, width),
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

const assumptions = fc.record({
  options: fc.record({
    edition: fc.constantFrom('2021', '2011'),
    importanceLevel: fc.constantFrom(1, 2, 3),
    screwsPerFoot: fc.constantFrom(1, 2),
    builtBefore1995: fc.boolean(),
  }),
})

/** Products of a company, of the catalogue, or neither. */
const chosen = fc.oneof(ownProducts, listedProducts, assumptions, fc.constant({}))

/** Bodies of `getResult`. Some are refused: by the device as by the server. */
export const randomRoof: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...bases), place, building, panels, mount, cover, chosen)
  .map((parts) => JSON.stringify(Object.assign({}, ...parts)))
