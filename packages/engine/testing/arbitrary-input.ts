import {
  type AssessmentInput,
  assessmentInput,
  directions,
  windRegions,
} from '@soundroof/contract/roofs/catalogue/assessment-input'
import { formContradiction } from '@soundroof/contract/roofs/fields/roof-form'
import { contradictsRegion, type WindClass, windClassNames } from '@soundroof/contract/roofs/places/wind-class'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { missingForFeetOverRafters } from '../src/members/crossing/over-rafters.ts'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
const length = (min: number, max: number) => within(min, max).map((value) => Math.round(value * 100) / 100)
/** Ordinary values, with the ends of the range more often than chance. */
const edged = (min: number, max: number, ...special: number[]) =>
  fc.oneof({ weight: 4, arbitrary: length(min, max) }, { weight: 1, arbitrary: fc.constantFrom(min, max, ...special) })

const steelSizes = (['Z', 'C', 'top-hat'] as const).flatMap((section) =>
  choices.purlins[section].depths.flatMap(({ depth, thicknesses }) =>
    thicknesses.map((thickness) => ({ section, depth, thickness })),
  ),
)

/** Longest span that a section is used at, roughly, mm. */
const usualSpan = ({ section, depth }: (typeof steelSizes)[number]): number => depth * (section === 'top-hat' ? 25 : 42)

const steelPurlin = fc
  .record({
    size: fc.constantFrom(...steelSizes),
    support: fc.constantFrom('simply-supported', 'continuous', 'lapped'),
    bridging: fc.constantFrom(0, 1, 2, 3),
    unsure: fc.boolean(),
    spacing: edged(300, 3000, 0, 10_000),
    span: fc.oneof(
      { weight: 9, arbitrary: within(0, 1) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, 100, 100_000) },
    ),
  })
  .map(({ size, unsure, bridging, span, ...rest }) => ({
    material: 'steel' as const,
    ...size,
    ...rest,
    span: Math.min(30_000, Math.round(450 + span * usualSpan(size))),
    thicknessUnsure: unsure,
    supportUnsure: unsure,
    bridging: size.section === 'top-hat' ? null : bridging,
  }))

const species = fc.constantFrom('softwood', 'hardwood')

const timberPurlin = fc.record({
  material: fc.constant('timber' as const),
  depth: edged(19, 150, 4, 2000),
  breadth: edged(35, 100),
  species,
  support: fc.constantFrom('simply-supported', 'continuous'),
  spacing: edged(300, 1500, 0),
  span: edged(450, 3000),
})

const rafter = fc.oneof(
  fc.record({
    material: fc.constant('steel' as const),
    depth: edged(100, 600),
    flangeWidth: edged(75, 230),
    flangeThickness: edged(4, 20, 0.3),
    spacing: edged(600, 8000, 0),
    span: edged(1000, 20_000, 0),
  }),
  fc.record({
    material: fc.constant('timber' as const),
    depth: edged(70, 300),
    breadth: edged(35, 75),
    species,
    spacing: edged(300, 1800, 0),
    span: edged(600, 6000, 0),
  }),
)

const roofCover = fc.oneof(
  fc.constant({ kind: 'tin-screwed' as const }),
  fc.constant({ kind: 'tile' as const }),
  fc.nat({ max: 7 }).map((sheeting) => ({ kind: 'tin-clamped' as const, sheeting })),
)

const shielding = fc.record(Object.fromEntries(directions.map((name) => [name, edged(0, 15)])))

const topography = fc.record({
  feature: fc.constantFrom('hill', 'ridge', 'escarpment'),
  height: edged(1, 500),
  halfHeightLength: edged(5, 3000),
  crestDistance: edged(-3000, 3000, 0),
  elevation: edged(0, 2000),
})

const options = fc.record({
  edition: fc.constantFrom('2021', '2011'),
  importanceLevel: fc.constantFrom(1, 2, 3, 4),
  designLife: fc.constantFrom(1, 25, 50, 100),
  returnPeriod: fc.constantFrom(null, null, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500),
  directionMethod: fc.constantFrom('maximum', 'directional'),
  shielding: fc.option(shielding),
  topography: fc.option(topography),
  zoning: fc.constantFrom(...Array<'local-pressure-zones'>(9).fill('local-pressure-zones'), 'panel-clause'),
  arrayMass: fc.option(edged(8, 30, 0.01, 60), { freq: 2 }),
  panelLengthExact: fc.option(edged(1000, 2400, 1, 3000), { freq: 3 }),
  panelWidthExact: fc.option(edged(700, 1300, 1, 2000), { freq: 3 }),
  panelGap: edged(50, 300),
  parapetCredit: fc.boolean(),
  screwsPerFoot: fc.constantFrom(1, 2),
  timberGrade: fc.constantFrom(null, null, 'F7', 'F17', 'MGP10', 'MGP12'),
  internalPressure: fc.constantFrom('by-region', 'by-region', 'enclosed', 'permeable', 'dominant-opening'),
  builtBefore1995: fc.boolean(),
  battenFixing: fc.constantFrom('unsure', 'unsure', 'one-nail', 'two-nails', 'one-screw', 'two-screws'),
  battenCapacity: fc.option(edged(0.5, 6, 20), { freq: 3 }),
  built: fc.constantFrom(null, 'before-1980', 'from-1980'),
  flyBraceSpacing: fc.option(edged(500, 6000, 1, 30_000)),
})

