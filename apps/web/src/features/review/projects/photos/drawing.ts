import type { Mark, Place } from '@soundroof/contract/review/mark-up'
import type { DrawingTool } from './mark-words.ts'

/** State of drawing: nothing yet, a first end, or a shape that needs its words. */
export type Drawing =
  | { readonly state: 'none' }
  | { readonly state: 'started'; readonly from: Place }
  | { readonly state: 'worded'; readonly mark: Mark }

export const noDrawing: Drawing = { state: 'none' }

const isPoint = (from: Place, to: Place): boolean => from[0] === to[0] && from[1] === to[1]

const shapeOf = (tool: DrawingTool, from: Place, to: Place): Mark => {
  if (tool === 'note') return { kind: 'note', at: to, text: '' }
  return tool === 'known-length' ? { kind: tool, from, to, millimetres: 0 } : { kind: tool, from, to }
}

/** Adds a place. A note needs one, other marks two that differ. */
export const drawnTo = (
  drawing: Drawing,
  tool: DrawingTool,
  place: Place,
): Drawing | { readonly state: 'done'; readonly mark: Mark } => {
  if (tool === 'note') return { state: 'worded', mark: shapeOf(tool, place, place) }
  if (drawing.state !== 'started') return { state: 'started', from: place }
  if (isPoint(drawing.from, place)) return drawing
  const mark = shapeOf(tool, drawing.from, place)
  return tool === 'known-length' ? { state: 'worded', mark } : { state: 'done', mark }
}

/** The shape between the first end and the pointer. */
export const previewOf = (drawing: Drawing, tool: DrawingTool, pointer: Place): Mark | null => {
  if (drawing.state === 'worded') return drawing.mark
  return drawing.state === 'started' ? shapeOf(tool, drawing.from, pointer) : null
}

/** A new known length replaces the former. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => [
  ...marks.filter(({ kind }) => mark.kind !== 'known-length' || kind !== 'known-length'),
  mark,
]
