import type { JointGroup } from '@soundroof/contract/roofs/catalogue/catalogue'
import { clause, reading, type Step } from '../../calculation/step.ts'

/** Screw gauges of the tables. */
export type ScrewGauge = 10 | 12 | 14 | 18

type ByGroup = Readonly<Record<JointGroup, number>>

/** Withdrawal from side grain, N per mm of penetration (table 4.6). */
const withdrawal: Readonly<Record<ScrewGauge, ByGroup>> = {
  10: { JD1: 147, JD2: 112, JD3: 87, JD4: 66, JD5: 52, JD6: 41 },
  12: { JD1: 168, JD2: 127, JD3: 100, JD4: 75, JD5: 60, JD6: 46 },
  14: { JD1: 189, JD2: 145, JD3: 112, JD4: 85, JD5: 68, JD6: 52 },
  18: { JD1: 232, JD2: 178, JD3: 137, JD4: 104, JD5: 83, JD6: 64 },
}

/** Lateral load in single shear, N per screw (table 4.5); No. 14 only. */
const lateral: ByGroup = { JD1: 7380, JD2: 5560, JD3: 4380, JD4: 3130, JD5: 2220, JD6: 1620 }

/** Characteristic withdrawal capacity Q_k, N/mm. */
export const withdrawalCharacteristic = (group: JointGroup, gauge: ScrewGauge): Step =>
  reading(
    { symbol: 'Q_k', label: 'characteristic-withdrawal-capacity', unit: 'N/mm', clause: 'AS 1720.1:2010 table 4.6' },
    withdrawal[gauge][group],
    { source: { code: 'joint-group-and-gauge', values: { group, gauge } } },
  )

/** Characteristic lateral capacity Q_k of a No. 14 screw, N. Throws RangeError for another gauge. */
export const lateralCharacteristic = (group: JointGroup, gauge: ScrewGauge): Step => {
  if (gauge !== 14) throw new RangeError(`no lateral capacity for a No. ${gauge} screw`)
  return reading(
    { symbol: 'Q_k', label: 'characteristic-lateral-capacity', unit: 'N', clause: 'AS 1720.1:2010 table 4.5' },
    lateral[group],
    { source: { code: 'joint-group-and-gauge', values: { group, gauge } } },
  )
}

type Withdrawal = {
  readonly phi: number
  readonly k_13: number
  readonly l_p: number
  readonly n: number
  readonly Q_k: number
}

/** Design withdrawal capacity of n screws, kN, clause 4.3.3.3; penetration l_p mm. No duration factor in withdrawal. */
export const screwWithdrawal = clause<Withdrawal>(
  {
    symbol: 'phi_N',
    label: 'design-withdrawal-capacity',
    unit: 'kN',
    clause: 'AS 1720.1:2010 cl 4.3.3.3',
    formula: 'phi * k_13 * l_p * n * Q_k / 1000',
  },
  ({ phi, k_13, l_p, n, Q_k }) => (phi * k_13 * l_p * n * Q_k) / 1000,
)

type Lateral = {
  readonly phi: number
  readonly k_1: number
  readonly k_13: number
  readonly k_14: number
  readonly k_16: number
  readonly k_17: number
  readonly n: number
  readonly Q_k: number
}

/** Design lateral capacity of n screws, kN, clause 4.3.3.2: penetration at least 7 diameters, side member 10 or a steel plate. */
export const screwLateral = clause<Lateral>(
  {
    symbol: 'phi_V',
    label: 'design-lateral-capacity',
    unit: 'kN',
    clause: 'AS 1720.1:2010 cl 4.3.3.2',
    formula: 'phi * k_1 * k_13 * k_14 * k_16 * k_17 * n * Q_k / 1000',
  },
  (g) => (g.phi * g.k_1 * g.k_13 * g.k_14 * g.k_16 * g.k_17 * g.n * g.Q_k) / 1000,
)
