import { z } from 'zod'
import { inText, unitWord, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type ArrayOfProject, installedPower } from './array-of-project.ts'
import { partNumbers } from './part-kinds.ts'

/** A request for a layout; lengths in mm. Every part has a default, so `{}` asks for as many panels as fit. */

type Limits = { readonly min: number; readonly max: number; readonly unit?: string }

const saidFor = (label: string, { min, max, unit = 'mm' }: Limits) => ({
  label: word(label),
  min,
  max,
  unit: unitWord(unit),
})

const isWithin =
  ({ min, max }: Limits) =>
  (value: number): boolean =>
    value >= min && value <= max

const within = (label: string, limits: Limits) =>
  z
    .number()
    .refine(isWithin(limits), inText(told('outOfRange', saidFor(label, limits))))
    .meta({ label })

const wholeWithin = (label: string, limits: Limits) =>
  z
    .number()
    .refine(
      (value) => Number.isInteger(value) && isWithin(limits)(value),
      inText(told('wholeBetween', saidFor(label, limits))),
    )
    .meta({ label })

/**
 * On the plan with the building length across the page: front is the eave at the bottom, back at the top.
 * A skillion or flat roof is one plane, `roof`, with its low edge at the bottom.
 */
export const planeNames = ['front', 'back', 'left', 'right', 'roof'] as const
/** A plane of the roof on its plan. */
export type PlaneName = (typeof planeNames)[number]
const planeName = z.enum(planeNames).meta({ label: 'Roof plane' })

/** Per request, on all planes together. */
export const mostObstacles = 200

/** A rectangle of a plane that stays free of panels; mm. */
export const obstacle = z.strictObject({
  kind: z.enum(['obstacle', 'walkway']).meta({ label: 'Kind of obstacle' }),
  plane: planeName,
  /** Its lower left corner: along the eave from the left, looking up the slope, and up the slope from the eave. */
  x: within('Distance of the obstacle from the left', { min: 0, max: 600_000 }),
  y: within('Distance of the obstacle from the eave', { min: 0, max: 600_000 }),
  /** Along the eave and up the slope. */
  width: within('Width of the obstacle', { min: 1, max: 600_000 }),
  height: within('Length of the obstacle up the slope', { min: 1, max: 600_000 }),
  /** Kept free of panels and rails on all four sides; left out: 0. */
  clearance: within('Clearance around the obstacle', { min: 0, max: 5000 }).optional(),
})
export type Obstacle = z.infer<typeof obstacle>

/** Area of a plane that its panels stay within: the array as moved by hand. */
export const arrayArea = z.strictObject({
  plane: planeName,
  x: within('Distance of the array from the left', { min: 0, max: 600_000 }),
  y: within('Distance of the array from the eave', { min: 0, max: 600_000 }),
  width: within('Width of the array', { min: 1, max: 600_000 }),
  height: within('Length of the array up the slope', { min: 1, max: 600_000 }),
})
export type ArrayArea = z.infer<typeof arrayArea>

const gap = (label: string, max = 2000) => within(label, { min: 0, max }).default(20)

/** Between rows of tilt frames lies the shadow of the shortest day; mm. */
export const widestGap = 10_000

/** The side of a face that tilted panels look to, as seen from its eave; their low edge lies there. */
export const frameSides = ['eave', 'ridge', 'left', 'right'] as const
export type FrameSide = (typeof frameSides)[number]
const frameSide = z.enum(frameSides).meta({ label: 'Side that tilted panels face' })

/** Panels of one layout: about 2 MB of drawing. */
export const mostPanels = 5000

/** Row from the eave up, and column from the left as seen from the eave, both from 0. */
const cell = z.strictObject({ row: z.int().min(0).max(mostPanels), column: z.int().min(0).max(mostPanels) })

/** Rows of a hip roof grow shorter: cells without a panel count for themselves. */
const mostCells = 5 * mostPanels

type Counted = {
  readonly rows: number
  readonly columns: number
  readonly leftOut: readonly { readonly row: number; readonly column: number }[]
}

/** Attack: one cell left out many times over, so that more panels are drawn than are counted. */
const panelsIn = ({ rows, columns, leftOut }: Counted): number => {
  const inside = leftOut.filter(({ row, column }) => row < rows && column < columns)
  return rows * columns - new Set(inside.map(({ row, column }) => row * columns + column)).size
}

