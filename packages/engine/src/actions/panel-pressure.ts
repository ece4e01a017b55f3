import type { Catalogue, DataStatus } from '@soundroof/contract/catalogue'
import { bracket, type Row } from '../interpolate.ts'
import { downwardCoefficient, envelopeSuction } from '../standards/as_nzs_1170_2/roof-pressure-coefficient.ts'
import { between, clause, leastSure, node, type Step, type TraceNode } from '../step.ts'
import { GRAVITY } from '../units.ts'

export type PanelSetting = {
  /** Tilt to the roof, degrees; null when flush. */
  readonly tilt: number | null
  /** Roof slope, degrees, 0 to 45. */
  readonly roofSlope: number
  /** h over the smaller and over the larger plan dimension. */
  readonly heightOverLesser: number
  readonly heightOverGreater: number
  /** kg/m2 */
  readonly arrayMass: number
}

/** What holds for panels in every zone. */
export type PanelPressure = {
  /** Magnitude of the coefficient without local pressure factor. */
  readonly suction: number
  readonly downward: number
  /** How sure the two coefficients are. */
  readonly status: { readonly suction: DataStatus; readonly downward: DataStatus }
  /** Array weight, kPa. */
  readonly g: number
  readonly cosTheta: number
  readonly trace: TraceNode
}

const suctionWords = {
  symbol: 'C_0',
  label: 'Suction coefficient before the local pressure factor',
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
const tiltedDownward = clause<{ readonly C_flush: number; readonly c_t: number }>(
  {
    symbol: 'C_down',
    label: 'Downward coefficient, tilted panels',
    unit: '',
    clause: 'Method 3',
    formula: 'max(C_flush, c_t)',
  },
  ({ C_flush, c_t }) => Math.max(C_flush, c_t),
)
const arrayWeight = clause<{ readonly m: number; readonly gravity: number }>(
  {
    symbol: 'g',
    label: 'Array weight',
    unit: 'kPa',
    clause: 'AS/NZS 1170.1:2002 cl 2.1',
    formula: 'm * gravity / 1000',
  },
  ({ m, gravity }) => (m * gravity) / 1000,
)
const slopeCosine = clause<{ readonly theta: number }>(
  {
    symbol: 'cos_theta',
    label: 'Cosine of the roof slope',
    unit: '',
    clause: 'Method 3',
    formula: 'cos(theta * pi / 180)',
  },
  ({ theta }) => Math.cos((theta * Math.PI) / 180),
)

type Column = 'windwardHalf' | 'downward'

/** Net coefficient of a tilted panel, 0 to 30 degrees to the horizontal. Throws RangeError above: the table ends. */
export const tiltedCoefficient = (table: Catalogue['wind']['tiltedPanels'], column: Column, angle: number): Step => {
  const rows = table.rows.map((row): Row => [row.angle, row[column]])
  const last = rows[rows.length - 1] as Row
  if (angle > last[0]) throw new RangeError(`no coefficient for a panel at ${angle} degrees`)
  const label = column === 'windwardHalf' ? 'Net uplift coefficient, windward half' : 'Net downward coefficient'
  return between(
    { symbol: column === 'windwardHalf' ? 'c_w' : 'c_t', label, unit: '', clause: 'Method 3', status: table.status },
    bracket(rows, angle),
    { source: `panel at ${angle} degrees to the horizontal` },
  )
}

/**
 * Pressure coefficients and weight of flush or tilted panels. Method 3.
 * Slope up to 45 degrees; roof slope and tilt together up to 30 degrees when tilted. Throws RangeError beyond.
 */
export const panelPressure = (setting: PanelSetting, wind: Catalogue['wind']): PanelPressure => {
  const C_pe = envelopeSuction(setting.heightOverLesser)
  const downwardSteps = downwardCoefficient(setting.heightOverGreater, setting.roofSlope)
  const flushDown = downwardSteps[downwardSteps.length - 1] as Step
  const g = arrayWeight({ m: setting.arrayMass, gravity: GRAVITY })
  const cosTheta = slopeCosine({ theta: setting.roofSlope })
  const steps = [C_pe, ...downwardSteps, g, cosTheta]
  const common = { g: g.value, cosTheta: cosTheta.value }
  if (setting.tilt === null) {
    const suction = flushSuction({ C_pe: C_pe.value })
    const trace = node('panel-pressure', 'Pressure on flush panels', [...steps, suction])
    const status = { suction: suction.status, downward: flushDown.status }
    return { ...common, suction: suction.value, downward: flushDown.value, status, trace }
  }
  const angle = setting.roofSlope + setting.tilt
  const c_w = tiltedCoefficient(wind.tiltedPanels, 'windwardHalf', angle)
  const c_t = tiltedCoefficient(wind.tiltedPanels, 'downward', angle)
  const suction = tiltedSuction({ C_pe: C_pe.value, c_w: c_w.value }, leastSure(C_pe, c_w))
  const downward = tiltedDownward({ C_flush: flushDown.value, c_t: c_t.value }, leastSure(flushDown, c_t))
  const trace = node('panel-pressure', 'Pressure on tilted panels', [...steps, c_w, c_t, suction, downward])
  const status = { suction: suction.status, downward: downward.status }
  return { ...common, suction: suction.value, downward: downward.value, status, trace }
}