const site = fc.record({
  region: fc.constantFrom(...windRegions),
  coastBandFrom: fc.constantFrom(null, 0, 50, 100, 200),
  state: fc.constantFrom('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'),
  latitude: within(-44, -10),
  terrainCategory: fc.constantFrom(1, 1.5, 2, 2.5, 3, 4),
})

const building = fc.record({
  length: edged(3, 100, 0.01, 500),
  width: edged(3, 100, 0.01, 500),
  height: edged(2, 30, 0.01, 50),
  roofSlope: edged(0, 48, 10, 30, 45, 60),
  parapetHeight: edged(0, 3),
  shape: fc.constantFrom('rectangular', 'irregular'),
})

const array = fc.record({
  railDirection: fc.constantFrom('parallel', 'perpendicular'),
  mount: fc.constantFrom('flush', 'flush', 'tilt'),
  tilt: edged(0.5, 40),
  panelLength: fc.constantFrom(...choices.panelLengthBands),
  panelWidth: fc.constantFrom(...choices.panelWidthBands),
})

/** Most slopes are near 0 otherwise. */
const hipSlope = fc.integer({ min: 3, max: 45 })

/** Some roofs are open on all sides, at a height over the shorter side that has coefficients; null: walls. */
const openHeight = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.double({ min: 0.25, max: 1, noNaN: true }) },
)

const roofForm = fc.constantFrom(...Array<'gable'>(4).fill('gable'), 'hip', 'hip', 'hip', 'skillion', 'flat')

/** Roofs as they are built more often than not, of whose place no more is known than the wizard must ask. */
export const arbitraryUnplaced: fc.Arbitrary<AssessmentInput> = fc
  .record({
    site,
    building,
    array,
    roofCover,
    purlin: fc.oneof(steelPurlin, timberPurlin),
    rafter,
    options,
    roofForm,
    hipSlope,
    openHeight,
  })
  .map(({ array: chosen, roofForm: form, hipSlope: slopeOfHip, openHeight: open, ...rest }) => {
    const tilt = chosen.mount === 'flush' ? 0 : chosen.tilt
    const fixing = rest.roofCover.kind === 'tin-clamped' ? 'clamp' : 'screw'
    const roofSlope = form === 'hip' ? slopeOfHip : rest.building.roofSlope
    const { length: long, width: wide } = rest.building
    const height = Math.min(50, (open ?? 0) * Math.min(long, wide))
    const isOpen = open !== null && form !== 'hip' && roofSlope <= 15 && height >= 0.01
    return assessmentInput.parse({
      ...rest,
      building: { ...rest.building, roofSlope, ...(isOpen ? { height, shape: 'rectangular' } : {}) },
      options: {
        ...rest.options,
        sides: isOpen ? 'open-sided' : 'enclosed',
        roofForm: formContradiction(form, roofSlope) ? 'gable' : form,
      },
      array: { ...chosen, tilt, fixing },
    })
  })

const place = fc.record({
  windClass: fc.constantFrom(null, null, null, ...windClassNames),
  altitude: fc.option(edged(0, 2300, 300, 600, 900), { freq: 2 }),
  seaDistance: fc.option(edged(0, 100_000, 50, 500, 1000), { freq: 2 }),
  seaWater: fc.constantFrom(null, 'open-surf', 'sheltered'),
  feetOverRafters: fc.boolean(),
  ridgeColumn: fc.boolean(),
})

const isClassOf = (windClass: WindClass | null, region: string): boolean =>
  windClass === null || !contradictsRegion(windClass, region)

/** Any input that the contract accepts; a contradiction of class or feet, which is refused, is drawn seldom. */
export const arbitraryInput: fc.Arbitrary<AssessmentInput> = fc
  .tuple(arbitraryUnplaced, place, fc.nat({ max: 19 }))
  .map(([input, { windClass, feetOverRafters, ...rest }, chance]) => {
    const contradicts = chance === 0
    const mayStand = missingForFeetOverRafters(input) === null
    const options = {
      ...input.options,
      ...rest,
      windClass: contradicts || isClassOf(windClass, input.site.region) ? windClass : null,
      feetOverRafters: feetOverRafters && (contradicts || mayStand),
    }
    return assessmentInput.parse({ ...input, options })
  })

const openings = [
  { internalPressure: 'permeable', sides: 'enclosed' },
  { internalPressure: 'enclosed', sides: 'enclosed' },
  { internalPressure: 'dominant-opening', sides: 'enclosed' },
  { internalPressure: 'by-region', sides: 'partly-open' },
] as const

/** The roof with more pressure inside the larger the index, 0 to 3: walls alike, enclosed, a dominant opening, sides open for good. */
export const withOpenings = (input: AssessmentInput, index: number): AssessmentInput => ({
  ...input,
  options: { ...input.options, parapetCredit: false, ...openings[index] },
})
