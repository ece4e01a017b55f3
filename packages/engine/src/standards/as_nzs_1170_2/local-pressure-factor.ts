import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import { clause, reading, type Step, type Words } from '../../calculation/step.ts'

/** Local pressure factors K_l of roof areas, table 5.6: RA1 and RA3, RA2 and RA4, RC1 and RC2, the rest. */
const localPressureFactors = { Internal: 1, Intermediate: 1.5, Edge: 2, Corner: 3 } as const

/** The four zones of local pressure that table 5.6 leads to. */
export type LocalZone = keyof typeof localPressureFactors

const words: Words = {
  symbol: 'K_l',
  label: 'local-pressure-factor',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.6',
}

const reduced = clause<{ readonly K: number; readonly K_r: number }>(
  { ...words, formula: 'max(1, K * K_r)' },
  ({ K, K_r }) => Math.max(1, K * K_r),
)

/** K_l of a zone; in the lee of a parapet K_l K_r, never below the 1.0 that holds everywhere (clause 5.4.4). */
export const localPressureFactor = (zone: LocalZone, parapetFactor = 1, status: DataStatus = 'verified'): Step => {
  const factor = localPressureFactors[zone]
  if (parapetFactor === 1 || zone === 'Internal')
    return reading(words, factor, { source: { code: 'zone-of', values: { zone } } })
  return reduced(
    { K: factor, K_r: parapetFactor },
    { status, branch: { code: 'zone-behind-parapet', values: { zone } } },
  )
}
