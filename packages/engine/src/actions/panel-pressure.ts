import type { Catalogue, DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt } from '../calculation/figure.ts'
import { bracket, type Row } from '../calculation/interpolate.ts'
import { between, type CodedNode, clause, leastSure, node, type Step } from '../calculation/step.ts'
import { type ArrayMass, type ArrayWeight, arrayWeightOf } from './array-mass.ts'
import type { LegMoment } from './leg-moment.ts'
import { type RoofSetting, roofCoefficients } from './roof-coefficients.ts'

/** The roof, and how the panels lie on it. */
export type PanelSetting = RoofSetting & {
  /** Tilt to the roof, degrees; null when flush. */
  readonly tilt: number | null
  /** What rear legs of tilt frames bring on a purlin along which rails lie; null: flush, or not counted (published certificates). */
  readonly legMoment: LegMoment | null
  readonly arrayMass: ArrayMass
}

/** Pressure on panels that is the same in every zone. */
export type PanelPressure = {
  /** Magnitude of the coefficient without local pressure factor. */
  readonly suction: number
  readonly downward: number
  /** How sure the two coefficients are. */
  readonly status: { readonly suction: DataStatus; readonly downward: DataStatus }
  /** Suction of panels on purlins and rafters, magnitude. */
  readonly member: { readonly suction: number; readonly status: DataStatus }
  /**
   * On a purlin that lies below all rear legs of a row of frames: suction here and on the lower roof, and downward; null: flush,
   * or not counted.
   */
  readonly belowLegs: { readonly suction: Step; readonly low: Step; readonly downward: Step } | null
  /** The roof itself: suction, below 0, and downward. */
  readonly roof: { readonly suction: number; readonly downward: number }
  /**
   * The same roof built lower, where height adds nothing to its suction: on the roof itself and of panels on members, and
   * that on the panels over that on the roof; null: flush panels have the same.
   */
  readonly low: { readonly roof: Step; readonly member: Step; readonly ratio: Step | null }
  readonly weight: ArrayWeight
  readonly cosTheta: number
  readonly trace: CodedNode
}

const suctionWords = {
  symbol: 'C_0',
  label: 'suction-before-local-pressure',
  unit: '',
  clause: 'Method 3',
} as const

const flushSuction = clause<{ readonly C_pe: number }>({ ...suctionWords, formula: 'abs(C_pe)' }, ({ C_pe }) =>
  Math.abs(C_pe),
)
const tiltedSuction = clause<{ readonly C_pe: number; readonly c_w: number }>(
  { ...suctionWords, formula: 'max(abs(C_pe), c_w)' },
  ({ C_pe, c_w }) => Math.max(Math.abs(C_pe), c_w),
)
const memberWords = {
  symbol: 'C_m',
  label: 'suction-on-members',
  unit: '',
  clause: 'Method 3',
} as const
const flushMember = clause<{ readonly C_pe: number }>({ ...memberWords, formula: 'abs(C_pe)' }, ({ C_pe }) =>
  Math.abs(C_pe),
)
const tiltedMember = clause<{ readonly C_pe: number; readonly c_m: number }>(
  { ...memberWords, formula: 'max(abs(C_pe), c_m)' },
  ({ C_pe, c_m }) => Math.max(Math.abs(C_pe), c_m),
)
const ratioWhenLow = clause<{ readonly C_pe: number; readonly c_w: number }>(
  {
    symbol: 'c_0',
    label: 'suction-on-panels-beside-the-lower-roof',
    unit: '',
    clause: 'Method 6.1',
    formula: 'max(1, c_w / abs(C_pe))',
  },
  ({ C_pe, c_w }) => Math.max(1, c_w / Math.abs(C_pe)),
)
const tiltedDownward = clause<{ readonly C_flush: number; readonly c_t: number }>(
  {
    symbol: 'C_down',
    label: 'downward-coefficient-tilted-panels',
    unit: '',
    clause: 'Method 3',
    formula: 'max(C_flush, c_t)',
  },
  ({ C_flush, c_t }) => Math.max(C_flush, c_t),
)
const onPurlinWords = { unit: '', clause: 'Method 6' } as const
const tiltedOnPurlins = clause<{ readonly C_pe: number; readonly k_m: number; readonly c_m: number }>(
  {
    ...onPurlinWords,
    symbol: 'C_mp',
    label: 'suction-on-purlins-below-frames',
    formula: 'max(abs(C_pe), k_m * c_m)',
  },
  ({ C_pe, k_m, c_m }) => Math.max(Math.abs(C_pe), k_m * c_m),
)
const tiltedDownOnPurlins = clause<{ readonly C_flush: number; readonly k_m: number; readonly c_t: number }>(
  {
    ...onPurlinWords,
    symbol: 'C_dp',
    label: 'downward-coefficient-on-purlins-below-frames',
    formula: 'max(C_flush, k_m * c_t)',
  },
  ({ C_flush, k_m, c_t }) => Math.max(C_flush, k_m * c_t),
)
/** Cosine of a slope in degrees. */
export const slopeCosine = clause<{ readonly theta: number }>(
  {
    symbol: 'cos_theta',
    label: 'cosine-of-the-roof-slope',
    unit: '',
    clause: 'Method 3',
    formula: 'cos(theta * pi / 180)',
  },
  ({ theta }) => Math.cos((theta * Math.PI) / 180),
)

