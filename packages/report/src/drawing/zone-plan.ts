import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { fixed, fixedUp, plain } from '../wording/number-text.ts'
import { hipPlanes, inset, ridgeOf } from './hip-areas.ts'
import { ink, paper, quiet, warn } from './palette.ts'
import {
  dimension,
  type LegendEntry,
  line,
  type Point,
  point,
  polygon,
  rect,
  type Scene,
  type SceneItem,
  type Style,
} from './scene.ts'
import { type Cell, type Region, type Roof, zoneCells } from './zone-regions.ts'
import { keptClearIn, lookOf, zoneStyle } from './zone-style.ts'

export type PlanInput = {
  readonly building: ProjectDraft['building']
  readonly options: Pick<ProjectDraft['options'], 'roofForm'>
  readonly result: AssessmentResult
}

type StyleOf = (region: Region) => Style

const area = (cell: Cell): number => (cell.right - cell.left) * (cell.top - cell.bottom)

export const codeItem = (region: Region, at: Point): SceneItem => ({
  kind: 'text',
  at,
  text: lookOf(region).code,
  size: 9,
  anchor: 'middle',
  colour: ink,
  strong: true,
  plate: paper,
})

/** What is drawn of the zones, and which there are. */
type DrawnZones = {
  readonly items: readonly SceneItem[]
  readonly codes: readonly SceneItem[]
  readonly regions: ReadonlySet<Region>
}

/** Each zone is numbered once, in its largest rectangle. */
const codeItems = (cells: readonly Cell[]): readonly SceneItem[] =>
  [...new Set(cells.map(({ region }) => region))].flatMap((region) => {
    const [largest] = cells.filter((cell) => cell.region === region).sort((one, other) => area(other) - area(one))
    return largest
      ? [codeItem(region, point((largest.left + largest.right) / 2, (largest.bottom + largest.top) / 2))]
      : []
  })

const drawnCells = (roof: Roof, styleOf: StyleOf): DrawnZones => {
  const cells = zoneCells(roof)
  return {
    items: cells.map(({ left, bottom, right, top, region }) => rect(left, bottom, right, top, styleOf(region))),
    codes: codeItems(cells),
    regions: new Set(cells.map(({ region }) => region)),
  }
}

/** Bands along every hip and ridge: each plane from its outer band inwards. */
const drawnHip = (roof: Roof, styleOf: StyleOf): DrawnZones => {
  const { length, a } = roof
  const aside = 0.06 * length
  const bands = [
    ['Edge', 0, point(length / 2 + aside, a / 4)],
    ['Intermediate', a / 2, point(length / 2 - aside, (3 * a) / 4)],
    ['Internal', a, point(length / 2, (a + Math.min(length, roof.width) / 2 - Math.SQRT2 * a) / 2)],
  ] as const
  const areas = hipPlanes(roof).flatMap((plane) =>
    bands.map(([region, from]) => ({ region, points: inset(plane, from) })).filter(({ points }) => points.length > 2),
  )
  const regions = new Set<Region>(areas.map(({ region }) => region))
  return {
    items: areas.map(({ region, points }) => polygon(points, styleOf(region))),
    codes: bands.flatMap(([region, , at]) => (regions.has(region) ? [codeItem(region, at)] : [])),
    regions,
  }
}

const isHip = ({ form, isTwoZones }: Roof): boolean => form === 'hip' && !isTwoZones

const drawnZones = (roof: Roof, styleOf: StyleOf): DrawnZones =>
  isHip(roof) && roof.isSteep ? drawnHip(roof, styleOf) : drawnCells(roof, styleOf)

export const ridgeStyle = { stroke: ink, strokeWidth: 0.8, dash: [9, 3] } as const

const besideRoof = ({ length }: Roof, y: number, text: string): SceneItem => ({
  kind: 'text',
  at: point(length, y),
  text,
  size: 7.5,
  anchor: 'start',
  colour: quiet,
  shift: point(5, 0),
})

const hipItems = (roof: Roof): readonly SceneItem[] => {
  const { length, width } = roof
  const [near, far] = ridgeOf(roof)
  const [second, third] = width > length ? [near, far] : [far, near]
  const hips = [
    [point(0, 0), near],
    [point(length, 0), second],
    [point(length, width), far],
    [point(0, width), third],
    [near, far],
  ] as const
  return hips.map(([from, to]) => line(from, to, ridgeStyle))
}

/** Where planes meet, or the high edge of a skillion. */
export const ridgeItems = (roof: Roof): readonly SceneItem[] => {
  const { length, width, form, isTwoZones } = roof
  if (isTwoZones || form === 'flat') return []
  if (form === 'hip') return hipItems(roof)
  if (form === 'skillion') return [besideRoof(roof, width, 'High edge')]
  return [line(point(0, width / 2), point(length, width / 2), ridgeStyle), besideRoof(roof, width / 2, 'Ridge')]
}

