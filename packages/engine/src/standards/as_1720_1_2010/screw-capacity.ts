import type { JointGroup, TimberScrews } from '@soundroof/contract/roofs/catalogue/timber-tables'
import { clause, reading, type Step } from '../../calculation/step.ts'

/** Screw gauges of the tables. */
export type ScrewGauge = keyof TimberScrews['withdrawal']

/** Characteristic withdrawal capacity Q_k from side grain, N per mm of thread. */
export const withdrawalCharacteristic = ({ withdrawal }: TimberScrews, group: JointGroup, gauge: ScrewGauge): Step =>
  reading(
    { symbol: 'Q_k', label: 'characteristic-withdrawal-capacity', unit: 'N/mm', clause: 'AS 1720.1:2010 table 4.6' },
    withdrawal[gauge][group],
    { source: { code: 'joint-group-and-gauge', values: { group, gauge } } },
  )

/** Characteristic lateral capacity Q_k of a No. 14 screw, N. Throws RangeError for another gauge. */
export const lateralCharacteristic = ({ lateral }: TimberScrews, group: JointGroup, gauge: ScrewGauge): Step => {
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
