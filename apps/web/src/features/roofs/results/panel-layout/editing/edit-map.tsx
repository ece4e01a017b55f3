import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Scene } from '@soundroof/report/drawing/scene'
import { layOut } from '@soundroof/report/drawing/scene-layout'
import { plain } from '@soundroof/report/wording/number-text'
import { type CSSProperties, type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import { mostZoom } from '../../../../../components/choice-pictures/map-view.ts'
import { type MapZoom, useMapView } from '../../../../../components/choice-pictures/use-map-view.ts'
import { useSay } from '../../../../../platform/words/use-say.ts'
import { DrawnMarks } from '../../report/scene-drawing.tsx'
import { type MapUnderlay, UnderlayPicture } from '../../underlay/underlay-on-map.tsx'
import { answeredBlocks, isShifted } from './blocks/answered.ts'
import { around, panelsOf } from './blocks/block-rows.ts'
import { distancesOf } from './blocks/dimensions.ts'
import type { Tool } from './blocks/drag.ts'
import { BeforeMark, ChosenMarks, HeldLines, HeldMarks, type MarksProps, planeOf } from './chosen-marks.tsx'
import classes from './edit-map.module.css'
import { BlockMark, ObstacleMark } from './edit-marks.tsx'
import { editScene } from './edit-scene.ts'
import { ToolIcon } from './tool-icon.tsx'
import { useHand } from './use-hand.ts'
import { useKeys } from './use-keys.ts'
import type { Work } from './use-work.ts'

/** Screen pixels per point on paper. */
const pixelsPerPoint = 1.42

/** The dragged block where it lay, on the same face and of the same form. */
const beforeOf = ({ held, editor, blocks }: Work, index: number): PanelBlock | null => {
  const [before, now] = [editor.kept.blocks?.[index], blocks[index]]
  if (held?.chosen?.kind !== 'block' || held.chosen.index !== index || !(before && now)) return null
  return isShifted(before, now) ? before : null
}

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
        before={beforeOf(work, index)}
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
    return layOut(editScene(scene), room)
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
      <g className={below ? classes.overPicture : undefined} data-over-picture={below ? true : undefined}>
        <DrawnMarks drawing={marks.drawing} />
      </g>
      <HeldLines {...marks} />
      <Blocks {...marks} />
      <Obstacles {...marks} />
      <BeforeMark {...marks} />
      <ChosenMarks {...marks} />
      <HeldMarks {...marks} />
    </svg>
  )
}

/** For who does not see it: where the chosen block lies, once it lies there. */
const ChosenPlace = ({ work: { editor, chosen, roof } }: { readonly work: Work }) => {
  const say = useSay()
  const block = chosen?.kind === 'block' ? editor.kept.blocks?.[chosen.index] : undefined
  const plane = block && roof.planes.find(({ name }) => name === block.plane)
  const box = block && around(panelsOf(block, roof.panel))
  if (!(chosen && plane && box)) return null
  const { left, eave } = distancesOf(plane.outline, box)
  const mm = { left: plain(Math.round(left)), eave: plain(Math.round(eave)) }
  return (
    <VisuallyHidden role="status">{say('roofs.block-lies-at', { number: chosen.index + 1, ...mm })}</VisuallyHidden>
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
      <div ref={ref} className={classes.paper} data-drawn>
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
        <ChosenPlace work={work} />
        <Button className={classes.enter} size="sm" variant="default" onClick={() => enter(!isEntered)}>
          {say(isEntered ? 'roofs.scroll-the-page' : 'roofs.edit-here')}
        </Button>
        <EditZoom zoom={zoom} />
      </div>
    </div>
  )
}
