import { z } from 'zod'
import { roofForms } from '../fields/roof-form.ts'
import { message } from '../results/messages/message.ts'
import { frameSides, obstacle, panelBlock, planeNames } from './layout-request.ts'

/**
 * Panels, rails and feet on a roof, made to be drawn. Lengths are millimetres, in the plane's own coordinates:
 * x along the eave from the left, looking up the slope; y up the slope from the eave.
 */

const finite = z.number().finite()
const point = z.strictObject({ x: finite, y: finite })
/** mm, in the plane's own coordinates. */
export type LayoutPoint = z.infer<typeof point>

const layoutZones = ['Internal', 'Central', 'Intermediate', 'End', 'Edge', 'Corner', 'Ridge ends'] as const
/** From the mildest to the strictest. */
export type LayoutZone = (typeof layoutZones)[number]
const zone = z.enum(layoutZones)

/** Which panel of which block, all from 0. */
const place = z.strictObject({ block: z.int().min(0), row: z.int().min(0), column: z.int().min(0) })

const panel = z.strictObject({
  /** Lower left corner, then the size along the eave and up the slope. */
  x: finite,
  y: finite,
  width: finite,
  height: finite,
  /** The strictest zone that it touches. */
  zone,
  /** Run of panels on the same rails, from 0, on its plane. */
  row: z.int().min(0),
  place,
})
/** mm; a panel in several zones has the strictest. */
export type LaidPanel = z.infer<typeof panel>

/** One of the legs of a tilt frame, by where it stands below its panels. */
const leg = z.strictObject({
  at: z.enum(['front', 'middle', 'rear']),
  /** mm from the roof to the underside of the panels. */
  height: finite,
  /** Ultimate, kN. */
  horizontal: finite,
})

const foot = point.extend({
  /** Ultimate, kN: net uplift, and downward with the heavier array. */
  uplift: finite,
  downward: finite,
  /** kg, of the heavier array without wind. */
  mass: finite,
  /** Of panels in tilt frames. */
  leg: leg.optional(),
})
/** A foot with its forces, kN, and mass, kg. */
export type LaidFoot = z.infer<typeof foot>

const clamp = point.extend({ kind: z.enum(['mid', 'end']) })
/** A clamp between panels, or at the end of a row. */
export type LaidClamp = z.infer<typeof clamp>

const rail = z.strictObject({
  /** From 1 on each plane. */
  number: z.int().min(1),
  from: point,
  to: point,
  /** The run of panels that it holds. */
  row: z.int().min(0),
  /** The zone that decides number of rails and spacing. */
  zone,
  /** From one foot to the next, mm. */
  step: finite,
  /** Course of tiles, purlin or batten that it stands on, from 1 at the eave; null: none has to be met. */
  line: z.int().min(1).nullable(),
  /** Joints of its pieces, in order; some let the rail expand. */
  splices: z.array(point.extend({ expands: z.literal(true).optional() })).readonly(),
  /** Lengths of its pieces, mm, in order: one more than splices. */
  pieces: z.array(finite).readonly(),
  feet: z.array(foot).readonly(),
  clamps: z.array(clamp).readonly(),
})
/** A rail with its pieces, splices and feet. */
export type LaidRail = z.infer<typeof rail>

const zoneArea = z.strictObject({
  zone,
  polygon: z.array(point).readonly(),
  /** Whether the result asks to keep it clear of panels. */
  isKeptClear: z.boolean(),
})
/** Part of a plane in one zone; mm. */
export type ZoneArea = z.infer<typeof zoneArea>

