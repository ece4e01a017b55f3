import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Scene } from '@soundroof/report/drawing/scene'
import { type Drawing, layOut } from '@soundroof/report/drawing/scene-layout'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useMapView } from '../../../../../components/choice-pictures/use-map-view.ts'
import { useSay } from '../../../../../platform/words/use-say.ts'
import { narrowScene } from '../../report/narrow-scene.ts'
import { DrawnMarks } from '../../report/scene-drawing.tsx'
import { type MapUnderlay, UnderlayPicture } from '../../underlay/underlay-on-map.tsx'
import { ZoomButtons } from '../roof-map.tsx'
import { answeredBlocks, answerFor } from './answered.ts'
import { DimensionMarks, Plate } from './dimension-marks.tsx'
import { BlockMark, BoxMark, CellMarks, extentOfBlock, ObstacleMark, onPaper } from './edit-marks.tsx'
import classes from './editing.module.css'
import { handleName, handlesOf } from './handles.ts'
import { useHand } from './use-hand.ts'
import { useKeys } from './use-keys.ts'
import type { Work } from './use-work.ts'

/** Screen pixels per point on paper. */
const pixelsPerPoint = 1.42

type Pen = {
  readonly drawing: Drawing
  /** Points of the paper in one pixel, and millimetres of the roof. */
  readonly pen: number
  readonly perPixel: number
  readonly within: ReturnType<typeof useMapView>['view']
}

type MarksProps = Pen & { readonly work: Work }

const planeOf = ({ roof }: Work, name: string) => roof.planes.find((each) => each.name === name)

const Blocks = ({ work, drawing, pen }: MarksProps) => {
  const { layout, blocks, roof } = work
  const answered = useMemo(() => answeredBlocks(layout), [layout])
  return blocks.map((block, index) => {
    const plane = planeOf(work, block.plane)
    return plane ? (
      <BlockMark
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position in the list
        key={index}
        drawing={drawing}
        plane={plane}
        block={block}
        index={index}
        panel={roof.panel}
        answered={answered}
        pen={pen}
      />
    ) : null
  })
}

const Obstacles = ({ work, drawing, pen }: MarksProps) =>
  work.kept.obstacles.map((obstacle, index) => {
    const plane = planeOf(work, obstacle.plane)
    return plane ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an obstacle has no identity but its position in the list
      <ObstacleMark key={index} drawing={drawing} plane={plane} pen={pen} obstacle={obstacle} />
    ) : null
  })

/** Handles are drawn small and taken hold of around them. */
const [shown, held] = [6, 18]

const ChosenMarks = ({ work, drawing, pen }: MarksProps) => {
  const { chosen, blocks, kept, roof, tool, cell, held: outcome } = work
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  const thing = block ?? (chosen?.kind === 'obstacle' ? kept.obstacles[chosen.index] : undefined)
  const plane = thing && planeOf(work, thing.plane)
  if (!plane) return null
  const box = block ? extentOfBlock(block, roof.panel) : chosen ? (kept.obstacles[chosen.index] ?? null) : null
  const place = onPaper(drawing, plane)
  return (
    <>
      {block && tool === 'panel' ? (
        <CellMarks drawing={drawing} plane={plane} block={block} panel={roof.panel} pen={pen} cell={cell} />
      ) : null}
      {box ? <BoxMark drawing={drawing} plane={plane} pen={pen} box={box} /> : null}
      {block && outcome === null
        ? handlesOf(block, roof.panel, tool).map((handle) => {
            const { x, y } = place(handle.at)
            const name = handleName(handle)
            return (
              <g key={name} data-handle={name} className={classes.handle}>
                <circle cx={x} cy={y} r={held * pen} fill="transparent" />
                <circle cx={x} cy={y} r={shown * pen} className={classes.knob} strokeWidth={2 * pen} />
              </g>
            )
          })
        : null}
    </>
  )
}

