import { drawnForm, type RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { setbackText, spacingText, zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { frontWords } from '../wording/face-name.ts'
import { fixed, plain } from '../wording/number-text.ts'
import { mayCarryPanels } from '../wording/setback-words.ts'
import { hipPlanes, inset } from './hip-areas.ts'
import { northItems } from './north.ts'
import { ink, paper } from './palette.ts'
import { ridgeItems, setbackItem, setbackStyle } from './roof-lines.ts'
import {
  dimension,
  type LegendEntry,
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
  readonly result: BriefResult
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

/** Items of the zones, and the zones drawn. */
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

export const sizeItems = ({ length, width, a, isTwoZones }: Roof): readonly SceneItem[] => [
  dimension(point(0, 0), point(length, 0), -16, `${plain(length)} m`),
  dimension(point(0, 0), point(0, width), 16, `${plain(width)} m`),
  ...(isTwoZones
    ? [dimension(point(0, width), point(length / 3, width), 14, `${fixed(length / 3, 2)} m`)]
    : [
        dimension(point(0, width), point(Math.min(a, length), width), 13, `a = ${zoneSizeText(a)} m`),
        dimension(
          point(length - Math.min(a / 2, length), width),
          point(length, width),
          13,
          `a/2 = ${zoneSizeText(a / 2)} m`,
        ),
      ]),
]

const zoneNote = (
  say: Say,
  zone: Pick<ZoneResult, 'installable' | 'numRails' | 'fixingSpacing' | 'notApplicable'>,
): string => {
  if (zone.notApplicable) return say('report.not-applicable')
  if (!zone.installable || zone.fixingSpacing === null) return say('report.keep-clear')
  return say('report.rails-fixings-at-mm', {
    rails: zone.numRails,
    spacing: spacingText(zone.fixingSpacing),
  })
}

export const legendOf = (
  say: Say,
  result: BriefResult,
  drawn: ReadonlySet<Region>,
  styleOf: StyleOf,
): readonly LegendEntry[] => {
  const { zoneResults, ridgeCorner, setback } = result
  const zones = zoneResults
    .filter(({ title }) => drawn.has(title))
    .map((zone): LegendEntry => {
      return {
        style: styleOf(zone.title),
        text: `${lookOf(zone.title).code}  ${say(zone.title)}`,
        note: zoneNote(say, zone),
      }
    })
  const ridge: readonly LegendEntry[] =
    ridgeCorner && drawn.has('RidgeCorner')
      ? [{ style: styleOf('RidgeCorner'), text: `R  ${say('report.ridge-ends')}`, note: zoneNote(say, ridgeCorner) }]
      : []
  const clear: LegendEntry = {
    style: setbackStyle,
    text: say('report.setback'),
    note: say('report.keep-mm-from-roof-edges-clear', { setback: setbackText(setback) }),
  }
  return [...zones, ...ridge, ...(mayCarryPanels(result) ? [clear] : [])]
}

export const roofOf = ({ building, options, result }: PlanInput): Roof | null => {
  const { length, width, roofSlope, shape } = building
  if (shape !== 'rectangular' || length === null || width === null || result.zoneResults.length === 0) return null
  if (!(result.valueA > 0)) return null
  const slope = roofSlope ?? 0
  return {
    length,
    width,
    a: result.valueA,
    form: drawnForm(options.roofForm, slope),
    slope,
    isSteep: slope >= 10,
    ridgeCorner: result.ridgeCorner?.size ?? 0,
    isTwoZones: result.zoneResults.length === 2,
  }
}

const sayZone = ({ text: name, note }: LegendEntry): string => `${name.replace(/^\w {2}/, '')}: ${note}`

/** Beside the lower right corner. */
export const northOf = (say: Say, { isTwoZones, length }: Roof, { frontFacing }: PlanInput['building']) =>
  northItems(say, frontFacing, point(length, 0), point(isTwoZones ? 18 : 36, 2))

/** The plan in words, for readers who cannot see it. */
export const described = (
  say: Say,
  plan: string,
  { frontFacing }: PlanInput['building'],
  legend: readonly LegendEntry[],
): string => [plan, frontWords(say, frontFacing), `${legend.map(sayZone).join('. ')}.`].filter(Boolean).join(' ')

/** At scale, dimensions would cover a smaller roof, and a narrower one would be a line. */
const isDrawable = ({ length, width }: Pick<Roof, 'length' | 'width'>): boolean => {
  const [shorter, longer] = [Math.min(length, width), Math.max(length, width)]
  return shorter >= 0.3 && longer / shorter <= 100
}

/** The roof from above, to scale, with its zones; null: it has no plan, and `planSentence` says why. */
export const zonePlan = (say: Say, input: PlanInput): Scene | null => {
  const roof = roofOf(input)
  if (!roof || !isDrawable(roof)) return null
  const isKeptClear = keptClearIn(input.result)
  const styleOf = (region: Region) => zoneStyle(region, isKeptClear(region))
  const { items, codes, regions } = drawnZones(roof, styleOf)
  const legend = legendOf(say, input.result, regions, styleOf)
  return {
    title: 'Roof plan with zones',
    description: described(
      say,
      say('report.roof-plan-m-by-m', { length: plain(roof.length), width: plain(roof.width) }),
      input.building,
      legend,
    ),
    unit: 'm',
    bounds: { left: 0, bottom: 0, right: roof.length, top: roof.width },
    margin: { left: 32, bottom: 30, right: roof.isTwoZones ? 34 : 66, top: 28 },
    items: [
      ...items,
      ...ridgeItems(say, roof),
      rect(0, 0, roof.length, roof.width, { stroke: ink, strokeWidth: 1.2 }),
      ...(mayCarryPanels(input.result) ? setbackItem(roof, input.result.setback / 1000) : []),
      ...codes,
      ...sizeItems(roof),
      ...northOf(say, roof, input.building),
    ],
    legend,
  }
}

const formWords: Readonly<Record<RoofForm, string>> = {
  gable: 'The ridge is drawn along the building length.',
  hip: '',
  skillion: 'The high edge is drawn at the top, along the building length.',
  flat: '',
}

type Formed = Pick<PlanInput, 'building' | 'options'>

/** A gable below 3 degrees is drawn without the ridge that it may have. */
export const onePlaneWords = (say: Say, { building, options }: Formed): string =>
  options.roofForm === 'gable' && drawnForm('gable', building.roofSlope ?? 0) === 'flat'
    ? say('report.below-3-degrees-the-roof-is')
    : ''

/** How the roof lies on the plan. */
export const planWords = (say: Say, project: Formed): string => {
  const { building, options } = project
  return onePlaneWords(say, project) || formWords[drawnForm(options.roofForm, building.roofSlope ?? 0)]
}

/** The plan does not show a higher wall: the edge that it stands at is not known. */
export const wallWords = (say: Say, { higherWallHeight }: ProjectDraft['options']): string =>
  higherWallHeight === null ? '' : say('report.the-edge-zone-beside-a-higher')

type IrregularRoof = { readonly roofSlope: number | null; readonly roofForm: ProjectDraft['options']['roofForm'] }

const stepOf = (metres: number): string => `${zoneSizeText(metres)} m`

/** Bands of an irregular roof; from 10 degrees also along ridge and hips. */
const irregularBands = (say: Say, hasRidge: boolean, a: number): string =>
  say(hasRidge ? 'report.the-zones-are-bands-along-every-roof' : 'report.the-zones-are-bands-along-every', {
    half: stepOf(a / 2),
    a: stepOf(a),
  })

/** With the zone dimension a in metres. */
export const irregularSentence = (say: Say, { roofSlope, roofForm }: IrregularRoof, result: BriefResult): string => {
  const isSteep = (roofSlope ?? 0) >= 10
  const hasRidge = isSteep && (roofForm === 'gable' || roofForm === 'hip')
  const side = stepOf(result.valueA / 2)
  const corners = isSteep ? [] : [say('report.corner-is-squares-of-wherever-two', { side })]
  const ends = say(
    roofForm === 'skillion' ? 'report.ridge-ends-are-squares-of-at' : 'report.ridge-ends-are-squares-of-at-every',
    { side },
  )
  const ridge = result.ridgeCorner ? [ends] : []
  const noMap = say('report.this-roof-has-an-irregular-shape')
  return [noMap, irregularBands(say, hasRidge, result.valueA), ...corners, ...ridge].join(' ')
}

/** Replaces the plan of a roof that cannot be drawn; null: it can. */
export const planSentence = (
  say: Say,
  { building, options }: Omit<PlanInput, 'result'>,
  result: BriefResult,
): string | null => {
  const { shape, length, width } = building
  if (shape === 'irregular') return irregularSentence(say, { ...building, ...options }, result)
  if (length === null || width === null || isDrawable({ length, width })) return null
  return say('report.a-roof-of-m-by-m', {
    length: plain(length),
    width: plain(width),
  })
}
