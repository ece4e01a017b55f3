import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { showAnswer } from '../../../../platform/api/show-answer.ts'
import { followInEdit } from '../../../../platform/draft/draft-store.ts'

/** Milliseconds without a change before saving. */
const rest = 700

export type Saving = 'saved' | 'saving' | 'failed'

export type UnderlayChanges = {
  readonly change: (next: Underlay | null) => void
  readonly saving: Saving
  readonly saveAgain: () => void
}

export type UnderlayOfProject = {
  readonly underlay: Underlay | null
  /** The address of its picture, where it is signed already. */
  readonly signed?: string | undefined
  /** Null where it is read-only. */
  readonly changes: UnderlayChanges | null
}

const queryOf = (hash: string) => ({
  queryKey: ['underlay', hash],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    dataOf(await call('underlay', { query: { hash }, signal, quiet: true })),
})

/** Saves changes by itself. */
const useChanges = (hash: string, present: Underlay | null): UnderlayChanges => {
  const queries = useQueryClient()
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<{ readonly timer: number; readonly send: () => void } | null>(null)
  const send = async (next: Underlay | null): Promise<void> => {
    waiting.current = null
    const answer = await call('keepUnderlay', { body: { hash, underlay: next } })
    if (answer.ok) followInEdit(hash, (edit) => ({ ...edit, underlay: next, isUnderlayChanged: false }))
    // A later change is being sent.
    if (waiting.current === null) setSaving(answer.ok ? 'saved' : 'failed')
  }
  const saveSoon = (next: Underlay | null, after: number): void => {
    clearTimeout(waiting.current?.timer)
    setSaving('saving')
    waiting.current = { timer: window.setTimeout(() => void send(next), after), send: () => void send(next) }
  }
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.send()
    },
    [],
  )
  return {
    change: (next) => {
      showAnswer(queries, ['underlay', hash], next)
      saveSoon(next, rest)
    },
    saving,
    saveAgain: () => saveSoon(present, 0),
  }
}

/** The picture of a project; undefined until it is known. */
export const useUnderlay = (hash: string, mayChange: boolean): UnderlayOfProject | undefined => {
  const { data } = useQuery(queryOf(hash))
  const changes = useChanges(hash, data ?? null)
  return data === undefined ? undefined : { underlay: data, changes: mayChange ? changes : null }
}
