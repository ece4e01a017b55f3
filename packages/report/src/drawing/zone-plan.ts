import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { fixed, fixedUp, plain } from '../wording/number-text.ts'
import { ink, paper, quiet, ridgeCornerLook, warn, zoneLook } from './palette.ts'
import { dimension, type LegendEntry, line, point, rect, type Scene, type SceneItem, type Style } from './scene.ts'
import { type Cell, type Region, type Roof, zoneCells } from './zone-regions.ts'

export type PlanInput = {
  readonly building: ProjectDraft['building']
  readonly result: AssessmentResult
}

const lookOf = (region: Region) => (region === 'RidgeCorner' ? ridgeCornerLook : zoneLook[region])

const styleOf = (region: Region): Style => {
  const { fill, hatch, hatchColour } = lookOf(region)
  return { fill, hatch, hatchColour }
}

const area = (cell: Cell): number => (cell.right - cell.left) * (cell.top - cell.bottom)

/** Each zone is numbered once, in its largest rectangle. */
const codeItems = (cells: readonly Cell[]): readonly SceneItem[] =>
  [...new Set(cells.map(({ region }) => region))].flatMap((region) => {
    const [largest] = cells.filter((cell) => cell.region === region).sort((one, other) => area(other) - area(one))
    if (!largest) return []
    const at = point((largest.left + largest.right) / 2, (largest.bottom + largest.top) / 2)
    return [
      {
        kind: 'text',
        at,
        text: lookOf(region).code,
        size: 9,
        anchor: 'middle',
        colour: ink,
        strong: true,
        plate: paper,
      },
    ]
  })

const cellItems = (cells: readonly Cell[]): readonly SceneItem[] =>
  cells.map(({ left, bottom, right, top, region }) => rect(left, bottom, right, top, styleOf(region)))

const ridgeItems = ({ length, width, isTwoZones }: Roof): readonly SceneItem[] =>
  isTwoZones
    ? []
    : [
        line(point(0, width / 2), point(length, width / 2), { stroke: ink, strokeWidth: 0.8, dash: [9, 3] }),
        {
          kind: 'text',
          at: point(length, width / 2),
          text: 'Ridge',
          size: 7.5,
          anchor: 'start',
          colour: quiet,
          shift: point(5, 0),
        },
      ]

const setbackItem = ({ length, width }: Roof, setback: number): readonly SceneItem[] =>
  setback * 2 >= Math.min(length, width)
    ? []
    : [rect(setback, setback, length - setback, width - setback, { stroke: warn, strokeWidth: 0.7, dash: [3, 2] })]

const sizeItems = ({ length, width, a, isTwoZones }: Roof): readonly SceneItem[] => [
  dimension(point(0, 0), point(length, 0), -16, `${plain(length)} m`),
  dimension(point(0, 0), point(0, width), 16, `${plain(width)} m`),
  ...(isTwoZones
    ? [dimension(point(0, width), point(length / 3, width), 14, `${fixed(length / 3, 2)} m`)]
    : [
        dimension(point(0, width), point(Math.min(a, length), width), 13, `a = ${fixedUp(a, 2)} m`),
        dimension(
          point(length - Math.min(a / 2, length), width),
          point(length, width),
          13,
          `a/2 = ${fixedUp(a / 2, 2)} m`,
        ),
      ]),
]

const zoneNote = (zone: Pick<ZoneResult, 'installable' | 'numRails' | 'fixingSpacing' | 'notApplicable'>): string => {
  if (zone.notApplicable) return 'not applicable'
  if (!zone.installable || zone.fixingSpacing === null) return 'keep clear'
  return `${zone.numRails} rails, fixings at ${plain(zone.fixingSpacing)} mm`
}

const legendOf = ({ zoneResults, ridgeCorner, setback }: AssessmentResult, cells: readonly Cell[]) => {
  const drawn = new Set(cells.map(({ region }) => region))
  const zones = zoneResults
    .filter(({ title }) => drawn.has(title))
    .map((zone): LegendEntry => {
      return { style: styleOf(zone.title), text: `${lookOf(zone.title).code}  ${zone.title}`, note: zoneNote(zone) }
    })
  const ridge: readonly LegendEntry[] =
    ridgeCorner && drawn.has('RidgeCorner')
      ? [{ style: styleOf('RidgeCorner'), text: 'R  Ridge ends', note: zoneNote(ridgeCorner) }]
      : []
  const clear: LegendEntry = {
    style: { stroke: warn, strokeWidth: 0.7, dash: [3, 2] },
    text: 'Setback',
    note: `keep ${plain(setback)} mm from roof edges clear`,
  }
  return [...zones, ...ridge, clear]
}

const roofOf = ({ building, result }: PlanInput): Roof | null => {
  const { length, width, roofSlope, shape } = building
  if (shape !== 'rectangular' || length === null || width === null || result.zoneResults.length === 0) return null
  if (!(result.valueA > 0)) return null
  return {
    length,
    width,
    a: result.valueA,
    hasRidgeBands: (roofSlope ?? 0) >= 10,
    ridgeCorner: result.ridgeCorner?.size ?? 0,
    isTwoZones: result.zoneResults.length === 2,
  }
}

const sayZone = ({ text, note }: LegendEntry): string => `${text.replace(/^\w {2}/, '')}: ${note}`

/** The roof from above, to scale, with its zones; null for an irregular roof, which has no plan. */
export const zonePlan = (input: PlanInput): Scene | null => {
  const roof = roofOf(input)
  if (!roof) return null
  const cells = zoneCells(roof)
  const legend = legendOf(input.result, cells)
  return {
    title: 'Roof plan with zones',
    description: `Roof plan, ${plain(roof.length)} m by ${plain(roof.width)} m. ${legend.map(sayZone).join('. ')}.`,
    unit: 'm',
    bounds: { left: 0, bottom: 0, right: roof.length, top: roof.width },
    margin: { left: 32, bottom: 30, right: roof.isTwoZones ? 34 : 66, top: 28 },
    items: [
      ...cellItems(cells),
      ...ridgeItems(roof),
      rect(0, 0, roof.length, roof.width, { stroke: ink, strokeWidth: 1.2 }),
      ...setbackItem(roof, input.result.setback / 1000),
      ...codeItems(cells),
      ...sizeItems(roof),
    ],
    legend,
  }
}

type IrregularRoof = Pick<ProjectDraft['building'], 'roofSlope'>

const stepOf = (metres: number): string => `${fixedUp(metres, 2)} m`

/** Bands of an irregular roof; from 10 degrees also along ridge and hips. */
const irregularBands = (isSteep: boolean, a: number): string => {
  const lines = isSteep ? 'every roof edge, ridge, hip and re-entrant corner' : 'every roof edge and re-entrant corner'
  return (
    `The zones are bands along ${lines}: the first a/2 (${stepOf(a / 2)}) is Edge, ` +
    `up to a (${stepOf(a)}) is Intermediate, the rest is Internal.`
  )
}

/** Replaces the plan, with the zone dimension a in metres. */
export const irregularSentence = ({ roofSlope }: IrregularRoof, result: AssessmentResult): string => {
  const isSteep = (roofSlope ?? 0) >= 10
  const square = `squares of ${stepOf(result.valueA / 2)}`
  const corners = isSteep ? [] : [`Corner is ${square} wherever two roof edges meet.`]
  const ridge = result.ridgeCorner ? [`Ridge ends are ${square} at every end of a ridge.`] : []
  const noMap = 'This roof has an irregular shape, so no zone plan is drawn.'
  return [noMap, irregularBands(isSteep, result.valueA), ...corners, ...ridge].join(' ')
}
