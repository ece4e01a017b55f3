import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { reading, type Step } from '../../calculation/step.ts'

/** Yield stress of Grade 300 sections by plate thickness, MPa (AS/NZS 3679.1). */
const grade300 = [
  { upTo: 11, yield: 320 },
  { upTo: 17, yield: 300 },
  { upTo: Number.POSITIVE_INFINITY, yield: 280 },
] as const

/** Yield stress of steel of an unknown grade, or of a building from before 1995, MPa. */
export const OLD_STEEL = 250

/** Yield stress of a plate of Grade 300, MPa, by its thickness, mm. */
export const yieldOfGrade300 = (thickness: number): number =>
  (grade300.find((row) => thickness <= row.upTo) as (typeof grade300)[number]).yield

/** Yield stress of flange f_y or web f_yw as a step, MPa, table 2.1. @param branch why this value */
export const yieldStep = (symbol: 'f_y' | 'f_yw', value: number, branch: Message): Step =>
  reading(
    {
      symbol,
      label: symbol === 'f_y' ? 'yield-stress-of-the-flange' : 'yield-stress-of-the-web',
      unit: 'MPa',
      clause: 'AS 4100:2020 table 2.1',
    },
    value,
    { branch },
  )
