import type { RoofPlace } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, scenePoint } from '@soundroof/report/drawing/scene-layout'
import { type PointerEvent, useRef } from 'react'
import type { MapZoom } from '../../../../components/choice-pictures/use-map-view.ts'
import type { usePointedPlace } from './use-pointed-place.ts'

/** Pixels that a press may move and still count as a tap. */
export const tap = 4

type Press = { readonly at: Point; readonly last: Point; readonly isMoved: boolean }

type Needs = {
  readonly drawing: Drawing
  readonly zoom: MapZoom
  readonly pointing: ReturnType<typeof usePointedPlace>
}

/** Moves the view between two places on the screen. */
export const panned = (zoom: MapZoom, from: Point, to: Point): void => {
  const [before, now] = [zoom.pointAt(from), zoom.pointAt(to)]
  zoom.move({ x: before.x - now.x, y: before.y - now.y })
}

/** Pointer on the map: looks at a place, or moves an enlarged view. */
export const useMapPointer = ({ drawing, zoom, pointing }: Needs) => {
  const press = useRef<Press | null>(null)
  const planPoint = ({ clientX, clientY }: PointerEvent): Point =>
    scenePoint(drawing, zoom.pointAt({ x: clientX, y: clientY }))

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return
    const at = { x: event.clientX, y: event.clientY }
    press.current = { at, last: at, isMoved: false }
  }

  const move = (event: PointerEvent): void => {
    const { current } = press
    const to = { x: event.clientX, y: event.clientY }
    if (current === null) {
      if (event.pointerType === 'mouse') pointing.hover(planPoint(event))
      return
    }
    const isMoved = current.isMoved || Math.hypot(to.x - current.at.x, to.y - current.at.y) >= tap
    press.current = { ...current, last: to, isMoved }
    if (isMoved && zoom.zoom > 1) panned(zoom, current.last, to)
  }

  /** The place that was tapped; null: none, or the view was moved. */
  const up = (event: PointerEvent): RoofPlace | null => {
    const { current } = press
    press.current = null
    return current !== null && !current.isMoved ? (pointing.chooseAt(planPoint(event))?.place ?? null) : null
  }

  const stop = (): void => {
    press.current = null
  }

  return { down, move, up, stop }
}