const panelAngle = clause<{ readonly theta: number; readonly tilt: number }>(
  {
    symbol: 'alpha',
    label: 'angle-of-the-panels-to-the-horizontal',
    unit: 'degrees',
    clause: 'Method 3',
    formula: 'theta + tilt',
  },
  ({ theta, tilt }) => theta + tilt,
)

type Column = 'windwardHalf' | 'mean' | 'downward'

const columnWords: Readonly<Record<Column, { readonly symbol: string; readonly label: Message }>> = {
  windwardHalf: { symbol: 'c_w', label: 'net-uplift-coefficient-windward-half' },
  mean: { symbol: 'c_m', label: 'net-uplift-coefficient-mean-of-the-halves' },
  downward: { symbol: 'c_t', label: 'net-downward-coefficient' },
}

type Tilted = Catalogue['wind']['tiltedPanels']

/** Rows of the table around a panel at 0 to 30 degrees to the horizontal. Throws RangeError above: the table ends. */
const rowsAround = ({ rows }: Tilted, angle: number): Tilted['rows'] => {
  const above = rows.findIndex((row) => angle <= row.angle)
  if (above < 0) throw new RangeError(`no coefficient for a panel at ${angle} degrees`)
  return rows.slice(Math.max(0, above - 1), above + 1)
}

/** Net coefficient of a tilted panel between two rows. */
const tiltedCoefficient = (around: Tilted['rows'], column: Column, angle: number, figure: Figure): Step => {
  const rows = around.map((row): Row => [row.angle, row[column]])
  return between({ ...columnWords[column], unit: '', clause: 'Method 3' }, bracket(rows, angle), {
    ...figure,
    source: { code: 'panel-angle', values: { angle } },
  })
}

/** Common to flush and tilted panels. */
const commonOf = (setting: PanelSetting, wind: Catalogue['wind']) => {
  const { suction: C_pe, low, downward: flushDown, steps: ofRoof } = roofCoefficients(setting, wind)
  const weight = arrayWeightOf(setting.arrayMass)
  const cosTheta = slopeCosine({ theta: setting.roofSlope })
  const roof = { suction: C_pe.value, downward: flushDown.value }
  const steps = [...ofRoof, ...weight.steps, cosTheta]
  return { C_pe, low, flushDown, steps, weight, cosTheta: cosTheta.value, roof }
}

type Common = ReturnType<typeof commonOf>

