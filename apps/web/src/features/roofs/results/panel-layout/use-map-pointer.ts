import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, scenePoint } from '@soundroof/report/drawing/scene-layout'
import { type PointerEvent, useRef, useState } from 'react'
import type { MapZoom } from '../../../../components/choice-pictures/use-map-view.ts'
import { type Gesture, gestureAt, gestureTo, outcomeOf, whileTool } from './map-gesture.ts'
import type { LayoutEditor } from './use-layout-editor.ts'
import type { usePointedPlace } from './use-pointed-place.ts'

/** Pixels that a press may move and still count as a tap. */
const tap = 4

type Client = { readonly clientX: number; readonly clientY: number }
type Press = { readonly at: Point; readonly last: Point; readonly isMoved: boolean; readonly isSecond: boolean }

type Needs = {
  readonly drawing: Drawing
  readonly zoom: MapZoom
  readonly layout: Layout
  readonly pointing: ReturnType<typeof usePointedPlace>
  /** Null where nothing can be changed. */
  readonly editor: LayoutEditor | null
}

/**
 * Pointer on the map: looks, draws between two corners, drags, or moves the view. A rectangle begins with a tap or a press,
 * and ends where the pointer is released, or with a second tap.
 */
export const useMapPointer = ({ drawing, zoom, layout, pointing, editor }: Needs) => {
  const [begun, setGesture] = useState<Gesture | null>(null)
  const gesture = editor?.isEditing ? whileTool(begun, editor.tool) : null
  if (gesture !== begun) setGesture(gesture)
  const press = useRef<Press | null>(null)
  const planPoint = ({ clientX, clientY }: Client): Point =>
    scenePoint(drawing, zoom.pointAt({ x: clientX, y: clientY }))

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return
    const at = { x: event.clientX, y: event.clientY }
    press.current = { at, last: at, isMoved: false, isSecond: gesture !== null }
    if (!editor?.isEditing) return
    const next = gesture ?? gestureAt(editor.tool, layout, editor.kept, planPoint(event))
    if (next !== null) event.currentTarget.setPointerCapture(event.pointerId)
    setGesture(next)
  }

  const pan = (from: Point, to: Point): void => {
    const [before, now] = [zoom.pointAt(from), zoom.pointAt(to)]
    zoom.move({ x: before.x - now.x, y: before.y - now.y })
  }

  const move = (event: PointerEvent): void => {
    const { current } = press
    const to = { x: event.clientX, y: event.clientY }
    const isMoved = current !== null && (current.isMoved || Math.hypot(to.x - current.at.x, to.y - current.at.y) >= tap)
    if (current) press.current = { ...current, last: to, isMoved }
    if (gesture !== null) setGesture(gestureTo(gesture, planPoint(event)))
    else if (current && isMoved && zoom.zoom > 1) pan(current.last, to)
    else if (current === null && event.pointerType === 'mouse') pointing.hover(planPoint(event))
  }

  const up = (event: PointerEvent): void => {
    const { current } = press
    press.current = null
    if (current === null) return
    if (gesture === null || !editor) {
      if (!current.isMoved) pointing.chooseAt(planPoint(event))
      return
    }
    if (!current.isMoved && !current.isSecond) {
      if (gesture.kind === 'draw') return
      pointing.chooseAt(planPoint(event))
    } else editor.change(outcomeOf(gestureTo(gesture, planPoint(event)), layout, editor.kept))
    setGesture(null)
  }

  const stop = (): void => {
    press.current = null
    setGesture(null)
  }

  return { gesture, down, move, up, stop }
}
