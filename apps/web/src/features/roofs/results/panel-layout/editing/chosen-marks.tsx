import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { warn } from '@soundroof/report/drawing/palette'
import type { Drawing } from '@soundroof/report/drawing/scene-layout'
import type { MapZoom } from '../../../../../components/choice-pictures/use-map-view.ts'
import { answeredBlocks, answerFor } from './blocks/answered.ts'
import { panelsOf, type Sized } from './blocks/block-rows.ts'
import { handleName, handlesOf } from './blocks/handles.ts'
import { DimensionMarks, LineMarks, Plate } from './dimension-marks.tsx'
import classes from './edit-map.module.css'
import { BoxMark, CellMarks, extentOfBlock, onPaper } from './edit-marks.tsx'
import type { Work } from './use-work.ts'

type Pen = {
  readonly drawing: Drawing
  /** Points of the paper in one pixel, and millimetres of the roof. */
  readonly pen: number
  readonly perPixel: number
  readonly within: MapZoom['view']
}

export type MarksProps = Pen & { readonly work: Work }

export const planeOf = ({ roof }: Work, name: string) => roof.planes.find((each) => each.name === name)

/** Handles are drawn small and taken hold of around them. */
const [shown, held, heldOfRow, outside] = [6, 18, 14, 12]

type HandlesProps = Omit<MarksProps, 'perPixel' | 'within'> & {
  readonly block: PanelBlock
  readonly plane: LaidPlane
  readonly box: Sized
}

/** Outside of the block, so that on a small one there is room to take hold of the block itself. */
const Handles = ({ work: { roof, tool }, drawing, pen, block, plane, box }: HandlesProps) => {
  const place = onPaper(drawing, plane)
  const middle = place({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  return handlesOf(block, roof.panel, tool).map((handle) => {
    const at = place(handle.at)
    const isAcross = Math.abs(plane.plan.along.x) > 0.5 === (handle.side === 'left' || handle.side === 'right')
    const x = at.x + (isAcross ? Math.sign(at.x - middle.x) * outside * pen : 0)
    const y = at.y + (isAcross ? 0 : Math.sign(at.y - middle.y) * outside * pen)
    const name = handleName(handle)
    return (
      <g key={name} data-handle={name} className={classes.handle}>
        <circle cx={x} cy={y} r={(handle.row === null ? held : heldOfRow) * pen} fill="transparent" />
        <circle cx={x} cy={y} r={shown * pen} className={classes.knob} strokeWidth={2 * pen} />
      </g>
    )
  })
}

export const ChosenMarks = ({ work, drawing, pen }: MarksProps) => {
  const { chosen, blocks, kept, roof, tool, cell, held: outcome } = work
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  const thing = block ?? (chosen?.kind === 'obstacle' ? kept.obstacles[chosen.index] : undefined)
  const plane = thing && planeOf(work, thing.plane)
  if (!plane) return null
  const box = thing && ('rows' in thing ? extentOfBlock(thing, roof.panel) : thing)
  return (
    <>
      {block && tool === 'panel' ? (
        <CellMarks drawing={drawing} plane={plane} block={block} panel={roof.panel} pen={pen} cell={cell} />
      ) : null}
      {box ? <BoxMark drawing={drawing} plane={plane} pen={pen} box={box} /> : null}
      {block && box && outcome === null ? (
        <Handles work={work} drawing={drawing} pen={pen} block={block} plane={plane} box={box} />
      ) : null}
    </>
  )
}

/** What can be snapped to, below everything else. */
export const HeldLines = ({ work, drawing, pen }: MarksProps) => {
  const plane = work.held && work.mode === 'rafters' ? planeOf(work, work.held.plane) : undefined
  return plane ? <LineMarks drawing={drawing} plane={plane} pen={pen} /> : null
}

/** Where it lay before the drag. */
export const BeforeMark = ({ work, drawing, pen }: MarksProps) => {
  const { editor, held: outcome, roof } = work
  const index = outcome?.chosen?.index ?? -1
  const before =
    outcome?.chosen?.kind === 'block' ? editor.kept.blocks?.[index] : outcome ? editor.kept.obstacles[index] : undefined
  const plane = before && planeOf(work, before.plane)
  const box = before && ('rows' in before ? extentOfBlock(before, roof.panel) : before)
  return plane && box ? <BoxMark drawing={drawing} plane={plane} pen={pen} box={box} isDashed /> : null
}

export const HeldMarks = ({ work, ...pen }: MarksProps) => {
  const { held: outcome, layout, blocks } = work
  const plane = outcome && planeOf(work, outcome.plane)
  if (!(outcome?.box && plane)) return null
  const index = outcome.chosen?.kind === 'block' ? outcome.chosen.index : -1
  const block = blocks[index]
  const answer = block ? answerFor(answeredBlocks(layout), block, index) : null
  const refused = answer?.refused[0]
  return (
    <>
      <DimensionMarks
        {...pen}
        plane={plane}
        box={outcome.box}
        panels={block ? panelsOf(block, work.roof.panel) : [outcome.box]}
        names={outcome.names}
      />
      {refused && answer ? (
        <g className={classes.mark}>
          <Plate
            at={onPaper(
              pen.drawing,
              plane,
            )({ x: refused.x + answer.shift.x, y: refused.y + answer.shift.y + refused.height / 2 })}
            text={refused.reason}
            pen={pen.pen}
            fill={warn}
            within={pen.within}
          />
        </g>
      ) : null}
    </>
  )
}
