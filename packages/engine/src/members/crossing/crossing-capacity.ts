import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import { figureAt } from '../../calculation/figure.ts'
import { clause, leastSure, reading, type Step } from '../../calculation/step.ts'
import { verbatim } from '../../calculation/verbatim.ts'
import { isCyclonic, isSevereCyclonic } from '../../site/region.ts'
import { screwWithdrawal, withdrawalCharacteristic } from '../../standards/as_1720_1_2010/screw-capacity.ts'
import { designPullOut, nominalPullOut, receivingStrength } from '../../standards/as_nzs_4600_2018/screw-pull-out.ts'
import { jointGroupOf } from '../timber/joint-group.ts'
import { applicableGrade } from '../timber/timber-grade.ts'

type Fixings = Catalogue['fixings']['battenFixings']

const pullOver = clause<{ readonly R: number; readonly t_2: number; readonly t_R: number }>(
  {
    symbol: 'phi_N_o',
    label: 'screw-head-pulled-through-the-top-hat',
    unit: 'kN',
    clause: 'Method 6.1',
    formula: 'R * t_2 / t_R',
  },
  ({ R, t_2, t_R }) => (R * t_2) / t_R,
)

const weakerOf = clause<{ readonly phi_N: number; readonly phi_N_o: number }>(
  {
    symbol: 'phi_N_x',
    label: 'one-screw-at-a-batten-crossing',
    unit: 'kN',
    clause: 'Method 6.1',
    formula: 'min(phi_N, phi_N_o)',
  },
  ({ phi_N, phi_N_o }) => Math.min(phi_N, phi_N_o),
)

/** Pull-over of one screw head, kN: thickness of the top hat, mm. */
const headInTopHat = ({ pullOver: table }: Fixings, t_2: number): readonly Step[] => {
  const { capacity, thickness, status } = table
  const words = { clause: 'Method 6.1' } as const
  const figure = figureAt(table, 'fixings/batten-fixings/pull-over')
  const R = reading({ ...words, symbol: 'R', label: 'pull-over-of-one-screw', unit: 'kN' }, capacity, figure)
  const t_R = reading({ ...words, symbol: 't_R', label: 'thickness-of-that-top-hat', unit: 'mm' }, thickness, figure)
  return [R, t_R, pullOver({ R: R.value, t_2, t_R: t_R.value }, { status })]
}

/** No. 14 screws with 35 mm of thread in a timber rafter, the last of the steps to them. */
export const screwInRafter = ({ fixings, timber }: Catalogue, group: JointGroup, n = 1): readonly Step[] => {
  const { gauge, capacityFactor } = fixings.foot.timberScrew
  const { length, status } = fixings.battenFixings.thread
  const l_p = reading(
    { symbol: 'l_p', label: 'thread-in-the-rafter', unit: 'mm', clause: 'Method 6.1', status },
    length,
  )
  const Q_k = withdrawalCharacteristic(timber.screws, group, gauge)
  return [l_p, Q_k, screwWithdrawal({ phi: capacityFactor, k_13: 1, l_p: l_p.value, n, Q_k: Q_k.value }, { status })]
}

const noThread = {
  symbol: 'phi_N_ou',
  label: 'steel-too-thin-for-a-screw',
  unit: 'kN',
  clause: 'Method 6.1',
} as const

const thickestWords = {
  symbol: 't_max',
  label: 'thickest-steel-of-the-table',
  unit: 'mm',
  clause: 'Method 6.1',
} as const

const coefficientWords = { symbol: 'c', label: 'pull-out-coefficient', unit: '', clause: 'Method 5.1' } as const

const threadInSteel = clause<{ readonly t: number; readonly t_max: number }>(
  {
    symbol: 't_2',
    label: 'steel-that-holds-the-screw',
    unit: 'mm',
    clause: 'Method 6.1',
    formula: 'min(t, t_max)',
  },
  ({ t, t_max }) => Math.min(t, t_max),
)

