import { ActionIcon, Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Scene } from '@soundroof/report/drawing/scene'
import { type Drawing, layOut } from '@soundroof/report/drawing/scene-layout'
import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import { mostZoom } from '../../../../../components/choice-pictures/map-view.ts'
import { type MapZoom, useMapView } from '../../../../../components/choice-pictures/use-map-view.ts'
import { useSay } from '../../../../../platform/words/use-say.ts'
import { narrowScene } from '../../report/narrow-scene.ts'
import { DrawnMarks } from '../../report/scene-drawing.tsx'
import { type MapUnderlay, UnderlayPicture } from '../../underlay/underlay-on-map.tsx'
import { answeredBlocks, answerFor } from './answered.ts'
import { panelsOf } from './block-rows.ts'
import { DimensionMarks, Plate } from './dimension-marks.tsx'
import type { Tool } from './drag.ts'
import { BlockMark, BoxMark, CellMarks, extentOfBlock, ObstacleMark, onPaper } from './edit-marks.tsx'
import classes from './editing.module.css'
import { handleName, handlesOf } from './handles.ts'
import { ToolIcon } from './tool-icon.tsx'
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
  const box = thing && ('rows' in thing ? extentOfBlock(thing, roof.panel) : thing)
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

const EditZoom = ({ zoom: { zoom, zoomBy, fit } }: { readonly zoom: MapZoom }) => {
  const say = useSay()
  const steps = [
    { label: 'components.zoom-out', icon: 'smaller', isOff: zoom <= 1, act: () => zoomBy(1 / 1.6) },
    { label: 'components.zoom-in', icon: 'larger', isOff: zoom >= mostZoom, act: () => zoomBy(1.6) },
    { label: 'roofs.whole-roof', icon: 'whole', isOff: zoom <= 1, act: fit },
  ] as const
  return steps.map(({ label, icon, isOff, act }) => (
    <ActionIcon key={icon} size={44} variant="default" disabled={isOff} aria-label={say(label)} onClick={act}>
      <ToolIcon name={icon} />
    </ActionIcon>
  ))
}

const toolHints = {
  move: 'toolMove',
  panel: 'toolPanel',
  obstacle: 'toolObstacle',
  walkway: 'toolWalkway',
} as const satisfies Readonly<Record<Tool, string>>

type Props = { readonly work: Work; readonly scene: Scene; readonly below: MapUnderlay | null }

/** Until the space is known, px. */
const unmeasured = { width: 360, height: 360 }

/** The roof as large as the space allows, without words beside it. */
const useSpace = (scene: Scene) => {
  const { ref, width, height } = useElementSize()
  const space = width === 0 || height === 0 ? unmeasured : { width, height }
  const drawing = useMemo(() => {
    const room = { width: space.width / pixelsPerPoint, maxHeight: space.height / pixelsPerPoint }
    return layOut({ ...narrowScene(scene), margin: { left: 24, bottom: 26, right: 24, top: 26 } }, room)
  }, [scene, space.width, space.height])
  return { ref, drawing }
}

type PaperProps = Pick<Props, 'scene' | 'below'> & {
  readonly marks: MarksProps
  readonly svg: RefObject<SVGSVGElement | null>
}

const Paper = ({ marks, scene, below, svg }: PaperProps) => {
  const { x, y, width, height } = marks.within
  return (
    <svg ref={svg} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={scene.description}>
      {below ? <UnderlayPicture drawing={marks.drawing} below={below} /> : null}
      <g className={below ? classes.overPicture : undefined}>
        <DrawnMarks drawing={marks.drawing} />
      </g>
      <Blocks {...marks} />
      <Obstacles {...marks} />
      <BeforeMark {...marks} />
      <ChosenMarks {...marks} />
      <HeldMarks {...marks} />
    </svg>
  )
}

/** Height of the map for its width, where the page decides neither. */
const tallOf = ({ bounds: { left, right, top, bottom } }: Scene): CSSProperties => {
  const tall = (top - bottom) / (right - left)
  return { '--tall': Math.min(1.2, Math.max(0.6, tall + 0.15)) } as CSSProperties
}

/** The roof with its blocks, to be taken hold of. */
export const EditMap = ({ work, scene, below }: Props) => {
  const say = useSay()
  const { ref, drawing } = useSpace(scene)
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useMapView(drawing, svg)
  const pen = 1 / (pixelsPerPoint * zoom.zoom)
  const perPixel = (pen * 1000) / drawing.scale
  const { isEntered, enter, down, move, up, cancel, stop } = useHand({ work, drawing, zoom, perPixel })
  const keys = useKeys(work)
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stop()
    keys.press(event)
  }
  return (
    <div className={classes.place} style={tallOf(scene)}>
      <div ref={ref} className={classes.paper}>
        <div
          role="application"
          aria-label={say('editControls')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
          tabIndex={0}
          className={classes.map}
          data-autofocus
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
          <Paper marks={{ work, drawing, pen, perPixel, within: zoom.view }} scene={scene} below={below} svg={svg} />
        </div>
      </div>
      <div className={classes.foot}>
        <p>{say(toolHints[work.tool])}</p>
        <Button className={classes.enter} size="sm" variant="default" onClick={() => enter(!isEntered)}>
          {say(isEntered ? 'roofs.scroll-the-page' : 'roofs.edit-here')}
        </Button>
        <EditZoom zoom={zoom} />
      </div>
    </div>
  )
}
