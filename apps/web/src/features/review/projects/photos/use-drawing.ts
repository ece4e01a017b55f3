import type { Mark, Place } from '@soundroof/contract/review/mark-up'
import { useState } from 'react'
import { type Drawing, drawnTo, noDrawing, withMark } from './drawing.ts'
import type { Tool } from './mark-words.ts'

export type SaveMarks = (marks: readonly Mark[]) => Promise<boolean>

/** Marks of one photo. Each change is saved at once; one that could not be saved stays on the screen. */
export const useDrawing = (stored: readonly Mark[], save: SaveMarks | undefined) => {
  const [tool, setTool] = useState<Tool>('look')
  const [drawing, setDrawing] = useState<Drawing>(noDrawing)
  const [unsaved, setUnsaved] = useState<readonly Mark[] | null>(null)
  const marks = unsaved ?? stored
  const keep = async (next: readonly Mark[]) => {
    setUnsaved(next)
    if (await save?.(next)) setUnsaved((now) => (now === next ? null : now))
  }
  const finish = (mark: Mark) => {
    setDrawing(noDrawing)
    void keep(withMark(marks, mark))
  }
  const place = (at: Place) => {
    if (tool === 'look' || drawing.state === 'worded') return
    const next = drawnTo(drawing, tool, at)
    if (next.state === 'done') finish(next.mark)
    else setDrawing(next)
  }
  return {
    tool,
    drawing,
    marks,
    unsaved,
    place,
    finish,
    choose: (chosen: Tool) => {
      setTool(chosen)
      setDrawing(noDrawing)
    },
    cancel: () => setDrawing(noDrawing),
    remove: (mark: Mark) => void keep(marks.filter((one) => one !== mark)),
    saveAgain: () => unsaved && void keep(unsaved),
  }
}
