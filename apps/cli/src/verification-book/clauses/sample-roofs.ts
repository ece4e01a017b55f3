import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { roof } from '@soundroof/engine/testing/roofs'

type Parts = { readonly [K in keyof AssessmentInput]?: Partial<AssessmentInput[K]> }

const hill = { feature: 'hill', height: 50, halfHeightLength: 100, crestDistance: 20, elevation: 600 } as const
const screened = { N: 2, NE: 3, E: 6, SE: 12, S: 2, SW: 3, W: 6, NW: 12 }
const steel = { material: 'steel', spacing: 6000, span: 8000 } as const
const timber = { material: 'timber', spacing: 900, breadth: 45, species: 'softwood' } as const

/** Answers that bring other clauses into play. A purlin or a rafter is answered whole. */
const changes: readonly Parts[] = [
  {},
  { options: { edition: '2011' } },
  { options: { edition: '2011', topography: hill, shielding: screened, directionMethod: 'directional' } },
  { options: { topography: hill, shielding: screened, directionMethod: 'directional', importanceLevel: 3 } },
  { options: { topography: { ...hill, feature: 'escarpment', crestDistance: 150 }, returnPeriod: 2500 } },
  { site: { region: 'A0', state: 'NSW' }, options: { topography: hill } },
  { site: { region: 'A4', state: 'NSW' }, options: { topography: hill } },
  { site: { region: 'A4', state: 'TAS' }, options: { topography: hill, edition: '2011' } },
  { site: { region: 'B2', state: 'NT', latitude: -12, terrainCategory: 1.5 } },
  { site: { region: 'D', state: 'WA', latitude: -20, terrainCategory: 1 }, options: { edition: '2011' } },
  { site: { region: 'C', state: 'QLD', latitude: -17 }, building: { height: 12, roofSlope: 27 } },
  { building: { roofSlope: 15, parapetHeight: 1 }, options: { parapetCredit: true } },
  { building: { roofSlope: 5, parapetHeight: 1.2, height: 8 }, options: { parapetCredit: true } },
  { building: { roofSlope: 17.5, height: 18, length: 12, width: 10 } },
  { building: { roofSlope: 35, height: 12, length: 14, width: 12 } },
  { array: { mount: 'tilt', tilt: 10 } },
  { array: { railDirection: 'parallel' }, options: { screwsPerFoot: 2, arrayMass: 12 } },
  { array: { railDirection: 'perpendicular' }, options: { zoning: 'panel-clause' } },
  {
    purlin: {
      material: 'timber',
      depth: 150,
      breadth: 45,
      species: 'softwood',
      support: 'simply-supported',
      spacing: 900,
      span: 2400,
    },
  },
  {
    purlin: {
      material: 'timber',
      depth: 320,
      breadth: 45,
      species: 'hardwood',
      support: 'simply-supported',
      spacing: 900,
      span: 3600,
    },
  },
  {
    purlin: {
      material: 'steel',
      section: 'C',
      depth: 200,
      thickness: 1.5,
      thicknessUnsure: true,
      support: 'simply-supported',
      supportUnsure: true,
      bridging: 2,
      spacing: 1200,
      span: 6100,
    },
  },
  {
    purlin: {
      material: 'steel',
      section: 'top-hat',
      depth: 96,
      thickness: 1,
      thicknessUnsure: false,
      support: 'continuous',
      supportUnsure: false,
      bridging: null,
      spacing: 900,
      span: 2650,
    },
  },
  { rafter: { ...steel, depth: 310, flangeWidth: 165, flangeThickness: 10.2 } },
  {
    rafter: { ...steel, depth: 333, flangeWidth: 120, flangeThickness: 6 },
    options: { builtBefore1995: true, flyBraceSpacing: 1500, internalPressure: 'dominant-opening' },
  },
  { rafter: { ...steel, depth: 500, flangeWidth: 300, flangeThickness: 4 } },
  { rafter: { ...timber, depth: 290, breadth: 25, span: 4500 } },
  { rafter: { ...timber, depth: 320, span: 4500 }, options: { timberGrade: 'F17' } },
  { rafter: { ...timber, depth: 140, span: 2400, species: 'hardwood' }, options: { timberGrade: 'F7' } },
]

const wholes = new Set(['purlin', 'rafter'])

const changedRoof = (input: AssessmentInput, parts: Parts): AssessmentInput =>
  assessmentInput.parse({
    ...input,
    ...Object.fromEntries(
      Object.entries(parts).map(([part, change]) => [
        part,
        wholes.has(part) ? change : { ...input[part as keyof AssessmentInput], ...change },
      ]),
    ),
  })

/** Timber and steel, screws, hooks and clamps, flush and tilted. */
const bases = [
  'house-timber-battens',
  'house-tile-on-trusses',
  'house-tile-rails-on-rafters',
  'shed-region-c',
  'clamps-on-ribs',
  'thin-top-hat-region-d',
  'tilted-on-low-roof',
].map(roof)

/** Each of these worked examples with each change. */
export const sampleRoofs: readonly AssessmentInput[] = bases.flatMap((input) =>
  changes.map((parts) => changedRoof(input, parts)),
)