/** Where it lay before the drag. */
const BeforeMark = ({ work, drawing, pen }: MarksProps) => {
  const { editor, held: outcome, roof } = work
  const index = outcome?.chosen?.index ?? -1
  const before =
    outcome?.chosen?.kind === 'block' ? editor.kept.blocks?.[index] : outcome ? editor.kept.obstacles[index] : undefined
  const plane = before && planeOf(work, before.plane)
  const box = before && ('rows' in before ? extentOfBlock(before, roof.panel) : before)
  return plane && box ? <BoxMark drawing={drawing} plane={plane} pen={pen} box={box} isDashed /> : null
}

const HeldMarks = ({ work, ...pen }: MarksProps) => {
  const { held: outcome, layout, blocks } = work
  const plane = outcome && planeOf(work, outcome.plane)
  if (!(outcome?.box && plane)) return null
  const index = outcome.chosen?.kind === 'block' ? outcome.chosen.index : -1
  const block = blocks[index]
  const answer = block ? answerFor(answeredBlocks(layout), block, index) : null
  const refused = answer?.refused[0]
  return (
    <>
      <DimensionMarks {...pen} plane={plane} box={outcome.box} names={outcome.names} />
      {refused && answer ? (
        <g className={classes.mark}>
          <Plate
            at={onPaper(pen.drawing, plane)({ x: refused.x + answer.shift.x, y: refused.y + answer.shift.y })}
            text={refused.reason}
            pen={pen.pen}
            fill="#a3341b"
            within={pen.within}
          />
        </g>
      ) : null}
    </>
  )
}

type PaperProps = {
  readonly work: Work
  readonly drawing: Drawing
  readonly scene: Scene
  readonly below: MapUnderlay | null
}

const Paper = ({ work, drawing, scene, below }: PaperProps) => {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useMapView(drawing, svg)
  const pen = 1 / (pixelsPerPoint * zoom.zoom)
  const perPixel = (pen * 1000) / drawing.scale
  const { isEntered, enter, down, move, up, cancel, stop } = useHand({ work, drawing, zoom, perPixel })
  const keys = useKeys(work)
  const { x, y, width, height } = zoom.view
  const marks = { work, drawing, pen, perPixel, within: zoom.view }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stop()
    keys.press(event)
  }
  return (
    <>
      <div
        role="application"
        aria-label={say('editControls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
        tabIndex={0}
        className={classes.map}
        data-entered={isEntered}
        data-tool={work.tool}
        onKeyDown={press}
        onKeyUp={keys.lift}
        onBlur={keys.leave}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={cancel}
      >
        <svg ref={svg} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={scene.description}>
          {below ? <UnderlayPicture drawing={drawing} below={below} /> : null}
          <g className={below ? classes.overPicture : undefined}>
            <DrawnMarks drawing={drawing} />
          </g>
          <Blocks {...marks} />
          <Obstacles {...marks} />
          <BeforeMark {...marks} />
          <ChosenMarks {...marks} />
          <HeldMarks {...marks} />
        </svg>
      </div>
      <div className={classes.onMap}>
        <ZoomButtons {...zoom} />
        <Button className={classes.enter} size="compact-md" variant="default" onClick={() => enter(!isEntered)}>
          {say(isEntered ? 'roofs.scroll-the-page' : 'roofs.edit-here')}
        </Button>
      </div>
    </>
  )
}

type Props = { readonly work: Work; readonly scene: Scene; readonly below: MapUnderlay | null }

/** The roof with its blocks, to be taken hold of. */
export const EditMap = ({ work, scene, below }: Props) => {
  const { ref, width, height } = useElementSize()
  const drawing = useMemo(() => {
    if (width === 0 || height === 0) return null
    const room = { width: width / pixelsPerPoint, maxHeight: height / pixelsPerPoint }
    return layOut({ ...narrowScene(scene), margin: { left: 24, bottom: 26, right: 24, top: 26 } }, room)
  }, [scene, width, height])
  return (
    <div ref={ref} className={classes.paper}>
      {drawing ? <Paper work={work} drawing={drawing} scene={scene} below={below} /> : null}
    </div>
  )
}
