import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle, PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { arrayLook, clearanceOf, cornersOf, refusedLook, toPlan } from '@soundroof/report/drawing/array-plan'
import { accent, ink, warn } from '@soundroof/report/drawing/palette'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, paperPoint } from '@soundroof/report/drawing/scene-layout'
import { memo } from 'react'
import { screenColour } from '../../../../../components/drawings/screen-colour.ts'
import { pathOf } from '../map-marks.tsx'
import { type Answered, type AnsweredBlock, answerFor } from './blocks/answered.ts'
import { around, cellsOf, type PanelSize, panelsOf, type Sized } from './blocks/block-rows.ts'
import classes from './edit-map.module.css'

/** Marks of the editor on the drawing. Only what changes is drawn again. */

/** A place of a plane on paper. */
export const onPaper =
  (drawing: Drawing, plane: LaidPlane) =>
  (at: LayoutPoint): Point =>
    paperPoint(drawing, toPlan(plane)(at))

export const boxesPath = (drawing: Drawing, plane: LaidPlane, boxes: readonly Sized[]): string =>
  pathOf(
    drawing,
    boxes.map((box) => cornersOf(box).map(toPlan(plane))),
  )

const linesPath = (
  place: (at: LayoutPoint) => Point,
  lines: readonly (readonly [LayoutPoint, LayoutPoint])[],
): string =>
  lines
    .map((ends) => {
      const [from, to] = ends.map(place) as [Point, Point]
      return `M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`
    })
    .join('')

const isRefused = (
  answer: Answered | null,
  { row, column }: { readonly row: number; readonly column: number },
): boolean => answer?.refused.some(({ place }) => place.row === row && place.column === column) ?? false

type RailsProps = {
  readonly drawing: Drawing
  readonly plane: LaidPlane
  readonly answer: Answered
  readonly pen: number
}

/** Faint while the block lies elsewhere than where they were laid out. */
const Rails = ({ drawing, plane, answer: { rails, shift }, pen }: RailsProps) => {
  const place = (at: LayoutPoint): Point => onPaper(drawing, plane)({ x: at.x + shift.x, y: at.y + shift.y })
  const feet = rails.flatMap((rail) => rail.feet).map((foot) => [foot, foot] as const)
  return (
    <g opacity={shift.x === 0 && shift.y === 0 ? 1 : 0.35}>
      <path
        d={linesPath(
          place,
          rails.map(({ from, to }) => [from, to] as const),
        )}
        stroke={screenColour(arrayLook.rail.stroke)}
        strokeWidth={1.2 * pen}
      />
      <path d={linesPath(place, feet)} stroke={screenColour(warn)} strokeWidth={4.4 * pen} strokeLinecap="round" />
    </g>
  )
}

type BlockProps = {
  readonly drawing: Drawing
  readonly plane: LaidPlane
  readonly block: PanelBlock
  readonly panel: PanelSize
  readonly index: number
  readonly answered: readonly AnsweredBlock[]
  /** Points of the paper in one pixel. */
  readonly pen: number
}

const BlockShape = memo(({ drawing, plane, block, index, panel, answered, pen }: BlockProps) => {
  const answer = answerFor(answered, block, index)
  const panels = panelsOf(block, panel)
  const [counted, refused] = [false, true].map((is) => panels.filter((each) => isRefused(answer, each) === is))
  return (
    <g className={classes.mark}>
      <path
        d={boxesPath(drawing, plane, counted ?? [])}
        fill={screenColour(arrayLook.panel.fill)}
        stroke={screenColour(arrayLook.panel.stroke)}
        strokeWidth={0.8 * pen}
      />
      {answer === null ? null : <Rails drawing={drawing} plane={plane} answer={answer} pen={pen} />}
      <path
        d={boxesPath(drawing, plane, refused ?? [])}
        fill={screenColour(refusedLook.fill)}
        stroke={screenColour(refusedLook.stroke)}
        strokeWidth={1.2 * pen}
        data-refused={refused?.length || undefined}
      />
    </g>
  )
})

type MarkProps = BlockProps & {
  /** The block where it lay before it was dragged, which is drawn already. */
  readonly before: PanelBlock | null
}

/** A block that is dragged is moved as a whole, and not drawn again. */
export const BlockMark = ({ before, ...props }: MarkProps) => {
  const { block, drawing, plane } = props
  if (before === null) return <BlockShape {...props} />
  const place = onPaper(drawing, plane)
  const [from, to] = [place(before), place(block)]
  return (
    <g className={classes.moved} transform={`translate(${to.x - from.x} ${to.y - from.y})`}>
      <BlockShape {...props} block={before} />
    </g>
  )
}

type ObstacleProps = Pick<BlockProps, 'drawing' | 'plane' | 'pen'> & { readonly obstacle: Obstacle }

/** An obstacle, with what stays free around it dashed. */
export const ObstacleMark = memo(({ drawing, plane, pen, obstacle }: ObstacleProps) => {
  const around = clearanceOf(obstacle, plane.outline)
  return (
    <g className={classes.mark}>
      {around === null ? null : (
        <path
          d={boxesPath(drawing, plane, [around])}
          fill="none"
          stroke={screenColour(arrayLook.clearance.stroke)}
          strokeWidth={1.2 * pen}
          strokeDasharray={`${5 * pen} ${4 * pen}`}
          data-mark="clearance"
        />
      )}
      <path
        d={boxesPath(drawing, plane, [obstacle])}
        fill={screenColour(arrayLook[obstacle.kind].fill)}
        stroke={screenColour(arrayLook[obstacle.kind].stroke)}
        strokeWidth={1.6 * pen}
        strokeDasharray={obstacle.kind === 'walkway' ? `${6 * pen} ${4 * pen}` : undefined}
      />
    </g>
  )
})

type ChosenProps = Pick<BlockProps, 'drawing' | 'plane' | 'pen'> & { readonly box: Sized; readonly isDashed?: boolean }

/** Around what is chosen, or dashed where it lay before. */
export const BoxMark = ({ drawing, plane, pen, box, isDashed = false }: ChosenProps) => (
  <path
    className={classes.mark}
    d={boxesPath(drawing, plane, [box])}
    fill="none"
    stroke={screenColour(isDashed ? ink : accent)}
    strokeWidth={(isDashed ? 1.2 : 2.6) * pen}
    strokeDasharray={isDashed ? `${6 * pen} ${4 * pen}` : undefined}
    data-mark={isDashed ? 'before' : 'chosen'}
  />
)

type CellsProps = Omit<BlockProps, 'answered' | 'index'> & {
  readonly cell: { readonly row: number; readonly column: number } | null
}

/** Places of panels left out, and the chosen panel. */
export const CellMarks = ({ drawing, plane, block, panel, pen, cell }: CellsProps) => {
  const cells = cellsOf(block, panel)
  const one = cells.filter(({ row, column }) => row === cell?.row && column === cell.column)
  return (
    <g className={classes.mark}>
      <path
        d={boxesPath(
          drawing,
          plane,
          cells.filter(({ isLeftOut }) => isLeftOut),
        )}
        className={classes.leftOut}
        stroke={screenColour(accent)}
        strokeWidth={1.2 * pen}
        strokeDasharray={`${4 * pen} ${3 * pen}`}
      />
      <path
        d={boxesPath(drawing, plane, one)}
        className={classes.cell}
        stroke={screenColour(accent)}
        strokeWidth={2.6 * pen}
      />
    </g>
  )
}

export const extentOfBlock = (block: PanelBlock, panel: PanelSize): Sized | null => around(panelsOf(block, panel))
