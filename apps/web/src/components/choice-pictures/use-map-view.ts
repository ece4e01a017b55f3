import type { Point } from '@soundroof/report/drawing/scene'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type MapView,
  middleOf,
  movedBy,
  pointOnPaper,
  type Size,
  showing,
  wholeView,
  zoomedAt,
  zoomOf,
} from './map-view.ts'

/** One notch of a wheel is about 100. */
const perWheel = 0.004

export type MapZoom = {
  readonly view: MapView
  readonly zoom: number
  readonly zoomBy: (factor: number) => void
  /** The place on the screen stays where it is. */
  readonly zoomAt: (factor: number, client: Point) => void
  readonly fit: () => void
  readonly show: (at: Point) => void
  readonly move: (by: Point) => void
  /** A place on the screen, in points of the drawing. */
  readonly pointAt: (client: Point) => Point
}

/** Zooms by buttons, and by the wheel with Ctrl, which touch pads send for a pinch. Another drawing is shown whole. */
export const useMapView = (drawing: Size, svg: RefObject<SVGSVGElement | null>): MapZoom => {
  const [asked, setAsked] = useState<{ readonly of: Size; readonly view: MapView } | null>(null)
  const view = asked?.of === drawing ? asked.view : wholeView(drawing)
  const latest = useRef(view)
  latest.current = view
  const set = (next: MapView): void => {
    latest.current = next
    setAsked({ of: drawing, view: next })
  }
  const pointAt = (client: Point): Point => {
    const box = svg.current?.getBoundingClientRect()
    return box ? pointOnPaper(latest.current, box, client) : { x: 0, y: 0 }
  }
  useEffect(() => {
    const element = svg.current
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = pointOnPaper(latest.current, (element as SVGSVGElement).getBoundingClientRect(), {
        x: event.clientX,
        y: event.clientY,
      })
      setAsked({ of: drawing, view: zoomedAt(latest.current, drawing, Math.exp(-event.deltaY * perWheel), at) })
    }
    // React's wheel listeners are passive, so the page would zoom too.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [drawing, svg])
  return {
    view,
    zoom: zoomOf(view, drawing),
    zoomBy: (factor) => set(zoomedAt(view, drawing, factor, middleOf(view))),
    zoomAt: (factor, client) => set(zoomedAt(latest.current, drawing, factor, pointAt(client))),
    fit: () => set(wholeView(drawing)),
    show: (at) => set(showing(view, drawing, at)),
    move: (by) => set(movedBy(latest.current, drawing, by)),
    pointAt,
  }
}
