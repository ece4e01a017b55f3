import type { ArrayOfProject } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import {
  type KeptLayout,
  type PanelBlock,
  requestOfProject,
} from '@soundroof/contract/roofs/panel-layout/layout-request'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { nothingChanged } from './edit-layout.ts'
import { openedAgain } from './unsaved/changes-again.ts'
import { begun, begunAnew, did, type History, redone, undone } from './unsaved/history.ts'
import { withBlocksKnown } from './unsaved/known-blocks.ts'
import { readUnsaved, type UnsavedChanges, writeUnsaved } from './unsaved/unsaved-changes.ts'
import { askLayout, type Laid, type LaidSubject, layoutKey, staleOnceDrawn, untilAnswered } from './use-layout.ts'

/** The layout of the present revision. */
type EditedSubject = LaidSubject & {
  readonly array: ArrayOfProject
}

/** Unsaved changes of a drawing that was saved again since. */
export type Waiting = {
  readonly apply: () => Promise<void>
  readonly drop: () => void
  readonly isBusy: boolean
}

/** State and actions of the layout editor. */
export type LayoutEditor = {
  readonly isEditing: boolean
  readonly begin: () => Promise<void>
  /** Begins with the array wherever most panels fit. */
  readonly layOutAnew: () => Promise<void>
  /** Stores the drawing of a former roof for this one. */
  readonly keepAsItIs: () => Promise<void>
  readonly kept: KeptLayout
  readonly change: (next: KeptLayout) => void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Steps that are done. */
  readonly steps: number
  readonly isChanged: boolean
  readonly save: () => Promise<void>
  readonly discard: () => void
  readonly isBusy: boolean
  /** Why the changed roof cannot be laid out. */
  readonly problem: Message | null
  /** Null: no unsaved changes of an earlier visit. */
  readonly waiting: Waiting | null
  /** The changed drawing as it was last laid out; undefined: not yet. */
  readonly laid: Laid | undefined
  /** Asks for the layout of a change that is being made; null: none is. */
  readonly preview: (held: KeptLayout | null) => void
  /** The button that opened the editor has yet to get the focus back; it may be drawn anew meanwhile. */
  readonly isFocusOwed: RefObject<boolean>
}

const useUnsaved = (hash: string) => {
  const [unsaved, setUnsaved] = useState<UnsavedChanges | null>(() => readUnsaved(hash))
  const set = (next: UnsavedChanges | null): void => {
    setUnsaved(next)
    if (!writeUnsaved(hash, next)) toast('layoutNotKept')
  }
  return [unsaved, set] as const
}

/**
 * Layout of the changed drawing; the last one that could be laid out stays until the next arrives. One question at a time,
 * and then the latest. @param hints whether the hand rests
 */
