import {
  type AssessmentInput,
  assessmentInput,
  type WindRegion,
} from '@soundroof/contract/roofs/catalogue/assessment-input'

/** Roofs as built across Australia, for an engineer to review whether the results make sense. */
export type Realistic = { readonly name: string; readonly input: AssessmentInput }

type Purlin = AssessmentInput['purlin']
type Rafter = AssessmentInput['rafter']
type Site = AssessmentInput['site']

type Place = Pick<Site, 'state' | 'latitude'>
const places: Readonly<Record<WindRegion, Place>> = {
  A: { state: 'NSW', latitude: -33 },
  A0: { state: 'NSW', latitude: -32.2 },
  A1: { state: 'WA', latitude: -32 },
  A2: { state: 'NSW', latitude: -33.8 },
  A3: { state: 'ACT', latitude: -35.3 },
  A4: { state: 'TAS', latitude: -42.9 },
  A5: { state: 'VIC', latitude: -37.8 },
  B: { state: 'QLD', latitude: -24 },
  B1: { state: 'QLD', latitude: -27.5 },
  B2: { state: 'WA', latitude: -28.8 },
  C: { state: 'QLD', latitude: -19.3 },
  D: { state: 'WA', latitude: -20.7 },
}

/** Depth and breadth, spacing and span, mm. */
type Timber = readonly [depth: number, breadth: number, spacing: number, span: number, hard?: boolean]

const timberOf = (...[depth, breadth, spacing, span, hard = false]: Timber) =>
  ({ material: 'timber', depth, breadth, species: hard ? 'hardwood' : 'softwood', spacing, span }) as const

export const timber = (...sizes: Timber): Rafter => timberOf(...sizes)
export const battens = (...sizes: Timber): Purlin => ({ ...timberOf(...sizes), support: 'continuous' })

type Steel = Extract<Purlin, { readonly material: 'steel' }>
export const purlins = (
  section: Steel['section'],
  depth: number,
  thickness: number,
  spacing: number,
  span: number,
  rest: Partial<Steel> = {},
): Purlin => ({
  material: 'steel',
  section,
  depth,
  thickness,
  thicknessUnsure: false,
  support: section === 'C' ? 'continuous' : 'lapped',
  supportUnsure: false,
  bridging: section === 'top-hat' ? null : 1,
  spacing,
  span,
  ...rest,
})

export const beam = (
  depth: number,
  flangeWidth: number,
  flangeThickness: number,
  spacing: number,
  span: number,
): Rafter => ({ material: 'steel', depth, flangeWidth, flangeThickness, spacing, span })

type More = {
  readonly rails?: 'parallel' | 'perpendicular'
  readonly tilt?: number
  readonly options?: Partial<AssessmentInput['options']>
}

export const twoScrews: More = { options: { screwsPerFoot: 2 } }

const covers = {
  tin: { kind: 'tin-screwed' },
  clamp: { kind: 'tin-clamped', sheeting: 6 },
  tile: { kind: 'tile' },
} as const

const arrayOf = (cover: keyof typeof covers, { rails, tilt }: More) => ({
  railDirection: rails ?? (cover === 'tile' ? 'parallel' : 'perpendicular'),
  mount: tilt === undefined ? 'flush' : 'tilt',
  tilt: tilt ?? 0,
  panelLength: { lower: 1701, upper: 1800 },
  panelWidth: { lower: 1001, upper: 1200 },
  fixing: cover === 'clamp' ? 'clamp' : 'screw',
})

/** A roof under a cover. @param size length, width and average height, m, and slope, degrees */
const under =
  (cover: keyof typeof covers) =>
  (
    name: string,
    region: WindRegion,
    terrainCategory: Site['terrainCategory'],
    size: readonly [number, number, number, number],
    purlin: Purlin,
    rafter: Rafter,
    more: More = {},
  ): Realistic => {
    const [length, width, height, roofSlope] = size
    const input = assessmentInput.parse({
      site: { region, coastBandFrom: null, ...places[region], terrainCategory },
      building: { length, width, height, roofSlope, parapetHeight: 0, shape: 'rectangular' },
      array: arrayOf(cover, more),
      roofCover: covers[cover],
      purlin,
      rafter,
      options: more.options ?? {},
    })
    return { name, input }
  }

export const tin = under('tin')
export const clamp = under('clamp')
export const tile = under('tile')
