import { z } from 'zod'
import { entryId } from '../catalogue/products/product.ts'
import { windClassNames } from '../places/wind-class.ts'
import { choice, entry, number, numberOrEmpty, plain, tick, years } from './option-kinds.ts'

/** The assumptions of the calculation that a user may change: each with its label, values and default. */

export const optionFields = {
  roofForm: choice(
    'Building',
    'Roof Form',
    [
      { value: 'gable', label: 'Gable' },
      { value: 'hip', label: 'Hip' },
      { value: 'skillion', label: 'Skillion' },
      { value: 'flat', label: 'Flat' },
    ],
    'gable',
    'A mixed roof: gable',
  ),
  sides: choice(
    'Building',
    'Sides of the Building',
    [
      { value: 'enclosed', label: 'Walls on all sides' },
      { value: 'open-sided', label: 'Open on all sides' },
      { value: 'partly-open', label: 'Some sides open' },
    ],
    'enclosed',
  ),
  higherWallHeight: numberOrEmpty(
    'Building',
    'Height of a wall beside the roof, above the roof',
    'm',
    { above: 0, max: 50 },
    'no wall stands higher than the roof beside it',
  ),
  higherWallDistance: numberOrEmpty(
    'Building',
    'Distance of that wall from the roof',
    'm',
    { min: 0, max: 100 },
    '0, the roof runs against the wall',
  ),
  windClass: choice(
    'Place',
    'Wind class of the house (AS 4055)',
    [{ value: null, label: 'Not known' }, ...windClassNames.map(plain)],
    null,
    'N1 to C4, on the plans of the house or in its approval. The stronger of class and site counts.',
  ),
  altitude: numberOrEmpty(
    'Place',
    'Altitude of the site above sea level',
    'm',
    { min: 0, max: 2300 },
    'at most 600 m, in Tasmania 300 m; an engineer is asked where the place may lie higher',
  ),
  seaDistance: numberOrEmpty(
    'Place',
    'Distance to the sea',
    'm',
    { min: 0, max: 1_000_000 },
    'no class of screw is named',
  ),
  seaWater: choice(
    'Place',
    'Water at that shore',
    [
      { value: null, label: 'Not known: open surf counts' },
      { value: 'open-surf', label: 'Open surf' },
      { value: 'sheltered', label: 'Sheltered bay or gulf' },
    ],
    null,
  ),
  edition: choice('Wind', 'Edition of AS/NZS 1170.2', [plain('2021'), plain('2011')], '2021'),
  importanceLevel: choice(
    'Wind',
    'Importance level',
    [plain(1), plain(2), plain(3), plain(4)],
    2,
    '2 for houses and most sheds',
  ),
  designLife: choice(
    'Wind',
    'Design life',
    [{ value: 1, label: 'Under 5 years' }, years(25), years(50), years(100)],
    50,
  ),
  returnPeriod: choice(
    'Wind',
    'Ultimate return period',
    [
      { value: null, label: 'From importance level and design life' },
      ...([25, 50, 100, 200, 250, 500, 1000, 2000, 2500] as const).map(years),
    ],
    null,
  ),
  directionMethod: choice(
    'Wind',
    'Wind direction',
    [
      { value: 'maximum', label: 'Largest of all directions' },
      { value: 'directional', label: 'Eight directions, each with its own factors' },
    ],
    'maximum',
  ),
  zoning: choice(
    'Wind',
    'Zones',
    [
      { value: 'local-pressure-zones', label: 'Local pressure zones (four)' },
      { value: 'panel-clause', label: 'Solar panel clause (Central, End)' },
    ],
    'local-pressure-zones',
  ),
  internalPressure: choice(
    'Wind',
    'Internal pressure',
    [
      { value: 'by-region', label: 'By wind region' },
      { value: 'enclosed', label: 'Enclosed' },
      { value: 'permeable', label: 'Permeable' },
      { value: 'dominant-opening', label: 'Dominant opening' },
    ],
    'by-region',
  ),
  racking: entry('Panels and fixings', 'Racking system', 'rackingSystems'),
  module: entry('Panels and fixings', 'Module', 'modules'),
  arrayMass: numberOrEmpty(
    'Panels and fixings',
    'Mass of panels and rails',
    'kg/m2',
    { above: 0, max: 60 },
    '10 against uplift, 15 as load (18 in tilt frames)',
  ),
  panelLengthExact: numberOrEmpty(
    'Panels and fixings',
    'Exact panel length',
    'mm',
    { above: 0, max: 3000 },
    'upper limit of the size range',
  ),
  panelWidthExact: numberOrEmpty(
    'Panels and fixings',
    'Exact panel width',
    'mm',
    { above: 0, max: 2000 },
    'upper limit of the size range',
  ),
  panelGap: number('Panels and fixings', 'Gap between panel and roof', 'mm', { min: 50, max: 300 }, 100),
  screwsPerFoot: choice(
    'Panels and fixings',
    'Screws per foot',
    [plain(1), plain(2)],
    1,
    'Two: holes at least 20 mm apart',
  ),
  timberGrade: choice(
    'Structure',
    'Timber stress grade',
    [
      { value: null, label: 'From the timber type' },
      ...(['F5', 'F7', 'F8', 'F11', 'F14', 'F17', 'F22', 'F27', 'MGP10', 'MGP12', 'MGP15'] as const).map(plain),
    ],
    null,
  ),
  battenFixing: choice(
    'Battens',
    'Fixing of battens to rafters',
    [
      { value: 'unsure', label: 'Unsure' },
      { value: 'one-nail', label: 'One nail at each crossing' },
      { value: 'two-nails', label: 'Two nails at each crossing' },
      { value: 'one-screw', label: 'One No. 14 screw at each crossing' },
      { value: 'two-screws', label: 'Two No. 14 screws at each crossing' },
    ],
    'unsure',
    'Where a batten or top hat crosses a rafter or truss; not used under tiles',
  ),
  battenCapacity: numberOrEmpty(
    'Battens',
    'Uplift capacity of a batten crossing',
    'kN',
    { above: 0, max: 50 },
    'from the fixing',
  ),
  feetOverRafters: tick(
    'Structure',
    'Feet over rafters: screwed through the batten into the rafter, rails along timber battens',
  ),
  built: choice(
    'Battens',
    'Built',
    [
      { value: null, label: 'Not known' },
      { value: 'before-1980', label: 'Before 1980' },
      { value: 'from-1980', label: '1980 or later' },
    ],
    null,
    'Nails of old battens hold less',
  ),
  timberRafter: choice(
    'Rafters',
    'Timber rafter or truss',
    [
      { value: null, label: 'By its breadth: truss chord up to 35 mm' },
      { value: 'truss', label: 'Truss top chord' },
      { value: 'rafter', label: 'Rafter over one span' },
      { value: 'rafter-over-support', label: 'Rafter that runs over a support' },
    ],
    null,
  ),
  greenTimber: tick('Rafters', 'Rafters of green (unseasoned) timber'),
  steelRafter: choice(
    'Rafters',
    'Kind of steel rafter',
    [
      { value: 'i-beam', label: 'I-beam' },
      { value: 'c-section', label: 'C-section of a kit shed' },
    ],
    'i-beam',
    'C-section: enter its steel thickness as flange thickness',
  ),
  flyBraceSpacing: numberOrEmpty('Rafters', 'Fly brace spacing of the rafter', 'mm', { above: 0, max: 30_000 }, 'none'),
  ridgeColumn: tick('Rafters', 'A column under the ridge in every steel frame'),
  builtBefore1995: tick('Structure', 'Built before 1995 (rafter steel 250 MPa)'),
  parapetCredit: tick('Structure', 'Allow for shielding by the parapet'),
} as const

