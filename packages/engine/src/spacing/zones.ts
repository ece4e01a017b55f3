import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue, DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PanelClauseCoefficients } from '@soundroof/contract/roofs/catalogue/wind-tables'
import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { tiltOf } from '../actions/tilt.ts'
import { localCoefficient } from '../actions/zone-actions.ts'
import { type Figure, figureAt } from '../calculation/figure.ts'
import { clause, leastSure, reading, type Step } from '../calculation/step.ts'
import { verbatim } from '../calculation/verbatim.ts'
import type { ZoneCoefficients } from '../members/check/member-check.ts'
import { type LocalZone, localPressureFactor } from '../standards/as_nzs_1170_2/local-pressure-factor.ts'
import { windStandards } from '../standards/wind-standard.ts'
import { wallReach } from './higher-wall.ts'

/** A zone of the roof: where it lies, and what its panels are loaded with. */
export type Zone = {
  readonly title: CodedZoneResult['title'] | 'Ridge ends'
  /** K_l; 1 under the panel clause. */
  readonly localPressureFactor: number
  /** How far the local pressure reaches in along a member, m. */
  readonly reach: number
  /** Coefficients of panels on members that hold in this zone alone; null: those of the roof. Magnitudes. */
  readonly panel: ZoneCoefficients | null
  /** Net pressure coefficient, magnitude. */
  readonly coefficient: number
  /** How sure the coefficient is. */
  readonly status: DataStatus
  readonly steps: readonly Step[]
  /** Why the zone does not exist on this roof; null when it does. */
  readonly notApplicable: Message | null
  /** Where the zone is on the roof, for keeping it clear of panels. */
  readonly clearance: Message
}

type Shape = AssessmentInput['building']['shape']

/** What decides where zones lie. */
export type ZonedRoof = {
  readonly form: RoofForm
  /** degrees */
  readonly roofSlope: number
  readonly shape: Shape
  /** The ends of the ridge, or of the high edge of a skillion, stand beside the four zones. */
  readonly hasRidgeEnds: boolean
  /** How far from the edge beside a higher wall the zone Edge reaches at least, m; null: no such wall. */
  readonly wallReach: number | null
}

const isOnePlane = ({ form }: ZonedRoof): boolean => form === 'skillion' || form === 'flat'

/** The lines along which zones run: on an irregular roof along every edge, ridge and re-entrant corner. */
const linesOf = (roof: ZonedRoof): readonly Message[] => {
  const isPerimeter = roof.roofSlope < 10 || isOnePlane(roof)
  const lines: readonly Message[] = isPerimeter ? ['roof-edges'] : ['roof-edges', 'ridge', 'hips']
  return roof.shape === 'irregular' ? [...lines, 're-entrant-corners'] : lines
}

/** The area to keep clear is never stated smaller than it is: outer limits are rounded up to centimetres, inner ones down. */
const clearances = (a: number, roof: ZonedRoof): Readonly<Record<LocalZone, Message>> => {
  const lines = linesOf(roof)
  const { wallReach: reach } = roof
  const awayFromWall = (place: Message): Message =>
    reach === null ? place : { code: 'place-away-from-wall', values: { place, reach } }
  const besideWall = (place: Message): Message =>
    reach === null ? place : { code: 'place-and-beside-wall', values: { place, reach } }
  return {
    Internal: awayFromWall({ code: 'clear-of-lines', values: { distance: a, lines } }),
    Intermediate: awayFromWall({ code: 'band-between-lines', values: { from: a / 2, to: a, lines } }),
    Edge: besideWall({ code: 'band-along-lines', values: { distance: a / 2, lines } }),
    Corner: { code: 'corner-squares', values: { side: a / 2 } },
  }
}

/** A coefficient or factor on the pressure of every zone, and how sure it is. */
export type Suction = { readonly value: number; readonly status: DataStatus }

const noCredit: Suction = { value: 1, status: 'verified' }

