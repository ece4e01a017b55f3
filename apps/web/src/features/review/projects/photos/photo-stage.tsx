import { useElementSize } from '@mantine/hooks'
import type { Mark, MarkColour, Place } from '@soundroof/contract/review/mark-up'
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useRef, useState, type WheelEvent } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type Drawing, previewOf } from './drawing.ts'
import { keyOf } from './edits.ts'
import { MarkShape } from './mark-shape.tsx'
import type { Tool } from './mark-words.ts'
import styles from './photos.module.css'
import type { ViewControl } from './use-view.ts'
import { type Point, placeOf, pointOf, type Size, scaleOf } from './view.ts'

type Props = {
  readonly src: string
  readonly alt: string
  readonly photo: Size
  readonly stage: Size
  readonly stageRef: Ref<HTMLDivElement>
  readonly control: ViewControl
  readonly tool: Tool
  readonly colour: MarkColour
  readonly drawing: Drawing
  readonly marks: readonly Mark[]
  readonly onPlace: (place: Place) => void
  readonly onCancel: () => void
  /** Takes the last corner back. */
  readonly onBack: () => void
}

const step = 24
const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const pointIn = (event: PointerEvent | WheelEvent): Point => {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

/** Pixels between press and release from which the pointer has drawn a line in one go. */
const dragged = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 6

const isDragged = (tool: Tool): boolean => tool !== 'look' && tool !== 'note' && tool !== 'polygon'

/** Pixels around the first and the last corner of a polygon in which a click ends it. */
const nearEnough = 10

const cornerNear = (drawing: Drawing, at: Point, toPoint: (place: Place) => Point): Place | null => {
  if (drawing.state !== 'started') return null
  const { corners } = drawing
  const ends = [corners[0], corners.at(-1) ?? corners[0]]
  return ends.find((corner) => Math.hypot(toPoint(corner).x - at.x, toPoint(corner).y - at.y) <= nearEnough) ?? null
}

/** The pointer draws or moves a mark; elsewhere it moves the photo. */
const usePointer = ({ control, tool, drawing, stage, photo, onPlace }: Props) => {
  const [cursor, setCursor] = useState<Point | null>(null)
  const pressed = useRef<{ readonly start: Point; readonly last: Point } | null>(null)
  const place = (at: Point) => {
    const near =
      tool === 'polygon' ? cornerNear(drawing, at, (corner) => pointOf(corner, stage, photo, control.view)) : null
    onPlace(near ?? placeOf(at, stage, photo, control.view))
  }
  return {
    cursor,
    setCursor,
    place,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = pointIn(event)
        pressed.current = { start: at, last: at }
        setCursor(at)
        if (tool !== 'look') place(at)
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const at = pointIn(event)
        const from = pressed.current
        setCursor(at)
        if (!from) return
        if (tool === 'look') control.pan({ x: at.x - from.last.x, y: at.y - from.last.y })
        pressed.current = { start: from.start, last: at }
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        const from = pressed.current
        pressed.current = null
        if (from && isDragged(tool) && dragged(from.start, pointIn(event))) place(pointIn(event))
      },
      onWheel: (event: WheelEvent<HTMLDivElement>) =>
        control.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointIn(event)),
    },
  }
}

/** Arrow keys move the photo, or the cross with which a mark is drawn; Enter sets an end. */
const useKeys = (
  { control, tool, stage, onCancel, onBack }: Props,
  { cursor, setCursor, place }: ReturnType<typeof usePointer>,
) => {
  const centre = { x: stage.width / 2, y: stage.height / 2 }
  const act = (key: string, fine: boolean): boolean => {
    const by = keySteps[key]
    const at = cursor ?? centre
    if (by && tool === 'look') control.pan({ x: -by.x, y: -by.y })
    else if (by) setCursor({ x: at.x + by.x / (fine ? 8 : 1), y: at.y + by.y / (fine ? 8 : 1) })
    else if ((key === 'Enter' || key === ' ') && tool !== 'look') place(at)
    else if (key === '+' || key === '=') control.zoomIn()
    else if (key === '-') control.zoomOut()
    else if (key === 'r' || key === 'R') control.rotate()
    else if (key === '0') control.reset()
    else if (key === 'Backspace' && tool !== 'look') onBack()
    else if (key === 'Escape' && tool !== 'look') onCancel()
    else return false
    return true
  }
  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key, event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const Cross = ({ at }: { readonly at: Point }) => (
  <path className={styles.cross} d={`M${at.x - 12} ${at.y}h24M${at.x} ${at.y - 12}v24`} />
)

type OverlayProps = Pick<Props, 'stage' | 'photo' | 'control' | 'tool' | 'colour' | 'drawing' | 'marks'> & {
  readonly cursor: Point | null
}

const Overlay = ({ stage, photo, control: { view }, tool, colour, drawing, marks, cursor }: OverlayProps) => {
  const toPoint = (place: Place) => pointOf(place, stage, photo, view)
  const at = cursor ?? { x: stage.width / 2, y: stage.height / 2 }
  const preview = tool === 'look' ? null : previewOf(drawing, { tool, colour }, placeOf(at, stage, photo, view))
  const all = preview ? [...marks, preview] : marks
  return (
    <svg className={styles.overlay} aria-hidden="true" width={stage.width} height={stage.height}>
      {all.map((mark) => (
        <MarkShape key={keyOf(mark)} mark={mark} all={marks} photo={photo} toPoint={toPoint} />
      ))}
      {tool !== 'look' && <Cross at={at} />}
    </svg>
  )
}

/** Keeps the page from scrolling with the wheel, since the browser's own listener is passive. */
const useStillPage = () => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    const hold = (event: Event) => event.preventDefault()
    element?.addEventListener('wheel', hold, { passive: false })
    return () => element?.removeEventListener('wheel', hold)
  }, [])
  return ref
}

/** The photo with its marks, drawn by pointer or keys. */
export const PhotoStage = (props: Props) => {
  const say = useSay()

  const { src, alt, photo, stage, stageRef, control, tool } = props
  const pointer = usePointer(props)
  const onKeyDown = useKeys(props, pointer)
  const inner = useStillPage()
  const { view } = control
  const transform = `translate(-50%, -50%) translate(${view.pan.x}px, ${view.pan.y}px) rotate(${view.turn}deg)`
  const help = tool === 'look' ? 'review.arrow-keys-move-plus-and-minus' : 'review.arrow-keys-move-the-cross-enter'
  return (
    <div className={styles.stage} ref={stageRef}>
      <div
        ref={inner}
        className={styles.surface}
        role="application"
        aria-label={`${alt}. ${say(help)}.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the surface is used with keys
        tabIndex={0}
        data-tool={tool}
        data-autofocus
        onKeyDown={onKeyDown}
        {...pointer.handlers}
      >
        <img
          className={styles.photo}
          src={src}
          alt=""
          draggable={false}
          style={{ width: photo.width * scaleOf(stage, photo, view), transform }}
        />
        <Overlay {...props} cursor={pointer.cursor} />
      </div>
    </div>
  )
}

/** Size of the stage; one pixel until layout. */
export const useStageSize = () => {
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  return { ref, stage: { width: Math.max(1, width), height: Math.max(1, height) } }
}
