import { useState } from 'react'
import { type Point, panned, rotated, type Size, type View, wholePhoto, zoomed } from './view.ts'

const zoomStep = 1.4

/** View of the photo on the stage, and functions that change it. */
export const useView = (stage: Size, photo: Size) => {
  const [view, setView] = useState<View>(wholePhoto)
  const centre = { x: stage.width / 2, y: stage.height / 2 }
  const zoomBy = (factor: number, at: Point = centre) => setView((now) => zoomed(now, factor, at, stage, photo))
  return {
    view,
    pan: (by: Point) => setView((now) => panned(now, by, stage, photo)),
    zoomBy,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    rotate: () => setView((now) => rotated(now, stage, photo)),
    reset: () => setView(wholePhoto),
  }
}
export type ViewControl = ReturnType<typeof useView>
