import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { figureAt } from '../calculation/figure.ts'
import { clause, lastOf, leastSure, reading, type Step } from '../calculation/step.ts'
import { verbatim } from '../calculation/verbatim.ts'
import type { Capacity } from '../checks/check.ts'
import { screwInRafter } from '../members/crossing/crossing-capacity.ts'
import { screwWithdrawal, withdrawalCharacteristic } from '../standards/as_1720_1_2010/screw-capacity.ts'
import { designPullOut, nominalPullOut, receivingStrength } from '../standards/as_nzs_4600_2018/screw-pull-out.ts'

type Foot = Catalogue['fixings']['foot']

const cyclicWords = {
  symbol: 'k_cyc',
  label: 'factor-for-cyclic-wind',
  unit: '',
  clause: 'Method 5.1',
} as const

/** Factor for cyclic wind on a foot: 1.0 in A and B. Steel thickness mm; null: timber. */
const cyclicFactor = (foot: Foot, cyclonic: boolean, thickness: number | null): Step => {
  if (!cyclonic) return reading(cyclicWords, 1, { branch: 'regions-a-and-b' })
  const { factor, thinSteelFactor, thinSteelBelow } = foot.cyclic
  const thin = thickness !== null && thickness < thinSteelBelow
  return reading(cyclicWords, thin ? thinSteelFactor : factor, {
    branch: thin ? { code: 'regions-c-and-d-thin-steel', values: { below: thinSteelBelow } } : 'regions-c-and-d',
    ...figureAt(foot.cyclic, 'fixings/foot/cyclic'),
  })
}

const bracketCapacity = clause<{ readonly k_cyc: number; readonly R_b: number }>(
  { symbol: 'phi_N_b', label: 'bracket-of-a-foot', unit: 'kN', clause: 'Method 5.1', formula: 'k_cyc * R_b' },
  ({ k_cyc, R_b }) => k_cyc * R_b,
)
const screwsInSteel = clause<{ readonly k_cyc: number; readonly n: number; readonly N: number }>(
  {
    symbol: 'phi_N_s',
    label: 'screws-of-a-foot-in-steel',
    unit: 'kN',
    clause: 'Method 5.1',
    formula: 'k_cyc * n * N',
  },
  ({ k_cyc, n, N }) => k_cyc * n * N,
)
const penetration = clause<{ readonly l_max: number; readonly d: number; readonly c: number }>(
  {
    symbol: 'l_p',
    label: 'penetration-of-the-screw',
    unit: 'mm',
    clause: 'Method 5.1',
    formula: 'max(0, min(l_max, d - c))',
  },
  ({ l_max, d, c }) => Math.max(0, Math.min(l_max, d - c)),
)

const coefficientWords = {
  symbol: 'c',
  label: 'pull-out-coefficient',
  unit: '',
  clause: 'Method 5.1, for AS/NZS 4600:2018 cl 5.4.3.2',
} as const

/** Capacities of one L-foot, kN: of its bracket and of its screws, with their derivation. */
export type FootCapacity = {
  readonly bracket: Capacity
  readonly screws: Capacity
  readonly steps: readonly Step[]
}

const bracketOf = (foot: Foot, k_cyc: Step) => {
  const words = { symbol: 'R_b', label: 'published-capacity-of-a-foot', unit: 'kN', clause: 'Method 5.1' } as const
  const R_b = reading(words, foot.bracket, { source: verbatim(foot.edition), ...figureAt(foot, 'fixings/foot') })
  const step = bracketCapacity({ k_cyc: k_cyc.value, R_b: R_b.value }, leastSure(k_cyc, R_b))
  const capacity: Capacity = { value: step.value, status: step.status, reason: 'bracket-of-an-l-foot' }
  return { steps: [R_b, step], capacity }
}

/** Capacity of an L-foot on steel of a thickness in mm with n screws, kN. Throws RangeError when it is thinner than the table. */
export const footOnSteel = (
  catalogue: Catalogue,
  thickness: number,
  screws: number,
  cyclonic: boolean,
): FootCapacity => {
  const { foot } = catalogue.fixings
  const { coefficient, diameter, capacityFactor } = foot.steelScrew
  const k_cyc = cyclicFactor(foot, cyclonic, thickness)
  const bracket = bracketOf(foot, k_cyc)
  const strength = receivingStrength(catalogue.sections.screwGrades, thickness)
  const c = reading(coefficientWords, coefficient, figureAt(foot.steelScrew, 'fixings/foot/steel-screw'))
  const from = leastSure(c, strength)
  const nominal = nominalPullOut({ c: c.value, t_2: thickness, d_f: diameter, f_u2: strength.value }, from)
  const one = designPullOut({ phi: capacityFactor, N_ou: nominal.value }, leastSure(nominal))
  const all = screwsInSteel({ k_cyc: k_cyc.value, n: screws, N: one.value }, leastSure(k_cyc, one))
  const reason: Message = { code: 'screws-in-steel', values: { screws, thickness } }
  return {
    bracket: bracket.capacity,
    screws: { value: all.value, status: all.status, reason },
    steps: [k_cyc, ...bracket.steps, strength, c, nominal, one, all],
  }
}

/** Capacity of an L-foot on timber of a depth in mm with n screws, kN. */
export const footOnTimber = (
  catalogue: Catalogue,
  timber: { readonly depth: number; readonly group: JointGroup },
  screws: number,
  cyclonic: boolean,
): FootCapacity => {
  const { foot } = catalogue.fixings
  const { gauge, capacityFactor, largestPenetration, coverBelow, status } = foot.timberScrew
  const k_cyc = cyclicFactor(foot, cyclonic, null)
  const bracket = bracketOf(foot, k_cyc)
  const l_p = penetration({ l_max: largestPenetration, d: timber.depth, c: coverBelow })
  const Q_k = withdrawalCharacteristic(catalogue.timber.screws, timber.group, gauge)
  const all = screwWithdrawal({ phi: capacityFactor, k_13: 1, l_p: l_p.value, n: screws, Q_k: Q_k.value }, { status })
  const reason: Message =
    l_p.value > 0
      ? { code: 'screws-in-timber', values: { screws, group: timber.group } }
      : { code: 'timber-gives-no-thread', values: { depth: timber.depth } }
  return {
    bracket: bracket.capacity,
    screws: { value: all.value, status, reason },
    steps: [k_cyc, ...bracket.steps, l_p, Q_k, all],
  }
}

/** Capacity of an L-foot whose n screws go through a batten into a rafter of a joint group, kN. Method 6.2. */
export const footOverRafter = (
  catalogue: Catalogue,
  group: JointGroup,
  screws: number,
  cyclonic: boolean,
): FootCapacity => {
  const k_cyc = cyclicFactor(catalogue.fixings.foot, cyclonic, null)
  const bracket = bracketOf(catalogue.fixings.foot, k_cyc)
  const held = screwInRafter(catalogue, group, screws)
  const { value, status } = lastOf(held)
  const reason: Message = { code: 'screws-in-timber', values: { screws, group } }
  return {
    bracket: bracket.capacity,
    screws: { value, status, reason },
    steps: [k_cyc, ...bracket.steps, ...held],
  }
}
