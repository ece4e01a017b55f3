import { type RoofForm, roofForms } from '@soundroof/contract/roofs/fields/roof-form'
import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import {
  type ArrayArea,
  frameSides,
  layoutRequest,
  type Obstacle,
} from '@soundroof/contract/roofs/panel-layout/layout-request'
import fc from 'fast-check'
import { type Drawn, rowsOn } from '../src/panel-layout/frames/facing-sun.ts'
import { roofPlanes } from '../src/panel-layout/roof/roof-planes.ts'
import type { ArrayRoof } from '../src/panel-layout/settings/array-settings.ts'
import type { Frames } from '../src/panel-layout/settings/frame-rows.ts'
import type { ZoneAnswer } from '../src/panel-layout/settings/zone-answer.ts'

/** Roofs to lay panels on, with answers of zones as results give them: stricter zones have closer feet, or none. */

const whole = (min: number, max: number) => fc.integer({ min, max })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const shapes = fc.record({
  form: fc.constantFrom(...roofForms),
  length: whole(2500, 45_000),
  width: whole(2500, 30_000),
  slope: whole(0, 45),
  height: whole(2500, 12_000),
  is2021: fc.boolean(),
  wallReach: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: whole(1, 4000) }),
  isByThirds: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})

const holdings = fc.record({
  railsUpSlope: fc.boolean(),
  /** What rails and feet find: members across the rails, members or ribs below them. */
  support: fc.constantFrom('across', 'across-on-ribs', 'on-members', 'on-members-and-ribs'),
  pitch: whole(300, 1500),
  ribPitch: whole(180, 700),
  panel: fc.record({ length: whole(1000, 2400), width: whole(700, 1350) }),
  rails: fc.tuple(whole(2, 3), whole(2, 4), whole(2, 4), whole(2, 4), whole(2, 4)),
  /** Zones, from the mildest on, that may carry panels. */
  open: whole(0, 5),
  spacings: fc.tuple(share, share, share, share, share),
})

/** Panels in tilt frames; null: flush. */
const tilted = fc.option(
  fc.record({
    tilt: whole(2, 30),
    latitude: whole(-44, -9),
    lowEdge: whole(30, 300),
    faces: fc.option(fc.constantFrom(...frameSides)),
    frontFacing: fc.option(whole(0, 359)),
    pitch: fc.option(whole(0, 2000), { freq: 2 }),
  }),
  { freq: 2 },
)

const requests = fc.record({
  setback: whole(0, 600),
  ridgeDistance: fc.option(whole(0, 800)),
  alongRails: whole(0, 60),
  betweenRows: whole(0, 300),
  firstMember: whole(0, 700),
  lastMember: fc.option(whole(0, 300)),
  firstRib: whole(0, 300),
  wholeRow: fc.boolean(),
  wanted: fc.option(whole(1, 60)),
  overhangShare: fc.constantFrom(0.2, 0.4, 0.5),
  longestOverhang: fc.option(whole(100, 400)),
  stock: fc.constantFrom([4200], [2200, 4200, 6000], [1500]),
  obstacles: fc.array(fc.record({ plane: share, x: share, y: share, width: share, height: share }), { maxLength: 4 }),
  areas: fc.array(fc.record({ x: share, y: share, width: share, height: share }), { maxLength: 2 }),
})

type Shape = typeof shapes extends fc.Arbitrary<infer T> ? T : never
type Holding = typeof holdings extends fc.Arbitrary<infer T> ? T : never
type Request = typeof requests extends fc.Arbitrary<infer T> ? T : never
type Tilted = typeof tilted extends fc.Arbitrary<infer T> ? T : never

const framesOf = (given: Tilted, roof: Drawn): Frames | null => {
  if (given === null) return null
  const { tilt, latitude, lowEdge } = given
  const weight = { againstUplift: 0.09, asLoad: 0.21 }
  const first = roof.building.form === 'flat' || roof.building.form === 'skillion' ? 'roof' : 'front'
  return { tilt, angle: roof.building.slope + tilt, latitude, lowEdge, weight, ...rowsOn(first, latitude, roof) }
}

