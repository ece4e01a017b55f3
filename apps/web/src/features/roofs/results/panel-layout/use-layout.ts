import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { formerRoofField } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { CallRefused, call } from '../../../../platform/api/api-client.ts'
import { noAnswer } from '../../../../platform/api/envelope.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Customers ask for their own projects, engineers for submitted ones. */
export type LayoutCall = 'layout' | 'consoleLayout'

export type LaidSubject = {
  readonly hash: string
  readonly id: string
  /** Revision whose drawing is shown; null: the newest with the result's inputs. */
  readonly revision: number | null
}

/** `answer` null: the result was not charged; `problem`: why no array can be drawn. */
export type Laid = {
  readonly answer: LayoutAnswer | null
  readonly problem: Message | null
  /** The former roof that the drawing was made for, where it does not fit this one. */
  readonly formerRoof?: Message | undefined
  /** The server was not reached; the call is repeated. */
  readonly isLost?: boolean
}

/** The server lays out one roof per account at a time, so a call that is no longer needed is not cancelled. */
export const untilAnswered = {
  retry: 20,
  retryDelay: 300,
  // Tried even without a network, because a failed call says why and a paused one does not.
  networkMode: 'always' as const,
  refetchInterval: ({ state }: { readonly state: { readonly data: Laid | undefined } }) =>
    state.data?.isLost ? 3000 : (false as const),
}

/** The same request gives the same layout; a failure, such as a lost network, may be over. */
export const staleOnceDrawn = ({ state }: { readonly state: { readonly data: Laid | undefined } }): number =>
  state.data?.problem === null ? Number.POSITIVE_INFINITY : 0

const busy = 429

type Asked = { readonly hash: string; readonly id: string; readonly revision?: number | undefined } & (
  | LayoutRequest
  | { readonly isKept: true }
) & { readonly hints: boolean }

export const askLayout = async (name: LayoutCall, body: Asked, signal: AbortSignal): Promise<Laid> => {
  const answer = await call(name, { body, signal, quiet: true })
  if (answer.ok) return { answer: answer.data, problem: null }
  if (answer.code === busy) throw new CallRefused(answer)
  const formerRoof = answer.issues.find(({ field }) => field === formerRoofField)?.coded
  return { answer: null, problem: answer.message, formerRoof, isLost: answer === noAnswer }
}

export const layoutKey = (name: LayoutCall, { hash, id, revision }: LaidSubject) => [name, hash, id, revision] as const

/** Layout of an issued result with the changes of its drawing. */
export const useLayout = (name: LayoutCall, subject: LaidSubject) => {
  const { hash, id, revision } = subject
  return useQuery({
    queryKey: layoutKey(name, subject),
    queryFn: ({ signal }) =>
      askLayout(name, { hash, id, revision: revision ?? undefined, isKept: true, hints: name === 'layout' }, signal),
    staleTime: staleOnceDrawn,
    ...untilAnswered,
    enabled: id !== '',
  })
}

/** A result is drawn with its layout at once, so that nothing moves; a slow layout is not waited for. */
const PATIENCE = 500

/** The layout, and whether the result is drawn yet; drawing it for the first time gives way to scrolling. */
export const useLayoutAtOnce = (name: LayoutCall, subject: LaidSubject) => {
  const { data: laid, failureCount } = useLayout(name, subject)
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const late = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(late)
  }, [])
  const isAwaited = isPatient && laid === undefined && failureCount === 0
  const isDrawn = useDeferredValue(!isAwaited, laid !== undefined)
  // The first array gives way to scrolling, too; a changed one shows at once.
  const first = useDeferredValue(laid)
  return { laid: first && laid, isDrawn }
}
