import { z } from 'zod'
import { inputShape } from '../fields/input-fields.ts'
import { optionShape } from '../fields/options.ts'
import type { timberSpecies } from '../fields/wizard-fields.ts'
import { stateCodes } from '../places/state-codes.ts'
import { ownModule, ownRacking } from './products/own-product.ts'

/** What the engine reads: the project with every list position resolved to its meaning. What is charged once: asked.ts. */

const finite = z.number().finite()
const sectionSize = finite.gt(0).max(2000)

/** AS/NZS 1170.2; a bare A or B where the sub-region is not known. */
export const windRegions = ['A', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B', 'B1', 'B2', 'C', 'D'] as const
export const windRegion = z.enum(windRegions)
export type WindRegion = z.infer<typeof windRegion>

/** Of AS/NZS 1170.2, the newest first. */
export const editions = ['2021', '2011'] as const
const edition = z.enum(editions)
/** Edition of AS/NZS 1170.2. */
export type Edition = z.infer<typeof edition>

/** State or territory, as on the wire. */
export const stateCode = z.enum(stateCodes)
export type StateCode = z.infer<typeof stateCode>

/** Clockwise from north, as the rows of AS/NZS 1170.2 table 3.2. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof directions)[number]

const site = z.strictObject({
  /** 2021 sub-region of the chosen place; a bare letter when only the letter is known. */
  region: windRegion,
  /** Distance from the smoothed coast in km, lower bound inclusive, where the place has one. */
  coastBandFrom: finite.min(0).nullable(),
  /** What to double-check at this place, such as a region line nearby. */
  regionNote: z.string().min(1).nullable().default(null),
  state: stateCode,
  /** Degrees, negative south: the place's northern limit where that governs, else its representative point. */
  latitude: finite.min(-90).max(90),
  /** Terrain category of the chosen description: 1, 1.5, 2, 2.5, 3 or 4. */
  terrainCategory: z.literal([1, 1.5, 2, 2.5, 3, 4]),
})

/** The limits of user input are in the table of fields. */
const building = z.strictObject(inputShape('building'))

const band = z.strictObject({ lower: finite.gt(0), upper: finite.gt(0) })

const array = z.strictObject({
  ...inputShape('array'),
  panelLength: band,
  panelWidth: band,
})

const roofCover = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tin-screwed') }),
  /** Position in the sheeting products; 0 is "Other". */
  z.strictObject({ kind: z.literal('tin-clamped'), sheeting: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('tile') }),
])

/** How a purlin or batten rests on its supports. */
export const supportConditions = ['simply-supported', 'continuous', 'lapped'] as const
const support = z.enum(supportConditions)
export type SupportCondition = z.infer<typeof support>

/** Decides which strength grades the wizard offers. */
export type TimberSpecies = (typeof timberSpecies)[number]

const steelPurlin = z.strictObject({
  material: z.literal('steel'),
  ...inputShape('purlin'),
  ...inputShape('steelPurlin'),
  depth: sectionSize,
  thickness: finite.gt(0).max(10),
  thicknessUnsure: z.boolean(),
  support,
  supportUnsure: z.boolean(),
  /** Rows of bridging per span; null where not asked (top hats). */
  bridging: z.number().int().min(0).max(3).nullable(),
})

const timberPurlin = z.strictObject({
  material: z.literal('timber'),
  ...inputShape('purlin'),
  ...inputShape('timberPurlin'),
  support: z.enum(['simply-supported', 'continuous']),
})

const steelRafter = z.strictObject({
  material: z.literal('steel'),
  ...inputShape('rafter'),
  ...inputShape('steelRafter'),
})

const timberRafter = z.strictObject({
  material: z.literal('timber'),
  ...inputShape('rafter'),
  ...inputShape('timberRafter'),
})

const directional = z.strictObject({
  N: finite,
  NE: finite,
  E: finite,
  SE: finite,
  S: finite,
  SW: finite,
  W: finite,
  NW: finite,
})

const topography = z.strictObject({
  feature: z.enum(['hill', 'ridge', 'escarpment']),
  /** Height H of the feature and half-height distance L_u, m. */
  height: finite.gt(0).max(3000),
  halfHeightLength: finite.gt(0).max(20_000),
  /** Distance x from the crest, m; positive downwind. */
  crestDistance: finite.min(-20_000).max(20_000),
  /** Site elevation above sea level E, m (region A4 above 500 m). */
  elevation: finite.min(0).max(3000),
})

/** The assumptions of method §0, each with its default, each overridable. */
export const assessmentOptions = z.strictObject({
  ...optionShape,
  /** Shielding parameter s by direction; null: M_s = 1. */
  shielding: directional.nullable().default(null),
  topography: topography.nullable().default(null),
  /** Of a data sheet, where the catalogue has none; what the engine reads of them are size and mass. */
  ownModule: ownModule.nullable().default(null),
  ownRacking: ownRacking.nullable().default(null),
})
/** Assumptions with defaults filled in. */
export type AssessmentOptions = z.infer<typeof assessmentOptions>

/** The assumptions of a project that changes none. */
export const defaultOptions: AssessmentOptions = assessmentOptions.parse({})

/** Everything that the engine reads of a project; mm for members, m for the building. */
export const assessmentInput = z.strictObject({
  site,
  building,
  array,
  roofCover,
  purlin: z.discriminatedUnion('material', [steelPurlin, timberPurlin]),
  rafter: z.discriminatedUnion('material', [steelRafter, timberRafter]),
  options: assessmentOptions,
  /** Of the chosen module alone, kg/m2, where the mass of the array is not known. */
  moduleMass: finite.gt(0).optional(),
  /** As results before courses and steps of 25 mm: what an issued one is compared by. Absent: as today. Method 4. */
  settingOut: z.literal('in-5-mm').optional(),
  /** Which of the chosen racking system and module were not valid on the date of the project. */
  outOfDate: z
    .array(z.enum(['racking', 'module']))
    .readonly()
    .optional(),
})
export type AssessmentInput = z.infer<typeof assessmentInput>
/** Purlin or batten: what the feet stand on, unless over rafters. */
export type Purlin = AssessmentInput['purlin']
/** Rafter, truss chord or frame below the purlins. */
export type Rafter = AssessmentInput['rafter']
/** What covers the roof, which decides foot, hook or clamp. */
export type RoofCover = AssessmentInput['roofCover']
