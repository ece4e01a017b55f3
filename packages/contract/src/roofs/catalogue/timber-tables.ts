import { z } from 'zod'
import { header, list, positive, text } from './figures.ts'

/** Strengths of timber and of screws in it. */

export const jointGroup = z.enum(['JD1', 'JD2', 'JD3', 'JD4', 'JD5', 'JD6'])
/** Seasoned timber, AS 1720.1. */
export type JointGroup = z.infer<typeof jointGroup>

const timberDefault = z.strictObject({
  bending: positive,
  shear: positive,
  E: positive,
  jointGroup,
  /** kN/m3 */
  density: positive,
  source: text,
})

const timberGrade = z.strictObject({
  grade: text,
  bending: positive,
  shear: positive,
  compression: positive,
  E: positive,
  G: positive.nullable(),
  tensionSoftwood: positive,
  tensionHardwood: positive,
  /** Null: the joint group of the species' default. */
  jointGroup: jointGroup.nullable(),
  capacityFactors: z.tuple([positive, positive, positive]).readonly(),
})

/** AS 1720.1:2010; strengths in MPa by grade and depth. */
export const timberGrades = z.strictObject({
  ...header,
  units: text,
  defaults: z.strictObject({ softwood: timberDefault, hardwood: timberDefault }),
  deepMgp: list(
    z.strictObject({
      grade: text,
      depthAbove: positive,
      depthTo: positive,
      bending: positive,
      tension: positive,
      shear: positive,
      compression: positive,
    }),
  ),
  rows: list(timberGrade),
})

const byJointGroup = z.record(jointGroup, positive)

/** AS 1720.1: withdrawal by screw gauge, N/mm; lateral load of a No. 14 screw, N. */
export const timberScrews = z.strictObject({
  ...header,
  units: text,
  withdrawal: z.strictObject({ 10: byJointGroup, 12: byJointGroup, 14: byJointGroup, 18: byJointGroup }),
  lateral: byJointGroup,
})
export type TimberScrews = z.infer<typeof timberScrews>
