import type { WindTables } from '@soundroof/contract/roofs/catalogue/wind-tables'
import { lastOf, type Step } from '../calculation/step.ts'
import { hipRoofSuction } from '../standards/as_nzs_1170_2/hip-roof-suction.ts'
import { downwardCoefficient, envelopeSuction } from '../standards/as_nzs_1170_2/roof-pressure-coefficient.ts'
import { type FreeRoofShape, freeRoofDownward, freeRoofSuction } from './free-roof.ts'

/** Whose coefficients a roof takes: the envelope of gables, those of hip roofs, or those of free-standing roofs. */
export type RoofKind = 'gable' | 'hip' | FreeRoofShape

/** The roof as its pressure coefficients see it. */
export type RoofSetting = {
  readonly kind: RoofKind
  /** Roof slope, degrees, 0 to 45. */
  readonly roofSlope: number
  /** h over the smaller plan dimension. */
  readonly heightOverLesser: number
}

/** Pressure coefficients of the roof itself, before local pressure factors. */
export type RoofCoefficients = {
  /** Suction, below 0. */
  readonly suction: Step
  /** The least suction that any height gives the same roof. */
  readonly low: Step
  readonly downward: Step
  readonly steps: readonly Step[]
}

const suctionSteps = (
  { kind, roofSlope }: RoofSetting,
  heightOverDepth: number,
  { gableRoof, hipRoof, freeRoof }: WindTables,
): readonly Step[] => {
  if (kind === 'gable') return [envelopeSuction(gableRoof, heightOverDepth)]
  if (kind === 'hip') return hipRoofSuction(hipRoof, heightOverDepth, roofSlope)
  return [freeRoofSuction(freeRoof, kind, roofSlope)]
}

const downwardSteps = ({ kind, roofSlope }: RoofSetting, { gableRoof, freeRoof }: WindTables): readonly Step[] =>
  kind === 'gable' || kind === 'hip'
    ? downwardCoefficient(gableRoof, roofSlope)
    : freeRoofDownward(freeRoof, kind, roofSlope)

/** Method 3. Throws RangeError above 45 degrees. */
export const roofCoefficients = (setting: RoofSetting, tables: WindTables): RoofCoefficients => {
  const suction = suctionSteps(setting, setting.heightOverLesser, tables)
  const downward = downwardSteps(setting, tables)
  return {
    suction: lastOf(suction),
    low: lastOf(suctionSteps(setting, 0, tables)),
    downward: lastOf(downward),
    steps: [...suction, ...downward],
  }
}