const flushPressure = ({ C_pe, low, flushDown, steps, weight, cosTheta, roof }: Common): PanelPressure => {
  const suction = flushSuction({ C_pe: C_pe.value }, leastSure(C_pe))
  const member = flushMember({ C_pe: C_pe.value }, leastSure(C_pe))
  const trace = node('panel-pressure', 'pressure-on-flush-panels', [...steps, suction, member])
  const status = { suction: suction.status, downward: flushDown.status }
  return {
    weight,
    cosTheta,
    roof,
    suction: suction.value,
    downward: flushDown.value,
    status,
    member: { suction: member.value, status: member.status },
    belowLegs: null,
    low: { roof: low, member: flushMember({ C_pe: low.value }, leastSure(low)), ratio: null },
    trace,
  }
}

type Coefficients = { readonly c_m: Step; readonly c_t: Step; readonly k_m: Step }

const onPurlins = ({ C_pe, low, flushDown }: Common, { c_m, c_t, k_m }: Coefficients) => {
  const given = { k_m: k_m.value, c_m: c_m.value }
  const suctionOn = (roof: Step): Step => tiltedOnPurlins({ C_pe: roof.value, ...given }, leastSure(roof, c_m))
  return {
    suction: suctionOn(C_pe),
    low: suctionOn(low),
    downward: tiltedDownOnPurlins(
      { C_flush: flushDown.value, k_m: given.k_m, c_t: c_t.value },
      leastSure(flushDown, c_t),
    ),
  }
}

const belowSteps = (moment: LegMoment | null, below: PanelPressure['belowLegs']): readonly Step[] =>
  moment === null || below === null ? [] : [...moment.steps, below.suction, below.downward]

const tiltedPressure = (common: Common, table: Tilted, alpha: Step, moment: LegMoment | null): PanelPressure => {
  const { C_pe, low, flushDown, steps, weight, cosTheta, roof } = common
  const rows = rowsAround(table, alpha.value)
  const coefficient = (column: Column): Step =>
    tiltedCoefficient(rows, column, alpha.value, figureAt(table, 'wind/tilted-panels'))
  const [c_w, c_m, c_t] = [coefficient('windwardHalf'), coefficient('mean'), coefficient('downward')]
  const suction = tiltedSuction({ C_pe: C_pe.value, c_w: c_w.value }, leastSure(C_pe, c_w))
  const memberAt = (roof: Step): Step => tiltedMember({ C_pe: roof.value, c_m: c_m.value }, leastSure(roof, c_m))
  const member = memberAt(C_pe)
  const downward = tiltedDownward({ C_flush: flushDown.value, c_t: c_t.value }, leastSure(flushDown, c_t))
  const belowLegs = moment === null ? null : onPurlins(common, { c_m, c_t, k_m: moment.factor })
  const own = [alpha, c_w, c_m, c_t, suction, member, downward, ...belowSteps(moment, belowLegs)]
  const trace = node('panel-pressure', 'pressure-on-tilted-panels', [...steps, ...own])
  const status = { suction: suction.status, downward: downward.status }
  return {
    weight,
    cosTheta,
    roof,
    suction: suction.value,
    downward: downward.value,
    status,
    member: { suction: member.value, status: member.status },
    belowLegs,
    low: {
      roof: low,
      member: memberAt(low),
      ratio: ratioWhenLow({ C_pe: low.value, c_w: c_w.value }, leastSure(low, c_w)),
    },
    trace,
  }
}

/**
 * Pressure coefficients and weight of flush or tilted panels. Method 3.
 * Slope up to 45 degrees; roof slope and tilt together up to 30 degrees when tilted. Throws RangeError beyond.
 */
export const panelPressure = (setting: PanelSetting, wind: Catalogue['wind']): PanelPressure => {
  const common = commonOf(setting, wind)
  return setting.tilt === null
    ? flushPressure(common)
    : tiltedPressure(
        common,
        wind.tiltedPanels,
        panelAngle({ theta: setting.roofSlope, tilt: setting.tilt }),
        setting.legMoment,
      )
}