const useChangedLayout = ({ hash, id, array }: EditedSubject, latest: KeptLayout | null, hints: boolean) => {
  const [asked, ask] = useState({ kept: latest, hints })
  const { kept } = asked
  const request = kept === null ? null : requestOfProject(kept, array)
  const query = useQuery({
    queryKey: ['changed-layout', hash, id, request, asked.hints],
    queryFn: ({ signal }) =>
      askLayout('layout', { hash, id, hints: asked.hints, ...(request ?? { isKept: true }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: staleOnceDrawn,
    gcTime: 30_000,
    ...untilAnswered,
    enabled: id !== '' && kept !== null,
  })
  if ((kept !== latest || asked.hints !== hints) && !query.isFetching) ask({ kept: latest, hints })
  return { asked, drawn: query.isPlaceholderData || kept === null ? null : (query.data ?? null) }
}

/** Queries that show the project as saved; a drawing is found by its revision. */
const shownElsewhere = ['issued-result', 'project', 'report', 'revisions', 'records', 'changes']

const useReload = (hash: string) => {
  const queries = useQueryClient()
  return () => Promise.all(shownElsewhere.map((name) => queries.invalidateQueries({ queryKey: [name, hash] })))
}

const useSaving = (subject: LaidSubject) => {
  const { hash } = subject
  const queries = useQueryClient()
  const reload = useReload(hash)
  const [isSaving, during] = useBusy()
  /** @param drawn the layout as it was changed, where it is drawn already */
  const send = async ({ revision, history }: UnsavedChanges, drawn: Laid | null, done: () => void): Promise<void> => {
    const answer = await call('keepLayout', { body: { hash, revision, layout: history.present } })
    if (answer.ok && drawn) queries.setQueryData(layoutKey('layout', { ...subject, ...answer.data }), drawn)
    // After a refusal too: somebody else may have saved the project.
    await reload()
    if (!answer.ok) return
    done()
    toast('layoutKept', 'success')
  }
  const save = (...changed: Parameters<typeof send>): Promise<void> => during(send(...changed))
  const keepAsItIs = async (): Promise<void> => {
    const { revision } = subject
    const now = await during(call('keptLayout', { query: { hash } }))
    const base = now.ok ? now.data.layout : null
    // Saves the drawing on the screen; refused where it was saved by another since.
    if (base && revision !== null) await save({ revision, base, history: begun(base) }, null, () => undefined)
  }
  return { isSaving, save, keepAsItIs }
}

/** Opens the drawing as stored now. */
const useOpening = ({ hash, revision }: LaidSubject, set: (changes: UnsavedChanges) => void) => {
  const reload = useReload(hash)
  const [isLoading, during] = useBusy()
  const open = async (unsaved: UnsavedChanges | null, begin = begun): Promise<void> => {
    const answer = await during(call('keptLayout', { query: { hash } }))
    if (!answer.ok) return
    const now = { revision: answer.data.revision, layout: answer.data.layout ?? nothingChanged }
    if (now.revision !== revision) await during(reload())
    set(unsaved ? openedAgain(unsaved, now) : { revision: now.revision, base: now.layout, history: begin(now.layout) })
  }
  return { isLoading, open }
}

/** Asks to check the obstacles, which were measured on the former roof. */
const anewAround = (kept: KeptLayout): History => {
  if (kept.obstacles.length > 0) toast('checkObstacles')
  return begunAnew(kept)
}

type Steps = Pick<LayoutEditor, 'isEditing' | 'kept' | 'change' | 'undo' | 'redo' | 'steps' | 'isChanged'>

/** @param history null: the editor is closed */
const stepsOf = (history: History | null, set: (next: History) => void): Steps => {
  const { past, present, future } = history ?? begun(nothingChanged)
  return {
    isEditing: history !== null,
    kept: present,
    change: (next) => history && set(did(history, next)),
    undo: history && past.length > 0 ? () => set(undone(history)) : null,
    redo: history && future.length > 0 ? () => set(redone(history)) : null,
    steps: past.length,
    isChanged: past.length > 0,
  }
}

const useBlocksOf = (
  present: KeptLayout | null,
  drawn: Laid | null,
  know: (blocks: readonly PanelBlock[]) => void,
): void => {
  const blocks = present?.blocks === null ? drawn?.answer?.layout.blocks : undefined
  const latest = useRef(know)
  latest.current = know
  useEffect(() => {
    if (blocks !== undefined) latest.current(blocks)
  }, [blocks])
}

/** The layout of what is being changed. */
const useDrawnChanges = (subject: EditedSubject, present: KeptLayout | null) => {
  const [held, preview] = useState<KeptLayout | null>(null)
  const { asked, drawn } = useChangedLayout(subject, present === null ? null : (held ?? present), held === null)
  const [lastDrawn, setLastDrawn] = useState<Laid | undefined>(undefined)
  const answer = drawn?.answer ?? null
  if (present === null && lastDrawn !== undefined) setLastDrawn(undefined)
  if (present !== null && answer !== null && answer !== lastDrawn?.answer) setLastDrawn({ answer, problem: null })
  return {
    preview,
    lastDrawn,
    drawn: asked.kept === present && asked.hints ? drawn : null,
    problem: drawn?.problem ?? null,
  }
}

/** @param laid the layout stored with the project @param isOpen whether the project may be changed */
export const useLayoutEditor = (
  subject: EditedSubject,
  laid: Laid | undefined,
  isOpen: boolean,
): LayoutEditor | null => {
  const { hash, revision } = subject
  const [unsaved, set] = useUnsaved(hash)
  const { isSaving, save, keepAsItIs } = useSaving(subject)
  const { isLoading, open } = useOpening(subject, set)
  const isOutdated = unsaved !== null && revision !== null && unsaved.revision < revision && !isSaving
  const history = unsaved === null || isOutdated ? null : unsaved.history
  const present = isOpen ? (history?.present ?? null) : null
  const { preview, lastDrawn, drawn, problem } = useDrawnChanges(subject, present)
  useBlocksOf(present, drawn, (blocks) => unsaved && set(withBlocksKnown(unsaved, blocks)))
  const isFocusOwed = useRef(false)
  const end = (): void => set(null)
  if (!isOpen || laid === undefined || (laid.answer === null && laid.problem === null)) return null
  return {
    ...stepsOf(history, (next) => set(unsaved && { ...unsaved, history: next })),
    begin: () => open(null),
    layOutAnew: () => open(null, anewAround),
    keepAsItIs,
    save: async () => void (unsaved && (await save(unsaved, drawn, end))),
    discard: end,
    isBusy: isSaving || isLoading,
    problem,
    waiting: isOutdated ? { apply: () => open(unsaved), drop: end, isBusy: isLoading } : null,
    laid: lastDrawn,
    preview,
    isFocusOwed,
  }
}
