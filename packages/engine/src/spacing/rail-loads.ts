import { clause, type Remarks, type Step } from '../calculation/step.ts'

/** Loads on the rails of one panel. */
export type RailLoads = {
  /** Tributary width of the most loaded rail t, m. */
  readonly tributary: Step
  readonly steps: readonly Step[]
}

const words = { unit: 'm', clause: 'Method 4' } as const

const overhangWords = { ...words, symbol: 'c', label: 'overhang-of-the-panel-at-both-ends' } as const
type OverTwo = { readonly L: number; readonly e_1: number; readonly e_2: number }
const overTwoGaps = clause<OverTwo>(
  { ...overhangWords, formula: '(L - (e_1 + e_2)) / 2' },
  ({ L, e_1, e_2 }) => (L - (e_1 + e_2)) / 2,
)
const overThreeGaps = clause<OverTwo & { readonly e_3: number }>(
  { ...overhangWords, formula: '(L - (e_1 + e_2 + e_3)) / 2' },
  ({ L, e_1, e_2, e_3 }) => (L - (e_1 + e_2 + e_3)) / 2,
)

const momentWords = {
  symbol: 'M',
  label: 'panel-moment-over-a-rail',
  unit: 'm2',
  clause: 'Method 4',
} as const

const outerMoment = ({ c }: { readonly c: number }): number => (-c * c) / 2
const overOuter = clause({ ...momentWords, formula: '-c ^ 2 / 2' }, outerMoment)

type TwoGaps = { readonly c: number; readonly e_1: number; readonly e_2: number }
const middleMoment = ({ c, e_1, e_2 }: TwoGaps): number => (c * c) / 4 - (e_1 ** 3 + e_2 ** 3) / (8 * (e_1 + e_2))
const overMiddle = clause(
  { ...momentWords, formula: 'c ^ 2 / 4 - (e_1 ^ 3 + e_2 ^ 3) / (8 * (e_1 + e_2))' },
  middleMoment,
)

type ThreeGaps = TwoGaps & { readonly e_3: number }
/** Over the rail between gaps 1 and 2; the other inner rail is its mirror image. */
const innerMoment = ({ c, e_1, e_2, e_3 }: ThreeGaps): number => {
  const near = (c * c * e_1) / 2 - (e_1 ** 3 + e_2 ** 3) / 4
  const far = (c * c * e_3) / 2 - (e_2 ** 3 + e_3 ** 3) / 4
  return (near * 2 * (e_2 + e_3) - far * e_2) / (4 * (e_1 + e_2) * (e_2 + e_3) - e_2 * e_2)
}
const overInner = clause(
  {
    ...momentWords,
    formula:
      '((c ^ 2 * e_1 / 2 - (e_1 ^ 3 + e_2 ^ 3) / 4) * 2 * (e_2 + e_3) - (c ^ 2 * e_3 / 2 - (e_2 ^ 3 + e_3 ^ 3) / 4) * e_2) / (4 * (e_1 + e_2) * (e_2 + e_3) - e_2 ^ 2)',
  },
  innerMoment,
)

type Outer = { readonly c: number; readonly e: number; readonly M: number; readonly M_2: number }
const outerLoad = ({ c, e, M, M_2 }: Outer): number => c + e / 2 + (M_2 - M) / e
const onOuter = clause(
  {
    ...words,
    symbol: 'R',
    label: 'panel-width-carried-by-an-outer-rail',
    formula: 'c + e / 2 + (M_2 - M) / e',
  },
  outerLoad,
)

type Inner = {
  readonly e_1: number
  readonly e_2: number
  readonly M: number
  readonly M_1: number
  readonly M_2: number
}
const innerLoad = ({ e_1, e_2, M, M_1, M_2 }: Inner): number => (e_1 + e_2) / 2 + (M_1 - M) / e_1 + (M_2 - M) / e_2
const onInner = clause(
  {
    ...words,
    symbol: 'R',
    label: 'panel-width-carried-by-an-inner-rail',
    formula: '(e_1 + e_2) / 2 + (M_1 - M) / e_1 + (M_2 - M) / e_2',
  },
  innerLoad,
)

const most = { ...words, symbol: 't', label: 'panel-width-carried-by-one-rail' } as const
const mostOfThree = clause<{ readonly R_1: number; readonly R_2: number; readonly R_3: number }>(
  { ...most, formula: 'max(R_1, R_2, R_3)' },
  ({ R_1, R_2, R_3 }) => Math.max(R_1, R_2, R_3),
)
type Four = { readonly R_1: number; readonly R_2: number; readonly R_3: number; readonly R_4: number }
const mostOfFour = clause<Four>({ ...most, formula: 'max(R_1, R_2, R_3, R_4)' }, ({ R_1, R_2, R_3, R_4 }) =>
  Math.max(R_1, R_2, R_3, R_4),
)

