import { z } from 'zod'
import { supportConditions, windRegion } from './assessment-input.ts'
import { listedModule, listedRacking } from './products/listed-product.ts'

/**
 * Option lists of the wizard. They hold no capacity and no factor, so visitors may read them. A list addressed by position only
 * grows at its end; "Unsure" stays the last option.
 */

const text = z.string().min(1)
const millimetres = z.number().finite().gt(0)
const status = z.enum(['verified', 'unverified', 'estimate'])

/** A place and its wind region. */
const regionLeaf = z.strictObject({
  id: text,
  name: text,
  /** Region class: 0 A, 1 B, 2 C, 3 D. */
  value: z.literal([0, 1, 2, 3]),
  /** Sub-region of AS/NZS 1170.2:2021. */
  region: windRegion,
  /** Distance band from the smoothed coast, km; `coastBandTo` null: no upper bound; both null: not a coast band. */
  coastBandFrom: z.number().min(0).nullable(),
  coastBandTo: z.number().gt(0).nullable(),
  /** A representative point, degrees. */
  latitude: z.number().min(-45).max(-9),
  longitude: z.number().min(96).max(169),
  /** Northernmost latitude, where a temperature limit of timber lies between it and the point. */
  northernLimit: z.number().min(-45).max(-9).optional(),
  /** Parts of it may lie above the altitude of snow, so the altitude of the site is asked. */
  mayLieHigh: z.boolean(),
  examples: z.array(text).readonly(),
  /** What to double-check at this place. */
  note: text.nullable(),
})

const area = z.strictObject({ id: text, name: text, locations: z.array(regionLeaf).min(1).readonly() })

const state = z.strictObject({
  code: z.enum(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']),
  name: text,
  areas: z.array(area).readonly(),
})

const terrain = z.strictObject({
  text,
  /** Terrain category of AS/NZS 1170.2. */
  category: z.literal([1, 1.5, 2, 2.5, 3, 4]),
  /** Terrain index: 1.5 shares the index of 1. */
  index: z.literal([1, 2, 3, 4, 5]),
})

const supportOption = z.strictObject({
  label: text,
  /** The condition used in the calculation. */
  means: z.enum(supportConditions),
  unsure: z.boolean(),
})

const sectionDepth = z.strictObject({
  depth: millimetres,
  /** Nominal thickness options, mm. "Unsure" follows them as the last option of the list. */
  thicknesses: z.array(millimetres).min(1).readonly(),
  /** What "Unsure" counts as, mm. */
  unsureThickness: millimetres,
  /** Largest usual spacing, mm; above it a warning. */
  maxSpacing: millimetres,
  /** False where the support condition is not asked; then `supports[2]` applies. */
  supportAsked: z.boolean(),
})

const section = z.strictObject({
  label: text,
  depths: z.array(sectionDepth).min(1).readonly(),
  supports: z.array(supportOption).min(1).readonly(),
  /** False where rows of bridging are not asked. */
  bridgingAsked: z.boolean(),
})

const band = z.strictObject({ lower: millimetres, upper: millimetres })

const sheeting = z.strictObject({
  /** Named by what is visible from the roof, or as an administrator chose. */
  name: text,
  /** The default name, where an administrator chose another. */
  defaultName: text.optional(),
  /** Distance between ribs, mm; null where unknown. */
  ribPitch: millimetres.nullable(),
  /** Height of a rib, mm. */
  ribHeight: millimetres.nullable(),
  /** Key of the drawn profile picture; null for "Other". */
  picture: text.nullable(),
  status,
})

const coded = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.array(z.strictObject({ code: z.enum(codes), label: text })).readonly()

/** Every list of the wizard; a position on the wire is an index into one. */
export const choices = z.strictObject({
  states: z.array(state).readonly(),
  terrains: z.array(terrain).readonly(),
  buildingShapes: coded(['rectangular', 'irregular']),
  installationMethods: coded(['parallel', 'perpendicular']),
  mounts: coded(['flush', 'tilt']),
  fixings: coded(['screw', 'clamp']),
  /** Editions of AS/NZS 1170.2 whose clause for panels parallel to a roof has its coefficients entered. */
  panelClauses: z.array(z.enum(['2011', '2021'])).readonly(),
  panelLengthBands: z.array(band).readonly(),
  panelWidthBands: z.array(band).readonly(),
  /** Steel purlin sections in the order of the wire, from 1. */
  purlins: z.strictObject({ Z: section, C: section, 'top-hat': section }),
  /** Rows of bridging per span, by position. */
  bridging: z.array(z.number().int().min(0)).readonly(),
  timberSupports: z.array(supportOption).readonly(),
  timberTypes: coded(['softwood', 'hardwood']),
  rafterTypes: coded(['steel', 'timber']),
  roofTypes: coded(['tin-screwed', 'tin-clamped', 'tile']),
  /** Sheeting products; position 0 is "Other". */
  sheetings: z.array(sheeting).readonly(),
  /** Beside the generic figures; what is in force comes with the client settings. */
  rackingSystems: z.array(listedRacking).readonly(),
  modules: z.array(listedModule).readonly(),
})
export type Choices = z.infer<typeof choices>

/** Where the clause for panels has coefficients. */
export const editionsWithPanelClause = (table: { readonly '2011': unknown; readonly '2021': unknown }) =>
  (['2011', '2021'] as const).filter((edition) => table[edition] !== null)