/** On a slope frames look up or down it. */
const askedOf = (given: Tilted, form: RoofForm, { length, width }: Holding['panel']) => {
  if (given === null) return {}
  const { faces, pitch, frontFacing } = given
  const isPossible = faces !== null && (form === 'flat' || faces === 'eave' || faces === 'ridge')
  const frames = {
    ...(isPossible ? { faces } : {}),
    ...(pitch === null ? {} : { pitch: Math.max(length, width) + pitch }),
  }
  return { frontFacing, frames }
}

const slopeFor = (form: RoofForm, slope: number): number => (form === 'flat' ? slope % 3 : Math.max(3, slope))

/** Gaps between rails, on whole lines where they lie on lines. */
const gapsFor = (count: number, length: number, line: number | null): readonly number[] => {
  const outer = [0.55, 0.68, 0.77][count - 2] as number
  const even = (outer * length) / (count - 1)
  const gap = line === null ? even : Math.max(1, Math.floor(even / line)) * line
  return Array.from({ length: count - 1 }, () => gap)
}

const placed = (gaps: readonly number[], length: number): readonly number[] => {
  const first = (length - gaps.reduce((sum, gap) => sum + gap, 0)) / 2
  return [first, ...gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, first))]
}

const zonesOf = (isByThirds: boolean): readonly LayoutZone[] =>
  isByThirds ? ['Central', 'End'] : ['Internal', 'Intermediate', 'Edge', 'Corner', 'Ridge ends']

const answersOf = ({ isByThirds }: Shape, holding: Holding): readonly ZoneAnswer[] => {
  const { support, pitch, ribPitch, panel, rails, open, spacings } = holding
  const line = { across: null, 'across-on-ribs': ribPitch, 'on-members': pitch, 'on-members-and-ribs': pitch }[support]
  const step = { across: pitch, 'across-on-ribs': pitch, 'on-members': 5, 'on-members-and-ribs': ribPitch }[support]
  let largest = 2400
  return zonesOf(isByThirds)
    .slice(0, open)
    .flatMap((zone, index) => {
      largest = Math.max(step, Math.min(largest, step + (spacings[index] as number) * 2000))
      const below = placed(gapsFor(rails[index] as number, panel.length, line), panel.length)
      if ((below[0] as number) < 0) return []
      const spacing = Math.floor(largest / step) * step
      const loads = { tributary: panel.length / 2, uplift: 0.5 + 0.5 * index, downward: 0.8, used: 0.9, legMoment: 1.1 }
      const first = below[0] as number
      const clampZone = [Math.min(100, first), Math.max(0.25 * panel.length, first) + 1] as const
      const fewFeetSpacing = Math.max(step, spacing * (index % 2 === 0 ? 0.9 : 1))
      return [{ zone, rails: below, clampZone, alternatives: new Map(), spacing, fewFeetSpacing, ...loads }]
    })
}

type Wished = Request['obstacles'][number]

/** A rectangle inside its plane: on a plane between hips its corners are drawn towards the middle of the eave. */
const obstacleIn = (wished: Wished, planes: ReturnType<typeof roofPlanes>): Obstacle => {
  const plane = planes[Math.floor(wished.plane * (planes.length - 1e-9))] ?? planes[0]
  if (plane === undefined) throw new Error('a roof has a plane')
  const { width, height, name } = plane
  const inset = plane.sides.some(({ kind }) => kind === 'hip') ? 0.5 : 0
  const tall = Math.max(1, wished.height * height * 0.3)
  const y = wished.y * (height * (1 - inset) - tall)
  const half = (width / 2) * (inset > 0 ? 1 - (y + tall) / height : 1)
  const from = width / 2 - half + wished.x * half
  const wide = Math.max(1, Math.min(wished.width * width * 0.3, width / 2 + half - from))
  return {
    kind: wished.x > 0.5 ? 'walkway' : 'obstacle',
    plane: name,
    x: from,
    y: Math.max(0, y),
    width: wide,
    height: tall,
  }
}