const ofThree = (c: Step, [e_1, e_2]: readonly [number, number], remarks: Remarks): RailLoads => {
  const end = overOuter({ c: c.value }, remarks)
  const middle = overMiddle({ c: c.value, e_1, e_2 }, remarks)
  const [M_end, M_middle] = [end.value, middle.value]
  const first = onOuter({ c: c.value, e: e_1, M: M_end, M_2: M_middle }, remarks)
  const second = onInner({ e_1, e_2, M: M_middle, M_1: M_end, M_2: M_end }, remarks)
  const third = onOuter({ c: c.value, e: e_2, M: M_end, M_2: M_middle }, remarks)
  const tributary = mostOfThree({ R_1: first.value, R_2: second.value, R_3: third.value }, remarks)
  return { tributary, steps: [c, end, middle, first, second, third, tributary] }
}

const ofFour = (c: Step, [e_1, e_2, e_3]: readonly [number, number, number], remarks: Remarks): RailLoads => {
  const end = overOuter({ c: c.value }, remarks)
  const left = overInner({ c: c.value, e_1, e_2, e_3 }, remarks)
  const right = overInner({ c: c.value, e_1: e_3, e_2, e_3: e_1 }, remarks)
  const [M_end, M_left, M_right] = [end.value, left.value, right.value]
  const first = onOuter({ c: c.value, e: e_1, M: M_end, M_2: M_left }, remarks)
  const second = onInner({ e_1, e_2, M: M_left, M_1: M_end, M_2: M_right }, remarks)
  const third = onInner({ e_1: e_2, e_2: e_3, M: M_right, M_1: M_left, M_2: M_end }, remarks)
  const fourth = onOuter({ c: c.value, e: e_3, M: M_end, M_2: M_right }, remarks)
  const tributary = mostOfFour({ R_1: first.value, R_2: second.value, R_3: third.value, R_4: fourth.value }, remarks)
  return { tributary, steps: [c, end, left, right, first, second, third, fourth, tributary] }
}

/**
 * What 3 or 4 rails at any distances carry of a panel that lies in the middle of them: reactions of a continuous beam.
 * Method 4; for equal distances its own formulas.
 * @param length of the panel, m
 * @param gaps two or three distances between rails, m, together no more than the length
 */
export const railLoads = (length: number, gaps: readonly number[], remarks: Remarks = {}): RailLoads => {
  const [e_1 = 0, e_2 = 0, e_3] = gaps
  if (e_3 === undefined) return ofThree(overTwoGaps({ L: length, e_1, e_2 }, remarks), [e_1, e_2], remarks)
  return ofFour(overThreeGaps({ L: length, e_1, e_2, e_3 }, remarks), [e_1, e_2, e_3], remarks)
}

const mostBetweenTwo = (c: number, e_1: number, e_2: number): number => {
  const end = outerMoment({ c })
  const M_2 = middleMoment({ c, e_1, e_2 })
  return Math.max(
    outerLoad({ c, e: e_1, M: end, M_2 }),
    innerLoad({ e_1, e_2, M: M_2, M_1: end, M_2: end }),
    outerLoad({ c, e: e_2, M: end, M_2 }),
  )
}

const mostBetweenThree = (c: number, e_1: number, e_2: number, e_3: number): number => {
  const end = outerMoment({ c })
  const left = innerMoment({ c, e_1, e_2, e_3 })
  const right = innerMoment({ c, e_1: e_3, e_2, e_3: e_1 })
  return Math.max(
    outerLoad({ c, e: e_1, M: end, M_2: left }),
    innerLoad({ e_1, e_2, M: left, M_1: end, M_2: right }),
    innerLoad({ e_1: e_2, e_2: e_3, M: right, M_1: left, M_2: end }),
    outerLoad({ c, e: e_3, M: end, M_2: right }),
  )
}

/** t of the same rails without its derivation, m: for comparing placements. */
export const largestLoad = (length: number, [e_1 = 0, e_2 = 0, e_3]: readonly number[]): number => {
  const c = (length - (e_1 + e_2 + (e_3 ?? 0))) / 2
  return e_3 === undefined ? mostBetweenTwo(c, e_1, e_2) : mostBetweenThree(c, e_1, e_2, e_3)
}
