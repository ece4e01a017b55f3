import { type PointerEvent, useRef } from 'react'
import type { MapZoom } from '../choice-pictures/use-map-view.ts'
import { onPicture, type Point, type Sheet } from './picture-geometry.ts'
import { type Grip, gripAt, type Tracing, withPointMoved, withTap } from './trace.ts'

/** Pixels that a press may move and still count as a tap. */
const tap = 5
/** Pixels around a point within which a press grabs it; a finger is wider than a pointer. */
const reach = { mouse: 10, touch: 22 }

type Press = {
  readonly at: Point
  readonly last: Point
  /** Of this pointer, on the picture. */
  readonly reach: number
  readonly grip: Grip | null
  readonly isMoved: boolean
}

type Needs = {
  readonly tracing: Tracing
  readonly sheet: Sheet
  readonly zoom: MapZoom
  /** Units of the sheet to a pixel. */
  readonly pixel: number
  readonly hideCross: () => void
}

const clientOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** A tap sets the next point; a drag corrects a point, or moves the view where it is zoomed. */
export const useTracingPointer = ({ tracing, sheet, zoom, pixel, hideCross }: Needs) => {
  const press = useRef<Press | null>(null)
  const { underlay, part, change } = tracing
  const pictureAt = (client: Point): Point => onPicture(sheet, zoom.pointAt(client))

  const pan = (from: Point, to: Point): void => {
    const [before, now] = [zoom.pointAt(from), zoom.pointAt(to)]
    zoom.move({ x: before.x - now.x, y: before.y - now.y })
  }

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return
    const at = clientOf(event)
    const near = (reach[event.pointerType === 'mouse' ? 'mouse' : 'touch'] * pixel) / 1000
    event.currentTarget.setPointerCapture(event.pointerId)
    press.current = { at, last: at, reach: near, grip: gripAt(underlay, part, pictureAt(at), near), isMoved: false }
    hideCross()
  }

  const move = (event: PointerEvent): void => {
    const { current } = press
    if (current === null) return
    const to = clientOf(event)
    const isMoved = current.isMoved || Math.hypot(to.x - current.at.x, to.y - current.at.y) >= tap
    press.current = { ...current, last: to, isMoved }
    if (!isMoved) return
    if (current.grip) change(withPointMoved(underlay, current.grip.part, current.grip.index, pictureAt(to)))
    else pan(current.last, to)
  }

  const up = (event: PointerEvent): void => {
    const { current } = press
    press.current = null
    if (current === null || current.isMoved) return
    const next = withTap(underlay, part, pictureAt(clientOf(event)), current.reach)
    if (next !== underlay) change(next)
  }

  const stop = (): void => {
    press.current = null
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: stop }
}
