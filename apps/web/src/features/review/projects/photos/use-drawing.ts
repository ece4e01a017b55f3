import type { Mark, MarkColour, Place } from '@soundroof/contract/review/mark-up'
import { useState } from 'react'
import { canClose, type Drawing, drawnTo, noDrawing, stepBack } from './drawing.ts'
import { adding, removing } from './edits.ts'
import type { Tool } from './mark-words.ts'
import { type Kept, type SaveMarks, useMarks } from './use-marks.ts'

/** Tool, colour, the shape that is being drawn, and the marks of one photo. */
export const useDrawing = (stored: Kept, save: SaveMarks | undefined) => {
  const { act, undo, canUndo, ...kept } = useMarks(stored, save)
  const [tool, setTool] = useState<Tool>('look')
  const [colour, setColour] = useState<MarkColour>('yellow')
  const [drawing, setDrawing] = useState<Drawing>(noDrawing)
  const isDrawing = drawing.state !== 'none'
  const finish = (mark: Mark) => {
    setDrawing(noDrawing)
    act(adding(kept.marks, mark))
  }
  const place = (at: Place) => {
    if (tool === 'look' || drawing.state === 'worded') return
    const next = drawnTo(drawing, { tool, colour }, at)
    if (next.state === 'done') finish(next.mark)
    else setDrawing(next)
  }
  return {
    ...kept,
    tool,
    colour,
    drawing,
    place,
    finish,
    setColour,
    choose: (chosen: Tool) => {
      setTool(chosen)
      setDrawing(noDrawing)
    },
    cancel: () => setDrawing(noDrawing),
    back: () => setDrawing(stepBack(drawing)),
    canClose: canClose(drawing, tool),
    close: () => drawing.state === 'started' && place(drawing.corners[0]),
    remove: (mark: Mark) => act(removing(mark)),
    /** First of what is being drawn, then of what is drawn. */
    undo: () => (isDrawing ? setDrawing(stepBack(drawing)) : undo()),
    canUndo: isDrawing || canUndo,
  }
}
export type DrawingControl = ReturnType<typeof useDrawing>
