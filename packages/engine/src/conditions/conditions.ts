import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { isUsualMass } from '../actions/array-mass.ts'
import { figureAt } from '../calculation/figure.ts'
import type { SupportOutcome } from '../members/purlin/unsure-support.ts'
import { applicableGrade } from '../members/timber/timber-grade.ts'
import type { Room } from '../panel-layout/room.ts'
import { isMassOfProducts, outOfDateConditions } from '../products/used-products.ts'
import { periodConditions } from '../scope/return-period.ts'
import { snowConditions } from '../scope/snow.ts'
import { clampedRibs, fixingMembers, railsCrossMembers } from '../spacing/arrangements.ts'
import { wallReach } from '../spacing/higher-wall.ts'
import type { Zone } from '../spacing/zones.ts'
import type { SolvedZone } from '../zone-results/zone-result.ts'

/** A condition that some roofs have. */
export const when = (holds: boolean, condition: Message): readonly Message[] => (holds ? [condition] : [])

/** Thickness and support of the purlins, where the project does not know them: to be confirmed on site. */
const toConfirm = ({ purlin }: AssessmentInput, support: SupportOutcome | null): readonly Message[] => {
  const condition = support?.condition ?? null
  const ofSupport = condition === null ? [] : [condition]
  if (purlin.material !== 'steel' || !purlin.thicknessUnsure) return ofSupport
  const { section, thickness } = purlin
  return [{ code: 'confirm-thickness', values: { section, thickness } }, ...ofSupport]
}

/** A given grade that does not apply to this timber: the timber may be weaker than both the grade and the default. */
const ofUnusedGrade = (input: AssessmentInput): readonly Message[] => {
  const bounds = [input.purlin, input.rafter].flatMap((member) =>
    member.material === 'timber' ? (applicableGrade(input, member.species).boundReason ?? []) : [],
  )
  // One grade is given for the roof: both members are limited for the same reason.
  return bounds.slice(0, 1).map((bound) => ({ code: 'confirm-timber', values: { bound } }))
}

/** Purlins are held by clip-fixed sheeting as by screwed sheeting: a reading that counts where clamps hold the array. */
export const clipFixedFigure = ({ roofCover }: AssessmentInput, { method }: Catalogue) =>
  roofCover.kind === 'tin-clamped' ? figureAt(method.clipFixedSheeting, 'method/clip-fixed-sheeting') : null

/** The purlin capacities assume sheeting that is screwed to the purlins, unless an engineer has confirmed clips. Method 6. */
const ofClippedSheeting = (input: AssessmentInput, catalogue: Catalogue): readonly Message[] => {
  const figure = clipFixedFigure(input, catalogue)
  return figure === null || figure.status === 'verified' ? [] : ['clip-fixed-sheeting']
}

/** A mass that is lighter or heavier than arrays usually are. */
const ofArrayMass = (input: AssessmentInput, catalogue: Catalogue): readonly Message[] => {
  const { array, options } = input
  const mass = options.arrayMass
  return mass === null || isMassOfProducts(input, catalogue) || isUsualMass(mass, array, catalogue.panels.arrayMass)
    ? []
    : [{ code: 'array-must-weigh', values: { mass } }]
}

/** Wind that a wall above the roof turns onto the panels beside it. */
const ofHigherWall = ({ options }: AssessmentInput): readonly Message[] => {
  const reach = wallReach(options)
  return reach === null
    ? []
    : [{ code: 'engineer-looks-at-wall', values: { height: options.higherWallHeight ?? 0, reach: reach.value } }]
}

/** Clamps on a sheeting product whose rib pitch is not known. */
const ofUnknownRibs = (input: AssessmentInput, catalogue: Catalogue): readonly Message[] => {
  if (input.roofCover.kind !== 'tin-clamped' || clampedRibs(input, catalogue) !== null) return []
  return railsCrossMembers(input) ? ['rails-stand-on-ribs'] : ['round-down-to-ribs']
}

const confirmRegion = (region: string, note: string): Message => ({
  code: 'look-twice-at-region',
  values: { region, note },
})

/** Conditions of the site and the hardware. */
const ofInput = (input: AssessmentInput, catalogue: Catalogue, support: SupportOutcome | null): readonly Message[] => {
  const { site, options } = input
  return [
    ...periodConditions(input, catalogue),
    ...(site.regionNote === null ? [] : [confirmRegion(site.region, site.regionNote)]),
    ...when(site.region === 'A' && options.edition === '2021', 'sub-region-not-known'),
    ...snowConditions(input, catalogue.regions),
    ...ofHigherWall(input),
    ...when(options.sides === 'partly-open', 'keep-overhangs-clear'),
    ...ofUnknownRibs(input, catalogue),
    ...ofClippedSheeting(input, catalogue),
    ...ofArrayMass(input, catalogue),
    ...outOfDateConditions(input, catalogue),
    ...toConfirm(input, support),
    ...ofUnusedGrade(input),
  ]
}

/** What the conditions of a result follow from. */
export type ConditionSources = {
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
  readonly solved: readonly SolvedZone[]
  readonly ridgeCorner: SolvedZone | null
  /** What must hold for purlins and rafters. */
  readonly members: readonly Message[]
  readonly support: SupportOutcome | null
}

const takesPanels = ({ zone, solution }: SolvedZone): boolean => zone.notApplicable === null && solution.chosen !== null
const failing = ({ zone, solution }: SolvedZone): boolean => zone.notApplicable === null && solution.chosen === null

/** Where panels must not be, for a zone that has no passing arrangement. */
const keepClear = ({ title, clearance }: Zone): Message =>
  title === 'Ridge ends'
    ? { code: 'keep-off-ridge-ends', values: { clearance } }
    : { code: 'keep-out-of-zone', values: { zone: title, clearance } }

const placeOf = ({ title, clearance }: Zone): Message =>
  title === 'Ridge ends'
    ? { code: 'ridge-ends-and-place', values: { clearance } }
    : { code: 'zone-and-place', values: { zone: title, clearance } }

/** One condition, however many zones fail. */
const clearZones = (zones: readonly SolvedZone[]): readonly Message[] => {
  const clear = zones.filter(failing).map(({ zone }) => zone)
  const [first] = clear
  if (first === undefined || !zones.some(takesPanels)) return []
  return clear.length === 1
    ? [keepClear(first)]
    : [{ code: 'keep-out-of-places', values: { places: clear.map(placeOf) } }]
}

/** What a person can do, check or accept so that the result holds. Method 8. */
export const conditionsOf = ({
  input,
  catalogue,
  solved,
  ridgeCorner,
  members,
  support,
}: ConditionSources): readonly Message[] => [
  ...clearZones(ridgeCorner === null ? solved : [...solved, ridgeCorner]),
  ...members,
  ...ofInput(input, catalogue, support),
]

/** Where the members lie is not known before somebody measures: a condition where it decides. */
export const roomConditions = (input: AssessmentInput, room: Room): readonly Message[] =>
  room === 'by-members' ? [{ code: 'members-decide-room', values: { member: fixingMembers(input).name } }] : []
