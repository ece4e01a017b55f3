import { z } from 'zod'
import { windClassNames } from '../places/wind-class.ts'
import { stateCode, windRegion } from './assessment-input.ts'
import { figuresOf, header, list, number, positive, text } from './figures.ts'

/** Figures of the place of a house. */

/** Design wind speeds of the classes of AS 4055, m/s, and the houses that they are for. */
export const windClasses = z.strictObject({
  ...header,
  units: text,
  /** Largest heights of eaves and top, width and pitch of a house; its length as a multiple of its width. */
  scope: z.strictObject({ eaves: positive, top: positive, width: positive, lengthPerWidth: positive, pitch: positive }),
  rows: figuresOf(z.strictObject({ class: z.enum(windClassNames), ultimate: positive, service: positive })),
})
export type WindClasses = z.infer<typeof windClasses>

/** Wind regions along the coasts, from the sea inland. */
const strips = list(z.tuple([positive, z.enum(['A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'C', 'D'])]).readonly())
/** AS/NZS 1170.2:2021 figure 3.1(A). */
export const coastStrips = z.strictObject({
  ...header,
  units: text,
  coasts: z.strictObject({
    northern: strips,
    pilbara: strips,
    midWest: strips,
    east: strips,
    newSouthWales: strips,
    southWest: strips,
    south: strips,
  }),
})

/** Where each place of the wizard lies: what the table of locations says of its wind region. */
const place = z.strictObject({
  id: text,
  name: text,
  state: stateCode,
  region: windRegion,
  coastBandFrom: number.nullable(),
  /** Of the northern limit where that counts, degrees. */
  latitude: number,
})
/** One row of the region table, confirmed alone. */
export type Place = z.infer<typeof place>
/** Every place of the wizard's lists. */
export const locations = z.strictObject({ ...header, rows: figuresOf(place) })

/** Altitudes above which snow has to be looked at, by state; other states have none. */
export const snow = z.strictObject({
  ...header,
  unit: text,
  rows: list(
    z.strictObject({
      states: list(stateCode),
      /** True where the rule holds only for places that may lie high. */
      onlyHighPlaces: z.boolean(),
      confirmAbove: positive,
      engineerAbove: positive,
    }),
  ),
})
export type SnowAltitudes = z.infer<typeof snow>

/** Areas that may lie above the altitude of snow, with the places of the table of locations that have a part in them. */
export const highPlaces = z.strictObject({
  ...header,
  rows: figuresOf(z.strictObject({ id: text, name: text, state: stateCode, places: list(text) })),
})

/** Corrosivity categories by distance from open surf or sheltered water, m; null: any further. */
const byDistance = list(z.strictObject({ upTo: positive.nullable(), category: z.enum(['C2', 'C3', 'C4', 'C5']) }))
/** Categories C2 to C5 by distance from the sea. */
export const corrosivity = z.strictObject({
  ...header,
  units: text,
  /** Nearer to the sea than this, m, some makers do not stand behind their modules. */
  moduleDistance: positive,
  'open-surf': byDistance,
  sheltered: byDistance,
})
export type Corrosivity = z.infer<typeof corrosivity>

/** Requirements of a state on an array, by the letter of the wind region. */
export const permitRules = z.strictObject({
  ...header,
  unit: text,
  rows: list(
    z.strictObject({
      state: stateCode,
      regions: list(z.enum(['A', 'B', 'C', 'D'])),
      name: text,
      rule: text,
      /** Largest mass at one attachment, kg; null: not limited. */
      mostPerFoot: positive.nullable(),
    }),
  ),
})
export type PermitRules = z.infer<typeof permitRules>