/** One screw in a steel rafter of a thickness in mm; thicker than the table counts as its thickest. */
const screwInSteel = ({ fixings, sections }: Catalogue, thickness: number): readonly Step[] => {
  const { smallest, rows } = sections.screwGrades
  if (thickness < smallest) return [reading(noThread, 0)]
  const t_max = reading(thickestWords, rows[rows.length - 1]?.to ?? smallest)
  const thread = threadInSteel({ t: thickness, t_max: t_max.value })
  const t_2 = thread.value
  const { coefficient, diameter, capacityFactor } = fixings.foot.steelScrew
  const strength = receivingStrength(sections.screwGrades, t_2)
  const c = reading(coefficientWords, coefficient, figureAt(fixings.foot.steelScrew, 'fixings/foot/steel-screw'))
  const from = leastSure(c, strength)
  const nominal = nominalPullOut({ c: c.value, t_2, d_f: diameter, f_u2: strength.value }, from)
  return [t_max, thread, strength, c, nominal, designPullOut({ phi: capacityFactor, N_ou: nominal.value }, from)]
}

/** Capacity of one screw at a crossing, the last of its steps: held by the rafter, and by a top hat's thickness in mm. */
export const oneScrew = (catalogue: Catalogue, held: readonly Step[], topHat: number | null): readonly Step[] => {
  const inRafter = held[held.length - 1] as Step
  if (topHat === null) return held
  const head = headInTopHat(catalogue.fixings.battenFixings, topHat)
  const over = head[head.length - 1] as Step
  const one = weakerOf({ phi_N: inRafter.value, phi_N_o: over.value }, leastSure(inRafter, over))
  return [...held, ...head, one]
}

const groupOfRafter = ({ timber }: Catalogue, input: AssessmentInput): JointGroup | null => {
  const { rafter } = input
  return rafter.material === 'timber'
    ? jointGroupOf(timber.grades, rafter.species, applicableGrade(input, rafter.species))
    : null
}

const topHatOf = ({ purlin }: AssessmentInput): number | null => (purlin.material === 'steel' ? purlin.thickness : null)

const screwOf = (input: AssessmentInput, catalogue: Catalogue, group: JointGroup | null): readonly Step[] => {
  const { rafter } = input
  const flange = rafter.material === 'steel' ? rafter.flangeThickness : 0
  return oneScrew(
    catalogue,
    group === null ? screwInSteel(catalogue, flange) : screwInRafter(catalogue, group),
    topHatOf(input),
  )
}

const nailDepth = clause<{
  readonly N: number
  readonly l: number
  readonly d: number
  readonly l_n: number
  readonly k_a: number
}>(
  {
    symbol: 'phi_N_n',
    label: 'nails-at-a-batten-crossing',
    unit: 'kN',
    clause: 'Method 6.1',
    formula: 'N * max(0, min(1, (l - d) / l_n)) * k_a',
  },
  ({ N, l, d, l_n, k_a }) => N * Math.max(0, Math.min(1, (l - d) / l_n)) * k_a,
)

/** Age and wind that nails depend on: they hold all in a building from 1980 on outside regions C and D, else the catalogue's part of it. */
export type NailAge = { readonly built: AssessmentInput['options']['built']; readonly cyclonic: boolean }

const nailFactor = ({ ageFactor }: Fixings['nails'], { built, cyclonic }: NailAge): number =>
  built === 'from-1980' && !cyclonic ? 1 : ageFactor

