import type { Mark } from '@soundroof/contract/review/mark-up'
import { useEffect, useRef, useState } from 'react'
import { afterDoing, applied, type Edit, noHistory, redone, undone } from './edits.ts'

/** As the server has them. */
export type Kept = { readonly marks: readonly Mark[]; readonly version: number }
/** Null: it was refused; the toast says why. */
export type SaveMarks = (marks: readonly Mark[], version: number) => Promise<Kept | null>

/**
 * Edits that the server does not have yet, on what it has: a mark that somebody else draws meanwhile joins them. One is sent
 * after the other, each with the version that the former made.
 */
const useSaving = (stored: Kept, save: SaveMarks | undefined) => {
  const [saved, setSaved] = useState<Kept>(stored)
  const [pending, setPending] = useState<readonly Edit[]>([])
  const [state, setState] = useState<'still' | 'saving' | 'refused'>('still')
  const base = saved.version > stored.version ? saved : stored
  const marks = pending.reduce(applied, base.marks)
  const latest = useRef({ pending, isShown: true })
  useEffect(() => {
    latest.current.pending = pending
  }, [pending])
  useEffect(() => {
    const now = latest.current
    now.isShown = true
    return () => {
      now.isShown = false
    }
  }, [])
  useEffect(() => {
    if (save === undefined || pending.length === 0 || state !== 'still') return
    setState('saving')
    void save(marks, base.version).then((kept) => {
      const rest = latest.current.pending.slice(pending.length)
      if (kept && !latest.current.isShown && rest.length > 0)
        return save(rest.reduce(applied, kept.marks), kept.version)
      if (kept) {
        setSaved(kept)
        setPending((now) => now.slice(pending.length))
      }
      setState(kept ? 'still' : 'refused')
      return null
    })
  }, [save, pending, state, marks, base.version])
  return {
    marks,
    isRefused: state === 'refused',
    change: (edit: Edit) => {
      setPending((now) => [...now, edit])
      setState((now) => (now === 'refused' ? 'still' : now))
    },
    again: () => setState('still'),
  }
}

/** Marks of one photo with their history. Each edit is saved at once; one that was refused stays on the screen. */
export const useMarks = (stored: Kept, save: SaveMarks | undefined) => {
  const { marks, isRefused, change, again } = useSaving(stored, save)
  const [history, setHistory] = useState(noHistory)
  const move = (step: ReturnType<typeof undone>) => {
    if (!step) return
    setHistory(step.history)
    change(step.edit)
  }
  return {
    marks,
    isRefused,
    again,
    act: (edit: Edit) => {
      setHistory(afterDoing(history, edit))
      change(edit)
    },
    undo: () => move(undone(history)),
    redo: () => move(redone(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