const isWithinMost = (blocks: readonly Counted[]): boolean => {
  const cells = blocks.reduce((sum, { rows, columns }) => sum + rows * columns, 0)
  return cells <= mostCells && blocks.reduce((sum, block) => sum + panelsIn(block), 0) <= mostPanels
}

/** Panels in rows along the eave, on one plane; mm. Third pass 6. */
export const panelBlock = z.strictObject({
  plane: planeName,
  /** Long side of the panels up the slope, or along the eave. */
  orientation: z.enum(['portrait', 'landscape']),
  rows: wholeWithin('Rows of the block', { min: 1, max: mostPanels, unit: '' }),
  columns: wholeWithin('Columns of the block', { min: 1, max: mostPanels, unit: '' }),
  /** Of each row from `x`, from the lowest up; rows beyond the list begin at `x`. */
  offsets: z
    .array(within('Offset of a row', { min: -600_000, max: 600_000 }))
    .max(mostPanels)
    .default([]),
  /** Between panels of a row, and between rows. */
  gaps: z.strictObject({ panels: gap('Gap between panels', widestGap), rows: gap('Gap between rows', widestGap) }),
  /** Of panels in tilt frames; absent: the eave. */
  faces: frameSide.optional(),
  /** Its lower left corner, as seen from the eave: along the eave, and up the slope. */
  x: within('Distance of the block from the left', { min: -600_000, max: 600_000 }),
  y: within('Distance of the block from the eave', { min: -600_000, max: 600_000 }),
  /** Cells without a panel. */
  leftOut: z.array(cell).max(mostCells).default([]),
})
export type PanelBlock = z.infer<typeof panelBlock>

const courses = z.strictObject({
  /** Of the nose of the second course of tiles from the eave, up the slope; the first lies over the gutter. */
  second: within('Distance of the second course from the eave', { min: 0, max: 1000 }),
  gauge: within('Gauge of the tiles', { min: 100, max: 600 }),
})

/** Per request, on all planes together; uneven rows of a former release become one each. */
const mostBlocks = 500

const isOnePerPlane = (areas: readonly ArrayArea[]): boolean =>
  new Set(areas.map(({ plane }) => plane)).size === areas.length

const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('count'),
    count: wholeWithin('Number of panels', { min: 1, max: 250_000, unit: '' }),
  }),
  z.strictObject({
    kind: z.literal('power'),
    kilowatts: within('Power', { min: 0.1, max: 100_000, unit: 'kW' }),
  }),
])

/** mm: pieces are cut to whole millimetres. */
export const [shortestStock, longestStock] = [1000, 12_000]

/** Null: as the chosen racking system says, else the usual light rail. */
const rails = z.strictObject({
  /** How far a rail may reach past its last foot, as a share of the spacing of feet, and at most. */
  overhangShare: within('Rail overhang as a share of the spacing', { min: 0.05, max: 0.5, unit: '' })
    .nullable()
    .default(null),
  longestOverhang: within('Longest rail overhang', { min: 50, max: 2000 }).nullable().default(null),
  stockLengths: z
    .array(wholeWithin('Stock length of rails', { min: shortestStock, max: longestStock }))
    .min(1)
    .max(20)
    .nullable()
    .default(null),
  /** How far a rail reaches past the last panel, for its end clamp. */
  pastPanel: within('Rail past the last panel', { min: 0, max: 200 }).default(40),
  /** Width of a saw cut. */
  kerf: within('Width of a saw cut', { min: 0, max: 10 }).default(3),
  /** Splices stand this near to a foot, as a share of the distance to the next: members-and-fixings, section 5. */
  spliceShare: within('Distance of splices from feet', { min: 0.1, max: 0.5, unit: '' }).default(0.25),
})

/** Heights of frames that clamps are made for, mm. */
export const frameHeights = [30, 35, 40] as const

/** How rows of tilt frames are placed by themselves; each absent: by the sun. */
const frames = z.strictObject({
  faces: frameSide.optional(),
  /** From one row to the next, on the roof. */
  pitch: within('Pitch of rows of tilt frames', { min: 100, max: widestGap }).optional(),
})

const share = (label: string, max: number) => within(label, { min: 0, max, unit: '%' })
const percentage = share('Spare parts', 50).default(5)

