import type { Place } from '@soundroof/contract/review/mark-up'

/** View of a photo on its stage. Places are fractions of the photo's width and height, points are pixels of the stage. */

export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }
type Turn = 0 | 90 | 180 | 270
/** `pan`: from the centre of the stage to the centre of the photo. `zoom` 1: the whole photo fits. */
export type View = { readonly turn: Turn; readonly zoom: number; readonly pan: Point }

export const wholePhoto: View = { turn: 0, zoom: 1, pan: { x: 0, y: 0 } }

const mostZoom = 16

const turned = ({ x, y }: Point, turn: Turn): Point => {
  if (turn === 90) return { x: -y, y: x }
  if (turn === 180) return { x: -x, y: -y }
  if (turn === 270) return { x: y, y: -x }
  return { x, y }
}

const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

const back = (turn: Turn): Turn => ((360 - turn) % 360) as Turn

/** Pixels of the stage per pixel of the photo. */
export const scaleOf = (stage: Size, photo: Size, { turn, zoom }: View): number => {
  const { width, height } = turnedSize(photo, turn)
  return zoom * Math.min(stage.width / width, stage.height / height)
}

export const pointOf = ([x, y]: Place, stage: Size, photo: Size, view: View): Point => {
  const scale = scaleOf(stage, photo, view)
  const offset = turned({ x: (x - 0.5) * photo.width * scale, y: (y - 0.5) * photo.height * scale }, view.turn)
  return { x: stage.width / 2 + view.pan.x + offset.x, y: stage.height / 2 + view.pan.y + offset.y }
}

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The nearest place on the photo, so that no mark is outside it. */
export const placeOf = (point: Point, stage: Size, photo: Size, view: View): Place => {
  const scale = scaleOf(stage, photo, view)
  const offset = { x: point.x - stage.width / 2 - view.pan.x, y: point.y - stage.height / 2 - view.pan.y }
  const { x, y } = turned(offset, back(view.turn))
  return [clamped(0.5 + x / (photo.width * scale), 0, 1), clamped(0.5 + y / (photo.height * scale), 0, 1)]
}

/** Limits the view so that a photo covers the stage; a smaller photo stays centred. */
const within = (view: View, stage: Size, photo: Size): View => {
  const scale = scaleOf(stage, photo, view)
  const { width, height } = turnedSize(photo, view.turn)
  const mostX = Math.max(0, (width * scale - stage.width) / 2)
  const mostY = Math.max(0, (height * scale - stage.height) / 2)
  return { ...view, pan: { x: clamped(view.pan.x, -mostX, mostX), y: clamped(view.pan.y, -mostY, mostY) } }
}

export const panned = (view: View, by: Point, stage: Size, photo: Size): View =>
  within({ ...view, pan: { x: view.pan.x + by.x, y: view.pan.y + by.y } }, stage, photo)

/** Keeps the point in place, as far as the edges allow. */
export const zoomed = (view: View, factor: number, at: Point, stage: Size, photo: Size): View => {
  const zoom = clamped(view.zoom * factor, 1, mostZoom)
  const growth = zoom / view.zoom
  const from = { x: at.x - stage.width / 2, y: at.y - stage.height / 2 }
  const pan = { x: from.x - (from.x - view.pan.x) * growth, y: from.y - (from.y - view.pan.y) * growth }
  return within({ ...view, zoom, pan }, stage, photo)
}

/** A quarter turn clockwise; the place at the stage's centre stays there. */
export const rotated = (view: View, stage: Size, photo: Size): View => {
  const turn = ((view.turn + 90) % 360) as Turn
  const growth = scaleOf(stage, photo, { ...view, turn }) / scaleOf(stage, photo, view)
  const { x, y } = turned(view.pan, 90)
  return within({ ...view, turn, pan: { x: x * growth, y: y * growth } }, stage, photo)
}