/** On the first planes, one each. */
const areasOn = ({ areas }: Request, planes: ReturnType<typeof roofPlanes>): readonly ArrayArea[] =>
  areas.flatMap((wished, index) => {
    const plane = planes[index]
    if (plane === undefined) return []
    const [x, y] = [wished.x * plane.width * 0.6, wished.y * plane.height * 0.6]
    const size = { width: 1 + wished.width * plane.width, height: 1 + wished.height * plane.height }
    return [{ plane: plane.name, x, y, ...size }]
  })

const zoningOf = (
  { form, length, width, height, is2021, isByThirds, wallReach }: Shape,
  slope: number,
): ArrayRoof['zoning'] => {
  const a = Math.min(0.2 * length, 0.2 * width, height)
  const isSteep = slope >= 10
  return { form, a, length, isSteep, wallReach, ridgeEnds: is2021 && isSteep ? a / 2 : null, isByThirds }
}

const linesOf = ({ support, pitch, ribPitch }: Holding, { firstMember, firstRib }: Request) => {
  const ribs = { first: firstRib, pitch: ribPitch, last: null }
  const members = { first: firstMember, pitch, last: null }
  if (support === 'across') return { feetOn: 'members', railLines: null, ribs: null } as const
  if (support === 'across-on-ribs') return { feetOn: 'members', railLines: ribs, ribs } as const
  if (support === 'on-members') return { feetOn: 'anywhere', railLines: members, ribs: null } as const
  return { feetOn: ribs, railLines: members, ribs }
}

const requestOf = (request: Request, obstacles: readonly Obstacle[], areas: readonly ArrayArea[]) =>
  layoutRequest.parse({
    obstacles,
    areas,
    gaps: { alongRails: request.alongRails, betweenRows: request.betweenRows },
    ridgeDistance: request.ridgeDistance,
    firstMember: request.firstMember,
    lastMember: request.lastMember,
    firstRib: request.firstRib,
    rowsThroughZones: request.wholeRow ? 'strictest-zone' : 'change-at-joints',
    wanted: request.wanted === null ? { kind: 'all' } : { kind: 'count', count: request.wanted },
  })

export const arbitraryArray: fc.Arbitrary<ArrayRoof> = fc
  .tuple(shapes, holdings, requests, tilted)
  .map(([shape, holding, request, frames]) => {
    const slope = slopeFor(shape.form, shape.slope)
    const building = { form: shape.form, length: shape.length, width: shape.width, slope }
    const planes = roofPlanes(building)
    const obstacles = request.obstacles.map((each) => obstacleIn(each, planes))
    const acrossRails = holding.support.startsWith('across')
    const asked = requestOf(request, obstacles, areasOn(request, planes))
    const drawn = {
      building,
      railsUpSlope: holding.railsUpSlope,
      panel: { ...holding.panel, power: 440, ...(frames === null ? {} : { tilt: frames.tilt }) },
      request: { ...asked, ...askedOf(frames, shape.form, holding.panel) },
      ...linesOf(holding, request),
      members: {
        run: acrossRails === holding.railsUpSlope ? ('along-eave' as const) : ('up-slope' as const),
        first: request.firstMember,
        pitch: holding.pitch,
      },
    }
    return {
      ...drawn,
      zoning: zoningOf(shape, slope),
      setback: request.setback,
      answers: new Map(answersOf(shape, holding).map((answer) => [answer.zone, answer])),
      courses: null,
      frames: framesOf(frames, drawn),
      isPowerAssumed: false,
      isGableAsOnePlane: false,
      heavierMass: 15,
      installed: 10,
      rails: {
        overhangShare: request.overhangShare,
        longestOverhang: request.longestOverhang ?? Number.POSITIVE_INFINITY,
        pastPanel: 40,
        stockLengths: request.stock,
        kerf: 3,
        spliceShare: 0.25,
      },
    }
  })