/** Lengths in mm, power in W; refuses more than `mostObstacles`. */
export const layoutRequest = z.strictObject({
  /** The planes that may carry panels; null: every plane. */
  planes: z.array(planeName).min(1).max(4).nullable().default(null),
  /** Null: the long side of the panels lies across the rails, as it was calculated. */
  orientation: z.enum(['portrait', 'landscape']).nullable().default(null).meta({ label: 'Orientation of the panels' }),
  wanted: wanted.default({ kind: 'all' }),
  /** Between panels of a row along the rails, and between rows. */
  gaps: z
    .strictObject({ alongRails: gap('Gap between panels along the rails'), betweenRows: gap('Gap between rows') })
    .default({ alongRails: 20, betweenRows: 20 }),
  /** Of panels from a ridge or hip; null: as from an edge of the roof. */
  ridgeDistance: within('Distance of panels from ridge and hips', { min: 0, max: 5000 }).nullable().default(null),
  obstacles: z.array(obstacle).max(mostObstacles).default([]).meta({ label: 'Obstacles and walkways' }),
  /** At most one per plane; a plane without one has panels anywhere. */
  areas: z
    .array(arrayArea)
    .max(planeNames.length)
    .refine(isOnePerPlane, inText(told('areaTwice')))
    .default([])
    .meta({ label: 'Places of the array' }),
  /** Null: placed as an installer would. */
  blocks: z
    .array(panelBlock)
    .max(mostBlocks)
    .refine(isWithinMost, inText(told('tooManyInBlock')))
    .nullable()
    .default(null)
    .meta({ label: 'Blocks of panels' }),
  /** Which way the front face looks, degrees clockwise from north; null: not known. */
  frontFacing: z.int().min(0).max(359).nullable().default(null).meta({ label: 'Direction of the front face' }),
  /** Courses of tiles; null: assumed from the spacing of the tile battens. */
  courses: courses.nullable().default(null),
  /** Of the first purlin or batten from the eave, or of the first rafter from the left edge of a plane. */
  firstMember: within('Distance of the first member from the edge', { min: 0, max: 10_000 }).default(100),
  /** Of the last purlin or batten from the top of a plane, or of the last rafter from its right edge; null: none there. */
  lastMember: within('Distance of the last member from the far edge', { min: 0, max: 10_000 }).nullable().default(100),
  /** Where feet stand over rafters: of the first rafter from the left edge of a plane. */
  firstRafter: within('Distance of the first rafter from the edge', { min: 0, max: 10_000 }).default(100),
  /** Of the first rib of the sheeting from the left edge of a plane. */
  firstRib: within('Distance of the first rib from the edge', { min: 0, max: 2000 }).default(100),
  /** Where a row runs through several zones. */
  rowsThroughZones: z.enum(['change-at-joints', 'strictest-zone']).default('change-at-joints'),
  rails: rails.default(rails.parse({})),
  frames: frames.optional(),
  /** W; null: of the chosen module, else 220 W for each square metre of panel. */
  panelPower: within('Power of a panel', { min: 50, max: 1500, unit: 'W' }).nullable().default(null),
  /** mm; null: of the chosen module, else not known. */
  frameHeight: z.literal(frameHeights).nullable().default(null).meta({ label: 'Frame height of a panel' }),
  sparePercent: percentage,
  /** In place of those of the chosen racking system. */
  partNumbers: partNumbers.default({}),
})
export type LayoutRequest = z.infer<typeof layoutRequest>

/** As many panels as fit, gaps and distances at their defaults. */
export const defaultLayoutRequest: LayoutRequest = layoutRequest.parse({})

/** The request stored with a project; `wanted` null: the project's installed power at the time of reading. */
export const keptLayout = layoutRequest.extend({ wanted: wanted.nullable().default(null) })
export type KeptLayout = z.infer<typeof keptLayout>

/** Names the issue of a refusal that says on which other roof the kept request was drawn. */
export const formerRoofField = 'formerRoof'

/** The array of a project, or as many panels as fit where it states none. */
const wantedFor = (array: ArrayOfProject): LayoutRequest['wanted'] => {
  if (array.panels != null) return { kind: 'count', count: array.panels }
  const kilowatts = installedPower(array)
  return kilowatts === null || kilowatts < 0.1 ? { kind: 'all' } : { kind: 'power', kilowatts }
}

/** The request for a project; `kept` null: nothing on the drawing was changed. */
export const requestOfProject = (
  kept: KeptLayout | null,
  array: ArrayOfProject,
  frontFacing: number | null = null,
): LayoutRequest => ({
  ...defaultLayoutRequest,
  ...kept,
  wanted: kept?.wanted ?? wantedFor(array),
  frontFacing,
})
