import { useEffect } from 'react'
import type { LayoutEditor } from '../use-layout-editor.ts'

const stepOf = ({ undo, redo }: Pick<LayoutEditor, 'undo' | 'redo'>, event: KeyboardEvent) => {
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo
  return key === 'z' ? undo : null
}

/** Ctrl+Z and Ctrl+Y on the whole page but in text fields, where the browser undoes typing. */
export const useUndoKeys = ({ undo, redo }: Pick<LayoutEditor, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
      const step = stepOf({ undo, redo }, event)
      if (step === null) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