const plane = z.strictObject({
  name: z.enum(planeNames),
  outline: z.array(point).readonly(),
  /** Where the plane lies on the plan of the building, mm: plan point = origin + x along + y up. */
  plan: z.strictObject({ origin: point, along: point, up: point }),
  /** From the mildest to the strictest: paint them in this order, each covers what lies below. */
  zones: z.array(zoneArea).readonly(),
  obstacles: z.array(obstacle).readonly(),
  /** Purlins and battens run along the eave, at so many mm up the slope; rafters up it, at so many mm from the left. */
  members: z.strictObject({
    run: z.enum(['along-eave', 'up-slope']),
    first: finite,
    pitch: finite,
    /** One more near the far edge, where feet stand on it; null: none. */
    last: finite.nullable(),
  }),
  /** What rails or feet stand on besides the members: `count` lines from `first` on, each a `step` further, mm. */
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(['course', 'rib', 'rafter']),
        run: z.enum(['along-eave', 'up-slope']),
        first: finite,
        step: finite,
        count: z.int().min(0),
        /** What the first is called: the first course of tiles lies over the gutter. */
        number: z.int().min(1),
      }),
    )
    .readonly(),
  /** Rows of tilt frames as they are placed by themselves on this plane: the side that they face, and from row to row, mm. */
  frames: z.strictObject({ faces: z.enum(frameSides), pitch: finite.nullable() }).optional(),
  panels: z.array(panel).readonly(),
  rails: z.array(rail).readonly(),
})
/** One plane of the roof with all that lies on it. */
export type LaidPlane = z.infer<typeof plane>

/** The largest forces on the legs of tilt frames in one zone, ultimate, kN; each of its own leg. */
const legLoads = z.strictObject({
  zone,
  at: z.enum(['front', 'middle', 'rear']),
  count: z.int().min(1),
  uplift: finite,
  downward: finite,
  horizontal: finite,
})

const frames = z.strictObject({
  /** Degrees: of the panels to the roof, of the place, and of the sun at noon on the shortest day. */
  tilt: finite,
  latitude: finite,
  sun: finite,
  /** The side that rows face which are placed by themselves, and the direction it looks to where it is known. */
  faces: z.enum(frameSides),
  azimuth: finite.nullable(),
  /** mm of such a row: of a panel up its frame, the same on the roof, and from row to row as laid. */
  length: finite,
  depth: finite,
  pitch: finite,
  /** From row to row without a shadow at that noon, mm. */
  clearPitch: finite,
  /** Above the roof, mm: the low and the high edge of the panels. */
  lowEdge: finite,
  highEdge: finite,
  legs: z.array(legLoads).readonly(),
})
/** Rows of tilt frames. */
export type LaidFrames = z.infer<typeof frames>

const layoutOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    unit: z.literal('mm'),
    roofForm: z.enum(roofForms),
    orientation: z.enum(['portrait', 'landscape']),
    /** Length and width, mm, and power, W, of one panel; its tilt to the roof, degrees, where it lies in a frame. */
    panel: z.strictObject({ length: finite, width: finite, power: finite, tilt: finite.optional() }),
    /** Of panels in tilt frames. */
    frames: frames.optional(),
    planes: z.array(plane).readonly(),
    /** Panels of blocks that may not lie where they are: drawn with their reason, and not counted. */
    refused: z
      .array(
        z.strictObject({
          plane: z.enum(planeNames),
          x: finite,
          y: finite,
          width: finite,
          height: finite,
          place,
          reason: text,
        }),
      )
      .readonly(),
    /** As asked, or as placed by the layout itself. */
    blocks: z.array(panelBlock).readonly(),
    /** mm: of panels from edges of the roof, and from ridge and hips. */
    distances: z.strictObject({ edge: finite, ridge: finite }),
    /** Whether nobody placed the panels. */
    isChosen: z.boolean(),
    /** Panels asked for; null: as many as fit. */
    wanted: z.int().min(1).nullable(),
    placed: z.int().min(0),
    /** How many panels fit at most. */
    fits: z.int().min(0),
    /** kW: of the project, of the panels placed, and of as many as fit. */
    power: z.strictObject({ installed: finite.nullable(), placed: finite, fits: finite }),
    /** Of former drawings: what keeps panels off the roof, with how many more would fit. Hints tell it since: decision 074. */
    lost: z.array(z.strictObject({ reason: text, panels: z.int().min(1) })).readonly(),
    warnings: z.array(text).readonly(),
    assumptions: z.array(text).readonly(),
  })
/** As the server answers it, in words. */
export const layout = layoutOf(z.string().min(1))
export type Layout = z.infer<typeof layout>
const codedLayout = layoutOf(message)
/** As the engine answers it: messages in place of words. */
export type CodedLayout = z.infer<typeof codedLayout>
/** Sentences of a layout. */
export const codedSayings = codedLayout.pick({ refused: true, lost: true, warnings: true, assumptions: true })