type OptionFields = typeof optionFields
/** An assumption of any kind. */
export type OptionField = OptionFields[keyof OptionFields]

type Value<F> = F extends { readonly kind: 'choice'; readonly choices: readonly { readonly value: infer V }[] }
  ? V
  : F extends { readonly kind: 'tick' }
    ? boolean
    : F extends { readonly kind: 'entry' }
      ? string | null
      : F extends { readonly otherwise: null }
        ? number | null
        : number

const choiceSchema = (values: readonly (string | number | null)[]): z.ZodType => {
  const texts = values.filter((value) => typeof value === 'string')
  const [first, ...rest] = texts
  const schema = first === undefined ? z.literal(values.filter((value) => value !== null)) : z.enum([first, ...rest])
  return values.includes(null) ? schema.nullable() : schema
}

const valueSchema = (field: OptionField): z.ZodType => {
  if (field.kind === 'tick') return z.boolean()
  if (field.kind === 'entry') return entryId.nullable()
  if (field.kind === 'choice') return choiceSchema(field.choices.map(({ value }) => value))
  const { min, above, max } = field
  const limited = z.number().finite().max(max)
  const number = above === undefined ? limited.min(min ?? Number.NEGATIVE_INFINITY) : limited.gt(above)
  return field.otherwise === null ? number.nullable() : number
}

/** The schema of each assumption, with its default. */
export const optionShape = Object.fromEntries(
  Object.entries(optionFields).map(([name, field]) => [name, valueSchema(field).default(field.otherwise)]),
) as unknown as { readonly [N in keyof OptionFields]: z.ZodDefault<z.ZodType<Value<OptionFields[N]>>> }