const reachWords = { symbol: 'c_0', label: 'reach-of-the-local-pressure', unit: 'm', clause: 'Method 6' } as const
const reachAtEdge = clause<{ readonly a: number }>({ ...reachWords, formula: 'a / 2' }, ({ a }) => a / 2)
const reachInside = clause<{ readonly a: number }>({ ...reachWords, formula: 'a' }, ({ a }) => a)

/** Local pressure reaches over a in the intermediate zone, over half of it nearer to an edge. Method 6. */
const reachOf = (title: LocalZone, a: number): Step =>
  title === 'Edge' || title === 'Corner' ? reachAtEdge({ a }) : reachInside({ a })

const localZone = (
  title: LocalZone,
  a: number,
  suction: Suction,
  parapet: Suction,
  words: Pick<Zone, 'clearance' | 'notApplicable'>,
): Zone => {
  const K_l = localPressureFactor(title, parapet.value, parapet.status)
  const C = localCoefficient({ K_l: K_l.value, C_0: suction.value }, leastSure(K_l, suction))
  const c_0 = reachOf(title, a)
  const pressure = { localPressureFactor: K_l.value, reach: c_0.value, panel: null, coefficient: C.value }
  return { title, ...pressure, status: C.status, steps: [K_l, C, c_0], ...words }
}

/** Why a roof has no corner zone; null: it has one. Method 2. */
const noCornerOn = ({ form, roofSlope, hasRidgeEnds }: ZonedRoof): Message | null => {
  if (roofSlope < 10) return null
  if (form === 'hip') return 'no-corner-on-a-hip-roof'
  if (form === 'skillion' && hasRidgeEnds) return 'no-corner-on-a-skillion'
  return { code: 'no-corner-zone', values: { hasRidgeEnds } }
}

/**
 * The four zones of local pressure factors in the specified order. Method 2.
 * @param a zone dimension, m
 * @param suction coefficient before the local pressure factor
 * @param parapet reduction factor K_r, 1 without credit
 */
export const localPressureZones = (a: number, roof: ZonedRoof, suction: Suction, parapet: Suction): readonly Zone[] => {
  const clearance = clearances(a, roof)
  return (['Internal', 'Intermediate', 'Edge', 'Corner'] as const).map((title) =>
    localZone(title, a, suction, parapet, {
      clearance: clearance[title],
      notApplicable: title === 'Corner' ? noCornerOn(roof) : null,
    }),
  )
}

/** The squares where a gable meets the ridge or the high edge: local pressure factor 3.0 (2021, pitch 10 degrees and above). */
export const ridgeCornerZone = (a: number, form: RoofForm, suction: Suction): Zone => ({
  ...localZone('Corner', a, suction, noCredit, {
    clearance: { code: form === 'skillion' ? 'high-edge-squares' : 'ridge-squares', values: { side: a / 2 } },
    notApplicable: null,
  }),
  title: 'Ridge ends',
})

/** Downward coefficient of panels under the clause, which sets a minimum. */
export const panelClauseDownward = clause<{ readonly C_min: number; readonly C_flush: number }>(
  {
    symbol: 'C_down',
    label: 'downward-coefficient-of-panels-in-the-zone',
    unit: '',
    clause: 'Method 2',
    formula: 'max(C_min, C_flush)',
  },
  ({ C_min, C_flush }) => Math.max(C_min, C_flush),
)

/**
 * Central and End zone of the clause for panels parallel to a roof, with coefficients that an administrator entered.
 * @param length of the building, m
 * @param downward coefficient of panels, at least the minimum of the clause
 */
