import { type Mark, type MarkColour, mostCorners, type Place } from '@soundroof/contract/review/mark-up'
import type { DrawingTool } from './mark-words.ts'

/** State of drawing: nothing yet, some corners of a shape, or a shape that needs its words. */
export type Drawing =
  | { readonly state: 'none' }
  | { readonly state: 'started'; readonly corners: readonly [Place, ...Place[]] }
  | { readonly state: 'worded'; readonly mark: Mark }
type Done = { readonly state: 'done'; readonly mark: Mark }

export const noDrawing: Drawing = { state: 'none' }

/** What is drawn, in which colour. */
export type Pen = { readonly tool: DrawingTool; readonly colour: MarkColour }

const isPoint = (from: Place, to: Place): boolean => from[0] === to[0] && from[1] === to[1]

type LineTool = Exclude<DrawingTool, 'note' | 'polygon'>

const lineOf = (tool: LineTool, from: Place, to: Place, colour: MarkColour): Mark => {
  if (tool === 'known-length') return { kind: tool, from, to, millimetres: 0, colour }
  return tool === 'dimension' ? { kind: tool, from, to, millimetres: null, colour } : { kind: tool, from, to, colour }
}

const polygonOf = (corners: readonly Place[], colour: MarkColour): Mark => ({
  kind: 'polygon',
  corners: [...corners],
  colour,
})

/** A corner once more, or the first, ends the polygon. */
const withCorner = (corners: readonly [Place, ...Place[]], place: Place, colour: MarkColour): Drawing | Done => {
  const last = corners.at(-1) ?? corners[0]
  const isEnd = isPoint(corners[0], place) || isPoint(last, place)
  if (isEnd)
    return corners.length < 3 ? { state: 'started', corners } : { state: 'done', mark: polygonOf(corners, colour) }
  const all = [...corners, place] as const
  return all.length < mostCorners ? { state: 'started', corners: all } : { state: 'done', mark: polygonOf(all, colour) }
}

/** Adds a place. A note needs one, a line two that differ, a polygon three and an end. */
export const drawnTo = (drawing: Drawing, { tool, colour }: Pen, place: Place): Drawing | Done => {
  if (tool === 'note') return { state: 'worded', mark: { kind: 'note', at: place, text: '', colour } }
  if (drawing.state !== 'started') return { state: 'started', corners: [place] }
  const { corners } = drawing
  if (tool === 'polygon') return withCorner(corners, place, colour)
  if (isPoint(corners[0], place)) return drawing
  const mark = lineOf(tool, corners[0], place, colour)
  return tool === 'known-length' || tool === 'dimension' ? { state: 'worded', mark } : { state: 'done', mark }
}

/** Whether the corners so far make a polygon. */
export const canClose = (drawing: Drawing, tool: string): boolean =>
  tool === 'polygon' && drawing.state === 'started' && drawing.corners.length >= 3

/** Without its last corner. */
export const stepBack = (drawing: Drawing): Drawing => {
  if (drawing.state !== 'started') return noDrawing
  const [first, ...others] = drawing.corners
  return others.length === 0 ? noDrawing : { state: 'started', corners: [first, ...others.slice(0, -1)] }
}

/** The shape between the corners and the pointer. */
export const previewOf = (drawing: Drawing, { tool, colour }: Pen, pointer: Place): Mark | null => {
  if (drawing.state === 'worded') return drawing.mark
  if (drawing.state !== 'started' || tool === 'note') return null
  const { corners } = drawing
  if (tool !== 'polygon') return lineOf(tool, corners[0], pointer, colour)
  return corners.length === 1 ? lineOf('line', corners[0], pointer, colour) : polygonOf([...corners, pointer], colour)
}