/** One or two nails through a batten of a depth in mm; empty where the joint group is weaker than the table. */
export const nailsAtCrossing = (
  { fixings }: Catalogue,
  group: JointGroup,
  nails: 1 | 2,
  depth: number,
  age: NailAge,
): readonly Step[] => {
  const { length, penetration, rows, status } = fixings.battenFixings.nails
  // JD1 is the strongest: a stronger group than the table's first takes that one.
  const row = rows.findLast((entry) => entry.group <= group) ?? rows[0]
  if (row === undefined || group > (rows[rows.length - 1]?.group ?? group)) return []
  const words = { clause: 'Method 6.1' } as const
  const figure = figureAt(fixings.battenFixings.nails, 'fixings/batten-fixings/nails')
  const read = (symbol: string, label: 'length-of-a-nail' | 'penetration-of-a-nail', value: number) =>
    reading({ ...words, symbol, label, unit: 'mm' }, value, figure)
  const N = reading(
    { ...words, symbol: 'N', label: 'capacity-of-nails', unit: 'kN' },
    nails === 1 ? row.one : row.two,
    {
      ...figure,
      source: { code: 'nails-and-joint-group', values: { nails, group: row.group } },
    },
  )
  const l = read('l', 'length-of-a-nail', length)
  const l_n = read('l_n', 'penetration-of-a-nail', penetration)
  const k_a = reading(
    { ...words, symbol: 'k_a', label: 'factor-for-age-and-cyclic-wind', unit: '' },
    nailFactor(fixings.battenFixings.nails, age),
    { ...figure, branch: age.cyclonic ? 'regions-c-and-d' : (age.built ?? 'age-not-known') },
  )
  const given = { N: N.value, l: l.value, d: depth, l_n: l_n.value, k_a: k_a.value }
  return [N, l, l_n, k_a, nailDepth(given, { status })]
}

/** What holds a batten at the rafters: as far as it is known, and one screw that can be added. */
export type CrossingFixing = {
  /** Null: not known. */
  readonly known: Step | null
  readonly screw: Step
  readonly isSteel: boolean
  /** B2, C and D: a fixing that is not known must hold all that panels ask beyond the bare roof. */
  readonly isStormRegion: boolean
  readonly steps: readonly Step[]
}

/** Capacity of n screws at a crossing, kN. Method 6.1. */
export const screwsAtCrossing = clause<{ readonly n: number; readonly phi_N: number }>(
  { symbol: 'phi_N_k', label: 'screws-at-a-batten-crossing', unit: 'kN', clause: 'Method 6.1', formula: 'n * phi_N' },
  ({ n, phi_N }) => n * phi_N,
)
const given = (value: number): Step =>
  reading({ symbol: 'phi_N_k', label: 'capacity-of-a-batten-crossing', unit: 'kN', clause: 'Method 6.1' }, value, {
    source: verbatim('Method 0'),
  })

const screwCounts = { 'one-screw': 1, 'two-screws': 2 } as const
const nailCounts = { 'one-nail': 1, 'two-nails': 2 } as const

const knownSteps = (
  { purlin, options }: AssessmentInput,
  catalogue: Catalogue,
  { group, screw, cyclonic }: { readonly group: JointGroup | null; readonly screw: Step; readonly cyclonic: boolean },
): readonly Step[] => {
  const { battenFixing: fixing, battenCapacity, built } = options
  if (battenCapacity !== null) return [given(battenCapacity)]
  if (fixing === 'unsure') return []
  if (fixing === 'one-screw' || fixing === 'two-screws')
    return [screwsAtCrossing({ n: screwCounts[fixing], phi_N: screw.value }, leastSure(screw))]
  // Nails hold timber battens in timber alone.
  if (purlin.material !== 'timber' || group === null) return []
  return nailsAtCrossing(catalogue, group, nailCounts[fixing], purlin.depth, { built, cyclonic })
}

/** Fixing of battens or top hats to the rafters of a roof. Method 6.1. @param region by the edition used */
export const crossingFixing = (input: AssessmentInput, catalogue: Catalogue, region: string): CrossingFixing => {
  const cyclonic = isSevereCyclonic(region)
  const group = groupOfRafter(catalogue, input)
  const one = screwOf(input, catalogue, group)
  const screw = one[one.length - 1] as Step
  const known = knownSteps(input, catalogue, { group, screw, cyclonic })
  return {
    known: known[known.length - 1] ?? null,
    screw,
    isSteel: group === null,
    isStormRegion: isCyclonic(input.site.region),
    steps: [...one, ...known],
  }
}
