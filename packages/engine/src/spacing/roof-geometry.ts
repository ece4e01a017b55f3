import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { arrayMassOf } from '../actions/array-mass.ts'
import { framedPanel, momentOnPurlins } from '../actions/leg-moment.ts'
import type { PanelSetting } from '../actions/panel-pressure.ts'
import type { RoofKind } from '../actions/roof-coefficients.ts'
import { tiltOf } from '../actions/tilt.ts'
import { figureAt } from '../calculation/figure.ts'
import { type CodedNode, clause, lastOf, node, reading, type Step } from '../calculation/step.ts'
import { parapetFactor } from '../standards/as_nzs_1170_2/parapet-factor.ts'
import { windStandards } from '../standards/wind-standard.ts'
import { panelSize } from './arrangements.ts'
import { wallReach } from './higher-wall.ts'
import type { Suction, ZonedRoof } from './zones.ts'

/** Sizes of a roof that its zones follow from, with their derivation. Method 2. */
export type RoofGeometry = {
  /** Zone dimension a, m. */
  readonly a: number
  /** Parapet factor K_r, 1 without credit, and how sure it is. */
  readonly parapet: Suction
  /** Distance of panels from roof edges, mm. */
  readonly setback: number
  readonly roof: ZonedRoof
  readonly panelSetting: PanelSetting
  readonly trace: CodedNode
}

type RoofInput = Pick<AssessmentInput, 'building' | 'options'>

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

/** Ends of a ridge, or of the high edge of a skillion. Method 2. */
const hasRidgeEnds = ({ building, options }: RoofInput): boolean =>
  windStandards[options.edition].hasRidgeCorner && building.roofSlope >= 10 && options.roofForm !== 'hip'

/** Whose coefficients the roof takes. Method 3. */
export const roofKindOf = (
  { building, options }: RoofInput,
  { leastSlope, longestOverShortest }: Catalogue['wind']['hipRoof'],
): RoofKind => {
  const { length, width, roofSlope, shape } = building
  if (options.sides === 'open-sided') return options.roofForm === 'gable' ? 'pitched' : 'monoslope'
  if (options.roofForm !== 'hip' || shape === 'irregular' || roofSlope < leastSlope) return 'gable'
  return Math.max(length, width) <= longestOverShortest * Math.min(length, width) ? 'hip' : 'gable'
}

/** Zone dimension, setback, parapet and the ratios of the plan. Method 2; lengths in m, height above 0. */
export const roofGeometry = (
  input: RoofInput & Pick<AssessmentInput, 'array' | 'moduleMass'>,
  { wind, panels, method }: Pick<Catalogue, 'wind' | 'panels' | 'method'>,
): RoofGeometry => {
  const { building, array, options, moduleMass } = input
  const { length, width, height, roofSlope, parapetHeight, shape } = building
  const standard = windStandards[options.edition]
  const lesser = Math.min(length, width)
  const a = standard.zoneDimension(length, width, height)
  const overLesser = proportion({ h: height, d: lesser }, { branch: 'smaller-plan-dimension-suction' })
  const ofParapet =
    options.parapetCredit && options.sides === 'enclosed'
      ? parapetFactor(
          wind.parapet,
          parapetHeight,
          height,
          lesser,
          roofSlope,
          figureAt(method.parapet, 'method/parapet'),
        )
      : [noCredit()]
  const K_r = lastOf(ofParapet)
  const framed = framedPanel({ array, options }, panelSize({ array, options }))
  const setback = setbackOf(options)
  const wall = wallReach(options)
  return {
    a: a.value,
    parapet: K_r,
    setback: setback.value,
    roof: {
      form: options.roofForm,
      roofSlope,
      shape,
      hasRidgeEnds: hasRidgeEnds(input),
      wallReach: wall?.value ?? null,
    },
    panelSetting: {
      kind: roofKindOf(input, wind.hipRoof),
      tilt: tiltOf(array),
      legMoment: framed === null ? null : momentOnPurlins(framed),
      roofSlope,
      heightOverLesser: overLesser.value,
      arrayMass: arrayMassOf({ array, options, moduleMass }, panels.arrayMass),
    },
    trace: node('zones', 'zones-of-the-roof', [a, overLesser, ...ofParapet, setback, ...(wall === null ? [] : [wall])]),
  }
}
