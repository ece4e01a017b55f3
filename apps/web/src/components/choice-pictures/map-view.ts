import type { Point } from '@soundroof/report/drawing/scene'

/** Visible part of a drawing, in its points, with the drawing's proportions. */
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Size = { readonly width: number; readonly height: number }

export const mostZoom = 12

export const wholeView = ({ width, height }: Size): MapView => ({ x: 0, y: 0, width, height })

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(0, most))

export const zoomOf = (view: MapView, whole: Size): number => whole.width / view.width

const placed = (view: MapView, whole: Size): MapView => ({
  ...view,
  x: within(view.x, whole.width - view.width),
  y: within(view.y, whole.height - view.height),
})

/** Zooms in by a factor; the point keeps its place on the screen. */
export const zoomedAt = (view: MapView, whole: Size, factor: number, at: Point): MapView => {
  const zoom = Math.min(mostZoom, Math.max(1, zoomOf(view, whole) * factor))
  const size = { width: whole.width / zoom, height: whole.height / zoom }
  const share = size.width / view.width
  return placed({ ...size, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }, whole)
}

export const movedBy = (view: MapView, whole: Size, by: Point): MapView =>
  placed({ ...view, x: view.x + by.x, y: view.y + by.y }, whole)

/** The same view where it contains the point, else with the point in the middle. */
export const showing = (view: MapView, whole: Size, { x, y }: Point): MapView => {
  const isShown = x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height
  return isShown ? view : placed({ ...view, x: x - view.width / 2, y: y - view.height / 2 }, whole)
}

export const middleOf = ({ x, y, width, height }: MapView): Point => ({ x: x + width / 2, y: y + height / 2 })

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A place on the screen, in points of the drawing. */
export const pointOnPaper = (view: MapView, box: Box, client: Point): Point => ({
  x: view.x + ((client.x - box.left) / box.width) * view.width,
  y: view.y + ((client.y - box.top) / box.height) * view.height,
})
