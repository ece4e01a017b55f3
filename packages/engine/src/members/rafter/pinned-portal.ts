import { type CodedNode, clause, node, type Step } from '../../calculation/step.ts'
import type { WithAndWithoutPanels } from '../loads/variations.ts'

/**
 * Moments of a symmetrical portal with pinned feet under a load per horizontal metre, for the reviewing engineer: they
 * decide nothing. Kleinlogel, frame with inclined rafters; method 7.
 */

/** Span between columns L, height to the eave h, rise to the apex f, m. */
export type PortalShape = { readonly L: number; readonly h: number; readonly f: number }

/** Second moment of area of the column over that of the rafter. */
const RATIOS = [0.5, 1, 2] as const

const words = { unit: '', clause: 'Method 7' } as const
const rafterLength = clause<{ readonly L: number; readonly f: number }>(
  {
    symbol: 's_r',
    label: 'length-of-the-rafter',
    unit: 'm',
    clause: 'Method 7',
    formula: '((L / 2) ^ 2 + f ^ 2) ^ (1 / 2)',
  },
  ({ L, f }) => Math.hypot(L / 2, f),
)
const stiffnessRatio = clause<{ readonly I_cr: number; readonly h: number; readonly s_r: number }>(
  { ...words, symbol: 'k', label: 'stiffness-of-rafter-over-column', formula: 'h / (I_cr * s_r)' },
  ({ I_cr, h, s_r }) => h / (I_cr * s_r),
)
const heightRatio = clause<{ readonly f: number; readonly h: number }>(
  { ...words, symbol: 'm', label: 'height-of-apex-over-eave', formula: '1 + f / h' },
  ({ f, h }) => 1 + f / h,
)
const divisor = clause<{ readonly k: number; readonly m: number }>(
  { ...words, symbol: 'N_k', label: 'divisor-of-the-portal', formula: '2 * (k + 1) + m + m * (1 + 2 * m)' },
  ({ k, m }) => 2 * (k + 1) + m + m * (1 + 2 * m),
)
const moment = { unit: 'kNm', clause: 'Method 7' } as const
type Eaves = { readonly w: number; readonly L: number; readonly m: number; readonly N_k: number }
const atEaves = clause<Eaves>(
  { ...moment, symbol: 'M_eaves', label: 'moment-at-the-knee', formula: '-(w * L ^ 2 * (3 + 5 * m)) / (16 * N_k)' },
  ({ w, L, m, N_k }) => -(w * L * L * (3 + 5 * m)) / (16 * N_k),
)
type Apex = { readonly w: number; readonly L: number; readonly m: number; readonly M_eaves: number }
const atApex = clause<Apex>(
  { ...moment, symbol: 'M_apex', label: 'moment-at-the-apex', formula: 'w * L ^ 2 / 8 + m * M_eaves' },
  ({ w, L, m, M_eaves }) => (w * L * L) / 8 + m * M_eaves,
)

const propertiesOf = ({ L, h, f }: PortalShape, I_cr: number) => {
  const s_r = rafterLength({ L, f })
  const k = stiffnessRatio({ I_cr, h, s_r: s_r.value })
  const m = heightRatio({ f, h })
  return { s_r, k, m, N_k: divisor({ k: k.value, m: m.value }) }
}
type Properties = ReturnType<typeof propertiesOf>

const momentsOf = (L: number, { m, N_k }: Properties, w: number, branch?: Step['branch']): readonly Step[] => {
  const remarks = branch === undefined ? {} : { branch }
  const eaves = atEaves({ w, L, m: m.value, N_k: N_k.value }, remarks)
  return [eaves, atApex({ w, L, m: m.value, M_eaves: eaves.value }, remarks)]
}

/** @param ratio of the second moments of area, column over rafter @param w kN per horizontal metre, downward */
export const portalSteps = (shape: PortalShape, ratio: number, w: number): readonly Step[] => {
  const properties = propertiesOf(shape, ratio)
  return [...Object.values(properties), ...momentsOf(shape.L, properties, w)]
}

const horizontal = clause<{ readonly w_r: number; readonly cos_theta: number }>(
  { symbol: 'w_h', label: 'load-per-horizontal-metre', unit: 'kN/m', clause: 'Method 7', formula: 'w_r / cos_theta' },
  ({ w_r, cos_theta }) => w_r / cos_theta,
)

/** Line loads along the rafter of both directions, downward positive, bare and with panels. */
const loadsOf = ({ lines, bare }: WithAndWithoutPanels) =>
  [
    ['portal-downward-bare', Math.max(bare.permanent, bare.live, bare.wind)],
    ['portal-downward-with-panels', Math.max(lines.permanent, lines.live, lines.wind)],
    ['portal-uplift-bare', -bare.outward],
    ['portal-uplift-with-panels', -lines.outward],
  ] as const

/** Moments of the frame for information, at three ratios of stiffness. */
export const portalNode = (shape: PortalShape, compared: WithAndWithoutPanels): CodedNode => {
  const loads = loadsOf(compared).map(([branch, w_r]) => ({
    branch,
    w: horizontal({ w_r, cos_theta: compared.loads.cosTheta }, { branch }),
  }))
  const children = RATIOS.map((ratio) => {
    const properties = propertiesOf(shape, ratio)
    const moments = loads.flatMap(({ branch, w }) => momentsOf(shape.L, properties, w.value, branch))
    return node(`portal-${ratio}`, { code: 'portal-of-ratio', values: { ratio } }, [
      ...Object.values(properties),
      ...moments,
    ])
  })
  return node(
    'portal',
    'pinned-portal-for-information',
    loads.map(({ w }) => w),
    children,
  )
}
