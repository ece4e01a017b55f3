import { z } from 'zod'
import { windRegion } from './assessment-input.ts'
import { capacityTable } from './capacity-table.ts'
import { confirmation } from './confirmation.ts'
import { figureDirections } from './figure-directions.ts'
import { dataStatus, figuresOf, header, list, number, origin, positive, text } from './figures.ts'
import { method } from './method-readings.ts'
import { coastStrips, corrosivity, highPlaces, locations, permitRules, snow } from './place-tables.ts'
import { pvModule } from './products/pv-module.ts'
import { rackingSystem } from './products/racking-system.ts'
import { jointGroup, timberGrades, timberScrews } from './timber-tables.ts'
import { windTables } from './wind-tables.ts'

/** The published figures that the engine reads. Every table, and every value that differs from it, has source and status. */
export type DataStatus = z.infer<typeof dataStatus>

/** A module with an unknown manual, kPa: design pressure, test pressure, and the largest that may be confirmed. */
const unknownModule = z.strictObject({
  ...origin,
  /** Clamps on the long side, their centres at most this part of its length from the corner. */
  longSide: z.strictObject({ farthest: positive, design: positive, tested: positive, confirmed: positive }),
  otherClamps: z.strictObject({ design: positive, tested: positive }),
})
/** Panels no higher above the roof than this, mm, displace its live load. */
const liveLoad = z.strictObject({ ...origin, clearance: positive })
/** Mass of panels, rails and fixings where it is not known, kg/m2, and the module that the heaviest array is made of. */
const arrayMass = z.strictObject({
  ...header,
  units: text,
  lightest: positive,
  heaviest: positive,
  heaviestTilted: positive,
  usualModule: positive,
})
/** kg/m2. */
export type UnknownMass = z.infer<typeof arrayMass>

const panelLimits = z.strictObject({ ...header, units: text, largestPressure: positive, unknownModule, liveLoad })

const coast = z.strictObject({
  ...header,
  closingRadiusKm: positive,
  unit: text,
  /** Longitude, latitude of the smoothed mainland coast; the last point is the first. */
  points: list(z.tuple([number, number]).readonly()),
})

/** Border of New South Wales and Victoria, and places with their own region. */
const borders = z.strictObject({
  ...header,
  unit: text,
  nswVictoria: list(z.tuple([number, number]).readonly()),
  places: list(
    z.strictObject({ name: text, latitude: number, longitude: number, radiusKm: positive, region: windRegion }),
  ),
})
/** Longitude and latitude, degrees; a closed line. */
export type CoastPoints = z.infer<typeof coast>['points']

const screwGrades = z.strictObject({
  ...header,
  units: text,
  rows: figuresOf(z.strictObject({ to: positive, included: z.boolean(), ultimate: positive })),
  /** Thinnest steel of the table, mm. */
  smallest: positive,
})
/** Tensile strength of the steel that receives screws, by its thickness. */
export type ScrewGrades = z.infer<typeof screwGrades>

const coldFormedSection = z.strictObject({
  section: text,
  type: z.enum(['Z', 'C']),
  depth: positive,
  broadFlange: positive,
  narrowFlange: positive,
  lip: positive,
  thickness: positive,
  insideRadius: positive,
  grade: text,
  yield: positive,
  ultimate: positive,
  mass: positive,
  area: positive,
  Ix: positive,
  Iy: positive,
  Ixy: number.nullable(),
  Zx: positive,
  Zxe: positive,
  effectiveArea: number.nullable(),
  J: positive,
  Iw: positive,
  IxPrincipal: number.nullable(),
  IyPrincipal: number.nullable(),
  principalAngle: number.nullable(),
  centroidX: number.nullable(),
  shearCentreX: number.nullable(),
  betaY: number.nullable(),
  yieldMoment: positive,
  localBucklingMoment: positive,
  localHalfWavelength: positive,
  distortionalBucklingMoment: positive,
  distortionalHalfWavelength: positive,
})

const topHat = z.strictObject({
  ...header,
  units: text,
  geometry: z.record(text, positive),
  rows: list(
    z.strictObject({
      thickness: positive,
      momentTopCompressed: positive,
      momentFeetCompressed: positive,
      Ix: positive,
    }),
  ),
})

const universalBeam = z.strictObject({
  section: text,
  depth: positive,
  flangeWidth: positive,
  flangeThickness: positive,
  webThickness: positive,
  rootRadius: positive,
  Ix: positive,
  Zx: positive,
  Sx: positive,
  Iy: positive,
  J: positive,
  Iw: positive,
  flangeYield: positive,
  Ze: positive,
  momentCapacity: positive,
  shearCapacity: positive,
})

