import type { Say } from '@soundroof/words/language/say'
import type { PanelRow } from '../../setting-out/panel-rows.ts'
import { alongRail, type RailLine, sameRails } from '../../setting-out/rail-lines.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { figure } from '../paper.ts'
import type { Column, Table } from '../table.ts'
import { railsText } from './face-dimensions.ts'
import { legNames } from './leg-names.ts'

/** Rails with a line of their own each; of more, those that are alike stand together, so many at most. */
const [mostApart, mostTogether] = [10, 48]

type Shape = {
  readonly out: SettingOut
  readonly isTile: boolean
  readonly isGrouped: boolean
  /** Whether rails stand on courses, purlins or battens. */
  readonly hasLines: boolean
  /** Whether rails stand on the legs of tilt frames. */
  readonly hasLegs: boolean
  /** Whether rails lie in tilt frames, and so are longer than on the roof. */
  readonly isTilted: boolean
}

const listed = (values: readonly number[]): string => (values.length === 0 ? '–' : values.map(figure).join(', '))

const chunks = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most))

const grouped = ({ out: { rails }, isGrouped }: Shape): readonly (readonly RailLine[])[] =>
  isGrouped ? sameRails(rails).flatMap((alike) => chunks(alike, mostTogether)) : rails.map((rail) => [rail])

const fromBlock = ({ rows, railsUp }: SettingOut, { at }: RailLine): number =>
  at - Math.min(...rows.map(({ low, runs }) => (railsUp ? (runs[0]?.from ?? 0) : low)))

/** Legs below a rail with their heights, a line each: one kind along a row, several below a rail that lies in a frame. */
const legText = (say: Say, { legs }: RailLine): string =>
  [...new Set(legs.flatMap((leg) => (leg ? [`${say(legNames[leg.at])} ${figure(leg.height)}`] : [])))].join('\n')

const cells = (
  say: Say,
  { out, hasLines, hasLegs, isTilted, isGrouped }: Shape,
  rails: readonly RailLine[],
): readonly string[] => {
  const first = rails[0] as RailLine
  const { from, to, pieces, joints, feet } = first
  return [
    railsText(rails),
    listed(rails.map(({ at }) => at)),
    ...(isGrouped ? [] : [listed(rails.map((rail) => fromBlock(out, rail)))]),
    ...(hasLines ? [rails.map(({ line }) => line ?? '–').join(', ')] : []),
    figure(from),
    figure(isTilted ? pieces.reduce((sum, piece) => sum + piece, 0) : to - from),
    pieces.map(figure).join(' + '),
    listed(joints.map((joint) => alongRail(first, joint))),
    String(feet.length * rails.length),
    ...(hasLegs ? [legText(say, first)] : []),
    figure(feet[0] ?? 0),
    listed(feet.map((foot) => foot - from)),
    ...(isTilted ? [listed(feet.map((foot) => alongRail(first, foot)))] : []),
  ]
}

const placeColumns = (
  say: Say,
  { out: { railsUp }, isTile, hasLines, hasLegs, isGrouped }: Shape,
): readonly Column[] => {
  // The column of legs takes its room from these.
  const [names, places, lines] = hasLegs ? ([56, 92, 44] as const) : ([70, 120, 60] as const)
  const at = say(railsUp ? 'sheet.from-a' : 'sheet.up-from-eave')
  const line = { title: say(isTile ? 'sheet.course' : 'sheet.member'), width: isGrouped ? lines : 36 }
  return [
    { title: say('sheet.rail'), width: isGrouped ? names : 26, strong: true },
    { title: at, width: isGrouped ? places : 36, strong: true },
    ...(isGrouped ? [] : [{ title: say(railsUp ? 'sheet.from-block-edge' : 'sheet.up-from-block'), width: 38 }]),
    ...(hasLines ? [line] : []),
  ]
}

const lengthColumns = (say: Say, { out: { railsUp }, hasLegs }: Shape): readonly Column[] => [
  { title: say(railsUp ? 'sheet.lower-end' : 'sheet.left-end'), width: 40, right: true },
  { title: say('sheet.rail-length'), width: 40, right: true, strong: true },
  { title: say(railsUp ? 'sheet.pieces-up' : 'sheet.pieces'), width: 76 },
  { title: say(railsUp ? 'sheet.joints-up' : 'sheet.joints'), width: 50 },
  { title: say('sheet.feet'), width: 28, right: true, strong: true },
  ...(hasLegs ? [{ title: say('sheet.legs-high'), width: 44, right: true as const }] : []),
  { title: say(railsUp ? 'sheet.first-foot-up' : 'sheet.first-foot'), width: 42, right: true },
]

/** Where each rail lies, how it is cut and where its feet stand. */
export const scheduleTable = (say: Say, out: SettingOut, isTile: boolean, width: number): Table => {
  const isGrouped = out.rails.length > mostApart && sameRails(out.rails).length < out.rails.length
  const shape = {
    out,
    isTile,
    isGrouped,
    hasLines: out.rails.some(({ line }) => line !== null),
    isTilted: out.rails.some(({ stretch }) => stretch > 1),
    hasLegs: out.rails.some(({ legs }) => legs.some((leg) => leg !== undefined)),
  }
  const fixed = [...placeColumns(say, shape), ...lengthColumns(say, shape)]
  const tilted = shape.isTilted ? [{ title: say('sheet.feet-along-rail'), width: 54 }] : []
  const rest = width - [...fixed, ...tilted].reduce((sum, column) => sum + column.width, 0)
  return {
    heading: say('sheet.schedule'),
    columns: [...fixed, { title: say(out.railsUp ? 'sheet.running-up' : 'sheet.running'), width: rest }, ...tilted],
    rows: grouped(shape).map((rails) => cells(say, shape, rails)),
  }
}

const runCells = ({ number, gap, low, high }: PanelRow, run: PanelRow['runs'][number]): readonly string[] => [
  String(number),
  String(run.panels),
  figure(run.from),
  figure(low),
  run.panels === 1 ? '–' : figure(gap),
  figure(run.to - run.from),
  figure(high - low),
  figure(Math.hypot(run.to - run.from, high - low)),
]

/** Rows of panels with their corners and diagonals. */
export const rowsTable = (say: Say, out: SettingOut): Table => ({
  heading: say('sheet.rows-and-diagonals'),
  columns: [
    { title: say('sheet.row-head'), width: 36, strong: true },
    { title: say('sheet.panels'), width: 31, right: true },
    { title: say('sheet.from-a'), width: 34, right: true, strong: true },
    { title: say('sheet.up-from-eave'), width: 36, right: true, strong: true },
    { title: say('sheet.gap'), width: 24, right: true },
    { title: say('sheet.length'), width: 35, right: true },
    { title: say('sheet.up-the-slope'), width: 32, right: true },
    { title: say('sheet.diagonal'), width: 38, right: true },
  ],
  rows: [
    ...out.rows.flatMap((row) => row.runs.map((run) => runCells(row, run))),
    ...out.blocks.map(({ diagonal, block }) => [
      say('sheet.block', { number: block + 1 }),
      ...['', '', '', '', '', ''],
      figure(diagonal),
    ]),
  ],
})
