import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { arrayMassOf } from '../actions/array-mass.ts'
import type { PanelSetting } from '../actions/panel-pressure.ts'
import { type CodedNode, clause, lastOf, node, reading, type Step } from '../calculation/step.ts'
import { parapetFactor } from '../standards/as_nzs_1170_2/parapet-factor.ts'
import { windStandards } from '../standards/wind-standard.ts'

export type RoofGeometry = {
  /** Zone dimension a, m. */
  readonly a: number
  /** Parapet factor K_r, 1 without credit. */
  readonly parapet: number
  /** Distance of panels from roof edges, mm. */
  readonly setback: number
  readonly hasRidgeCorner: boolean
  readonly panelSetting: PanelSetting
  readonly trace: CodedNode
}

const setbackStep = clause<{ readonly s_g: number }>(
  { symbol: 'e_min', label: 'setback-from-roof-edges', unit: 'mm', clause: 'Method 2', formula: 'max(200, 2 * s_g)' },
  ({ s_g }) => Math.max(200, 2 * s_g),
)

/** Distance of panels from roof edges, mm. Method 2. */
export const setbackOf = ({ panelGap }: Pick<AssessmentInput['options'], 'panelGap'>): Step =>
  setbackStep({ s_g: panelGap })

const noCredit = (): Step =>
  reading({ symbol: 'K_r', label: 'parapet-reduction-factor', unit: '', clause: 'AS/NZS 1170.2 table 5.7' }, 1, {
    branch: 'no-credit',
  })

const proportion = clause<{ readonly h: number; readonly d: number }>(
  { symbol: 'h_d', label: 'roof-height-over-plan-dimension', unit: '', clause: 'Method 3', formula: 'h / d' },
  ({ h, d }) => h / d,
)

/** Zone dimension, setback, parapet and the ratios of the plan. Method 2; lengths in m, height above 0. */
export const roofGeometry = ({ building, array, options, moduleMass }: AssessmentInput): RoofGeometry => {
  const { length, width, height, roofSlope, parapetHeight } = building
  const standard = windStandards[options.edition]
  const lesser = Math.min(length, width)
  const a = standard.zoneDimension(length, width, height)
  const overLesser = proportion({ h: height, d: lesser }, { branch: 'smaller-plan-dimension-suction' })
  const greater = Math.max(length, width)
  const overGreater = proportion({ h: height, d: greater }, { branch: 'larger-plan-dimension-downward-pressure' })
  const ofParapet = options.parapetCredit ? parapetFactor(parapetHeight, height, lesser, roofSlope) : [noCredit()]
  const K_r = lastOf(ofParapet)
  const setback = setbackOf(options)
  return {
    a: a.value,
    parapet: K_r.value,
    setback: setback.value,
    hasRidgeCorner: standard.hasRidgeCorner && roofSlope >= 10,
    panelSetting: {
      tilt: array.mount === 'tilt' ? array.tilt : null,
      roofSlope,
      heightOverLesser: overLesser.value,
      heightOverGreater: overGreater.value,
      arrayMass: arrayMassOf({ array, options, moduleMass }),
    },
    trace: node('zones', 'zones-of-the-roof', [a, overLesser, overGreater, ...ofParapet, setback]),
  }
}