export const panelClauseZones = (
  edition: '2021' | '2011',
  length: number,
  { coefficients, figure }: ClauseRead,
  downward: Step,
): readonly Zone[] => {
  const { panelClause } = windStandards[edition]
  const zone = (title: 'Central' | 'End', value: number, clearance: Message): Zone => ({
    title,
    localPressureFactor: 1,
    reach: length,
    panel: { suction: value, downward: downward.value, ofClause: value },
    coefficient: value,
    status: figure.status,
    steps: [
      reading(
        {
          symbol: 'C',
          label: 'net-pressure-coefficient-of-the-zone',
          unit: '',
          clause: panelClause,
        },
        value,
        {
          ...figure,
          source: verbatim(coefficients.source),
        },
      ),
      downward,
    ],
    notApplicable: null,
    clearance,
  })
  return [
    zone('Central', coefficients.central, { code: 'middle-third', values: { length } }),
    zone('End', coefficients.end, { code: 'outer-thirds', values: { length } }),
  ]
}

type ClauseCase = Pick<AssessmentInput, 'building' | 'array' | 'options'>

type PanelClause = Catalogue['wind']['panelClause']
/** Coefficients of the clause, and how sure they are. */
export type ClauseRead = { readonly coefficients: NonNullable<PanelClauseCoefficients>; readonly figure: Figure }

/** The figure of the clause for panels, which its steps rest on. */
export const clauseFigure = (clause: PanelClause): Figure => figureAt(clause, 'wind/panel-clause')

/** The coefficients of the panel clause when it is chosen, entered and inside its conditions but for the height; else null. */
const clauseAtSomeHeight = ({ building, array, options }: ClauseCase, clause: PanelClause): PanelClauseCoefficients => {
  if (options.zoning !== 'panel-clause' || tiltOf(array) !== null || options.sides !== 'enclosed') return null
  if (wallReach(options) !== null) return null
  const pitch = building.roofSlope >= 1 && building.roofSlope <= 30
  const gap = options.panelGap >= 50 && options.panelGap <= 300
  return pitch && gap && building.shape === 'rectangular' ? clause[options.edition] : null
}

const isLow = ({ height, length, width }: AssessmentInput['building']): boolean =>
  height <= 0.5 * Math.min(length, width)

/** The coefficients of the panel clause when all its conditions hold; else null. Method 2. */
export const panelClauseCoefficients = (input: ClauseCase, clause: PanelClause): PanelClauseCoefficients =>
  isLow(input.building) ? clauseAtSomeHeight(input, clause) : null

/** Those that hold on the same roof built lower, and not on this one; else null. */
export const clauseWhenLower = (input: ClauseCase, clause: PanelClause): PanelClauseCoefficients =>
  isLow(input.building) ? null : clauseAtSomeHeight(input, clause)

type Held = { readonly C_zone: number; readonly C_cl: number }
const heldCoefficient = clause<Held>(
  {
    symbol: 'C',
    label: 'net-pressure-coefficient-of-the-zone',
    unit: '',
    clause: 'Method 2',
    formula: 'max(C_zone, C_cl)',
  },
  ({ C_zone, C_cl }) => Math.max(C_zone, C_cl),
)

/**
 * A zone of a roof just too high for the panel clause: its panels have no less than either coefficient of the clause, which
 * holds on the same roof built lower. Method 2.
 * @param suction on members before the local pressure factor
 * @param downward coefficient of panels, at least the minimum of the clause
 */
export const noLessThanClause = (
  zone: Zone,
  edition: '2021' | '2011',
  { coefficients, figure }: ClauseRead,
  suction: number,
  downward: Step,
): Zone => {
  const C_cl = reading(
    {
      symbol: 'C_cl',
      label: 'largest-coefficient-of-the-clause',
      unit: '',
      clause: windStandards[edition].panelClause,
    },
    Math.max(coefficients.central, coefficients.end),
    { ...figure, source: verbatim(coefficients.source) },
  )
  const given = { C_zone: zone.coefficient, C_cl: C_cl.value }
  const C = heldCoefficient(given, { branch: 'coefficient-no-less-than-lower', ...leastSure(zone, C_cl) })
  return {
    ...zone,
    coefficient: C.value,
    status: C.status,
    panel: { suction: Math.max(suction, C_cl.value), downward: downward.value, ofClause: C_cl.value },
    steps: [...zone.steps, C_cl, C, downward],
  }
}