export const setbackItem = ({ length, width }: Roof, setback: number): readonly SceneItem[] =>
  setback * 2 >= Math.min(length, width)
    ? []
    : [rect(setback, setback, length - setback, width - setback, { stroke: warn, strokeWidth: 0.7, dash: [3, 2] })]

export const sizeItems = ({ length, width, a, isTwoZones }: Roof): readonly SceneItem[] => [
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

export const legendOf = (
  { zoneResults, ridgeCorner, setback }: AssessmentResult,
  drawn: ReadonlySet<Region>,
  styleOf: StyleOf,
): readonly LegendEntry[] => {
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

export const roofOf = ({ building, options, result }: PlanInput): Roof | null => {
  const { length, width, roofSlope, shape } = building
  if (shape !== 'rectangular' || length === null || width === null || result.zoneResults.length === 0) return null
  if (!(result.valueA > 0)) return null
  return {
    length,
    width,
    a: result.valueA,
    form: options.roofForm,
    isSteep: (roofSlope ?? 0) >= 10,
    ridgeCorner: result.ridgeCorner?.size ?? 0,
    isTwoZones: result.zoneResults.length === 2,
  }
}

export const sayZone = ({ text, note }: LegendEntry): string => `${text.replace(/^\w {2}/, '')}: ${note}`

/** The roof from above, to scale, with its zones; null for an irregular roof, which has no plan. */
export const zonePlan = (input: PlanInput): Scene | null => {
  const roof = roofOf(input)
  if (!roof) return null
  const isKeptClear = keptClearIn(input.result)
  const styleOf = (region: Region) => zoneStyle(region, isKeptClear(region))
  const { items, codes, regions } = drawnZones(roof, styleOf)
  const legend = legendOf(input.result, regions, styleOf)
  return {
    title: 'Roof plan with zones',
    description: `Roof plan, ${plain(roof.length)} m by ${plain(roof.width)} m. ${legend.map(sayZone).join('. ')}.`,
    unit: 'm',
    bounds: { left: 0, bottom: 0, right: roof.length, top: roof.width },
    margin: { left: 32, bottom: 30, right: roof.isTwoZones ? 34 : 66, top: 28 },
    items: [
      ...items,
      ...ridgeItems(roof),
      rect(0, 0, roof.length, roof.width, { stroke: ink, strokeWidth: 1.2 }),
      ...setbackItem(roof, input.result.setback / 1000),
      ...codes,
      ...sizeItems(roof),
    ],
    legend,
  }
}

/** How the roof lies on the plan. */
export const planWords: Readonly<Record<ProjectDraft['options']['roofForm'], string>> = {
  gable: ' The ridge is drawn along the building length.',
  hip: '',
  skillion: ' The high edge is drawn at the top, along the building length.',
  flat: '',
}

/** What the plan leaves out: beside which edge the wall stands is not known. */
export const wallWords = ({ higherWallHeight }: ProjectDraft['options']): string =>
  higherWallHeight === null ? '' : ' The Edge zone beside a higher wall is not drawn.'

type IrregularRoof = { readonly roofSlope: number | null; readonly roofForm: ProjectDraft['options']['roofForm'] }

const stepOf = (metres: number): string => `${fixedUp(metres, 2)} m`

/** Bands of an irregular roof; from 10 degrees also along ridge and hips. */
const irregularBands = (hasRidge: boolean, a: number): string => {
  const lines = hasRidge ? 'every roof edge, ridge, hip and re-entrant corner' : 'every roof edge and re-entrant corner'
  return (
    `The zones are bands along ${lines}: the first a/2 (${stepOf(a / 2)}) is Edge, ` +
    `up to a (${stepOf(a)}) is Intermediate, the rest is Internal.`
  )
}

/** Replaces the plan, with the zone dimension a in metres. */
export const irregularSentence = ({ roofSlope, roofForm }: IrregularRoof, result: AssessmentResult): string => {
  const isSteep = (roofSlope ?? 0) >= 10
  const hasRidge = isSteep && (roofForm === 'gable' || roofForm === 'hip')
  const line = roofForm === 'skillion' ? 'high edge' : 'ridge'
  const square = `squares of ${stepOf(result.valueA / 2)}`
  const corners = isSteep ? [] : [`Corner is ${square} wherever two roof edges meet.`]
  const ridge = result.ridgeCorner ? [`Ridge ends are ${square} at every end of a ${line}.`] : []
  const noMap = 'This roof has an irregular shape, so no zone plan is drawn.'
  return [noMap, irregularBands(hasRidge, result.valueA), ...corners, ...ridge].join(' ')
}
