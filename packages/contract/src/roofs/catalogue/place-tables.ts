import { z } from 'zod'
import { windClassNames } from '../place/wind-class.ts'
import { stateCode } from './assessment-input.ts'
import { header, list, positive, text } from './figures.ts'

/** Figures of the place of a house. */

/** Design wind speeds of the classes of AS 4055, m/s, and the houses that they are for. */
export const windClasses = z.strictObject({
  ...header,
  units: text,
  /** Largest heights of eaves and top, width and pitch of a house; its length as a multiple of its width. */
  scope: z.strictObject({ eaves: positive, top: positive, width: positive, lengthPerWidth: positive, pitch: positive }),
  rows: list(z.strictObject({ class: z.enum(windClassNames), ultimate: positive, service: positive })),
})
export type WindClasses = z.infer<typeof windClasses>

/** Altitudes above which snow has to be looked at, by state; other states have none. */
export const snow = z.strictObject({
  ...header,
  unit: text,
  rows: list(z.strictObject({ states: list(stateCode), confirmAbove: positive, engineerAbove: positive })),
})
export type SnowAltitudes = z.infer<typeof snow>
