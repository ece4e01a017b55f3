import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { arrayMassOf } from '../actions/array-mass.ts'
import { tiltOf } from '../actions/tilt.ts'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { chosenModule, chosenRacking } from '../products/chosen-products.ts'
import { clampedRibs, fixingMembers, panelSize, railsCrossMembers } from '../spacing/arrangements.ts'
import { wallReach } from '../spacing/higher-wall.ts'
import { framesOf } from './laid-frames/frames-of-input.ts'
import type { Zoning } from './roof/zone-regions.ts'
import type { ArrayRoof, Lines, RailSettings } from './settings/array-settings.ts'
import { type ZonesAnswered, zoneAnswers } from './zone-answers.ts'

/** W for each m2 of panel, where its power is not given: modules of 2024 to 2026 have 205 to 230. */
export const POWER_PER_AREA = 220

/** Where no racking system is chosen: overhang as in published certificates, members-and-fixings 5. */
const USUAL_RAIL = { overhangShare: 0.4, overhang: null, stockLengths: [4200] } as const

/** The form that was assessed. A gable is what a roof is taken for: below 3 degrees it is drawn as one plane. */
export const formOf = ({ building, options }: AssessmentInput): RoofForm =>
  options.roofForm === 'gable' && building.roofSlope < 3 ? 'flat' : options.roofForm

const millimetresOf = (metres: number): number => metres * 1000

const wallReachOf = ({ options }: AssessmentInput): number | null => {
  const reach = wallReach(options)
  return reach === null ? null : millimetresOf(reach.value)
}

/** What the drawing of a roof reads of its result. */
export type AnsweredRoof = ZonesAnswered & Pick<CodedResult, 'valueA' | 'setback'>

const zoningOf = (input: AssessmentInput, result: AnsweredRoof, form: RoofForm): Zoning => ({
  form,
  a: millimetresOf(result.valueA),
  length: millimetresOf(input.building.length),
  isSteep: input.building.roofSlope >= 10,
  wallReach: wallReachOf(input),
  ridgeEnds: result.ridgeCorner === null ? null : millimetresOf(result.ridgeCorner.size),
  isByThirds: result.zoneResults.length === 2,
})

type Supports = Pick<ArrayRoof, 'members' | 'ribs' | 'feetOn' | 'railLines' | 'courses'>

/** Rails on battens, feet where these cross the rafters. Method 6.2. */
const overRafters = (input: AssessmentInput, members: Supports['members'], request: LayoutRequest): Supports => ({
  members,
  ribs: null,
  courses: null,
  feetOn: { first: request.firstRafter, pitch: input.rafter.spacing, last: null },
  railLines: { ...members, last: null },
})

/** How far the first course of tiles reaches over the eave, mm, where nobody measured it. */
const OVER_GUTTER = 60

/** Courses as measured, else by the spacing of the tile battens. Third pass 6. */
const coursesOf = ({ roofCover, purlin }: AssessmentInput, { courses }: LayoutRequest): ArrayRoof['courses'] => {
  if (roofCover.kind !== 'tile') return null
  const gauge = purlin.spacing
  return courses ?? (gauge > 0 && gauge <= 600 ? { second: gauge - OVER_GUTTER, gauge } : null)
}

/** What rails and their feet stand on. Rafters run up the slope, purlins along the eave. */
const supportsOf = (input: AssessmentInput, catalogue: Catalogue, request: LayoutRequest): Supports => {
  const { name, spacing } = fixingMembers(input)
  const run = name === 'rafter' ? 'up-slope' : 'along-eave'
  const members = { run, first: request.firstMember, pitch: spacing } as const
  const rib = clampedRibs(input, catalogue)
  const ribs: Lines | null = rib === null ? null : { first: request.firstRib, pitch: rib.value, last: null }
  if (hasFeetOverRafters(input)) return overRafters(input, members, request)
  const courses = coursesOf(input, request)
  const noses = courses === null ? null : { first: courses.second, pitch: courses.gauge, last: null, numberOfFirst: 2 }
  if (railsCrossMembers(input)) return { members, ribs, courses, feetOn: 'members', railLines: noses ?? ribs }
  return {
    members,
    ribs,
    courses,
    feetOn: noses ?? ribs ?? 'anywhere',
    railLines: { ...members, last: null },
  }
}

const panelOf = (input: AssessmentInput, { panelPower }: LayoutRequest, module: PvModule | null) => {
  const { length, width } = panelSize(input)
  const tilt = tiltOf(input.array)
  const power = panelPower ?? module?.power ?? (POWER_PER_AREA * length * width) / 1e6
  return { length, width, power, ...(tilt === null ? {} : { tilt }) }
}

const railSettings = ({ rails }: LayoutRequest, racking: RackingSystem | null): RailSettings => {
  const usual = racking?.rail ?? USUAL_RAIL
  return {
    overhangShare: rails.overhangShare ?? usual.overhangShare,
    longestOverhang: rails.longestOverhang ?? usual.overhang ?? Number.POSITIVE_INFINITY,
    pastPanel: rails.pastPanel,
    stockLengths: rails.stockLengths ?? usual.stockLengths,
    kerf: rails.kerf,
    spliceShare: rails.spliceShare,
    expansion: racking?.rail.expansion,
  }
}

const buildingOf = ({ building }: AssessmentInput, form: RoofForm): ArrayRoof['building'] => ({
  form,
  length: millimetresOf(building.length),
  width: millimetresOf(building.width),
  slope: building.roofSlope,
})

/** What a layout of an assessed roof follows from. @param installed kW of the project */
export const arrayRoof = (
  input: AssessmentInput,
  result: AnsweredRoof,
  catalogue: Catalogue,
  request: LayoutRequest,
  installed: number | null,
): ArrayRoof => {
  const { array } = input
  const form = formOf(input)
  const module = chosenModule(input, catalogue)
  const panel = panelOf(input, request, module)
  const mass = arrayMassOf(input, catalogue.panels.arrayMass)
  const heavierMass = mass.heavier
  const drawn = {
    building: buildingOf(input, form),
    railsUpSlope: array.railDirection === 'perpendicular',
    panel,
    request,
    ...supportsOf(input, catalogue, request),
  }
  return {
    ...drawn,
    isGableAsOnePlane: input.options.roofForm !== form,
    zoning: zoningOf(input, result, form),
    setback: result.setback,
    answers: zoneAnswers(result, panel.length, heavierMass, module),
    frames: framesOf(input, mass, drawn),
    isPowerAssumed: request.panelPower === null && module?.power == null,
    heavierMass,
    installed,
    rails: railSettings(request, chosenRacking(input, catalogue)),
  }
}