const foot = z.strictObject({
  ...header,
  units: text,
  /** Design capacity of the bracket, kN. */
  bracket: positive,
  cyclic: z.strictObject({ ...origin, factor: positive, thinSteelFactor: positive, thinSteelBelow: positive }),
  steelScrew: z.strictObject({ ...origin, diameter: positive, coefficient: positive, capacityFactor: positive }),
  timberScrew: z.strictObject({
    ...origin,
    gauge: z.literal([10, 12, 14, 18]),
    capacityFactor: positive,
    largestPenetration: positive,
    coverBelow: positive,
  }),
})

/** Fixings of a batten or top hat where it crosses a rafter. */
const battenFixings = z.strictObject({
  ...header,
  units: text,
  /** Screw thread in the rafter, mm. */
  thread: z.strictObject({ ...origin, length: positive }),
  /** Screw head pulled through a top hat: capacity of one screw, kN, at a thickness, mm. */
  pullOver: z.strictObject({ ...origin, capacity: positive, thickness: positive }),
  /** Capacities of one and two nails, kN, at a penetration, mm, by joint group. */
  nails: z.strictObject({
    ...origin,
    length: positive,
    penetration: positive,
    ageFactor: positive,
    rows: list(z.strictObject({ group: jointGroup, one: positive, two: positive })),
  }),
})

/** Deflection stiffness: w t s3 up to the change-over length, w t s4 beyond. */
const railStiffness = { stiffness: positive, changeOver: positive }
const rail = z.strictObject({
  ...header,
  units: text,
  ...railStiffness,
  /** The stiffness stands for a deflection of this part of the span. */
  deflectionSpan: positive,
  /** Design moment of a rail that is not named, kNm, and the largest that one may be certified for. */
  momentCapacity: positive,
  certifiableMoment: positive,
})

const capacity = z.strictObject({ value: positive, status: dataStatus })
const tileHook = z.strictObject({ ...header, units: text, service: capacity, ultimate: capacity })

const clampCapacities = z.strictObject({ ...header, units: text, capacities: figuresOf(positive) })

const referenceInterface = z.strictObject({
  name: text,
  ultimate: positive.nullable(),
  /** In regions C and D. */
  ultimateCyclonic: positive.nullable(),
  service: positive.nullable(),
})
const referenceHardware = z.strictObject({
  ...header,
  units: text,
  rails: list(z.strictObject({ name: text, ...railStiffness })),
  interfaces: list(referenceInterface),
})

const supportFactors = z.strictObject({
  ...header,
  units: text,
  rows: list(z.strictObject({ interface: text, support: text, from: positive, factor: positive, cyclonic: positive })),
})

const sheeting = z.strictObject({
  ...header,
  unit: text,
  profiles: figuresOf(
    z.strictObject({
      name: text,
      ribPitch: positive.nullable(),
      ribHeight: positive.nullable(),
      picture: text.nullable(),
    }),
  ),
})

const table = <T extends z.ZodType>(row: T) => z.strictObject({ ...header, units: text, rows: list(row) })

/** All figures of one version; the engine reads nothing else. No table changes within a version. */
export const catalogue = z.strictObject({
  /** Content hash of everything below. */
  version: text,
  wind: windTables,
  regions: z.strictObject({ coast, coastStrips, borders, locations, permitRules, snow, highPlaces }),
  panels: z.strictObject({ limits: panelLimits, arrayMass }),
  sections: z.strictObject({
    coldFormed: table(coldFormedSection),
    topHat,
    universalBeams: table(universalBeam),
    screwGrades,
  }),
  /** Capacity tables of purlins by name. */
  purlins: z.record(text, capacityTable),
  timber: z.strictObject({ grades: timberGrades, screws: timberScrews }),
  fixings: z.strictObject({
    corrosivity,
    battenFixings,
    foot,
    rail,
    tileHook,
    clampCapacities,
    referenceHardware,
    supportFactors,
  }),
  sheeting,
  /** Racking systems and modules by id, beside the generic figures. */
  racking: z.record(text, rackingSystem),
  modules: z.record(text, pvModule),
  method,
  figureDirections,
  /** Figures that engineers of the provider have confirmed, by id. */
  confirmations: z.record(text, confirmation).optional(),
})
export type Catalogue = z.infer<typeof catalogue>
