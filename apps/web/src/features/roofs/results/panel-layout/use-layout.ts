import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { formerRoofField } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { useQuery } from '@tanstack/react-query'
import { CallRefused, call } from '../../../../platform/api/api-client.ts'
import { noAnswer } from '../../../../platform/api/envelope.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Customers ask about their own projects, engineers about submitted ones. */
export type LayoutCall = 'layout' | 'consoleLayout'

export type LaidSubject = {
  readonly hash: string
  readonly id: string
  /** Whose drawing it is; null: the newest that the result answers. */
  readonly revision: number | null
}

/** `answer` is null where the result was not charged; `problem` says why no array can be drawn. */
export type Laid = {
  readonly answer: LayoutAnswer | null
  readonly problem: Message | null
  /** On which other roof it was drawn, where it does not fit this one. */
  readonly formerRoof?: Message | undefined
  /** The server was not reached: it is asked again. */
  readonly isLost?: boolean
}

/** The server lays one roof at a time for each account: a layout that is no longer wanted is waited for. */
export const untilAnswered = {
  retry: 20,
  retryDelay: 300,
  // Tried without a network too: a call that fails says why, one that waits says nothing.
  networkMode: 'always' as const,
  refetchInterval: ({ state }: { readonly state: { readonly data: Laid | undefined } }) =>
    state.data?.isLost ? 3000 : (false as const),
}

/** The same request draws the same roof; why there was none, such as a lost network, may be over. */
export const staleOnceDrawn = ({ state }: { readonly state: { readonly data: Laid | undefined } }): number =>
  state.data?.problem === null ? Number.POSITIVE_INFINITY : 0

const busy = 429

type Asked = { readonly hash: string; readonly id: string; readonly revision?: number | undefined } & (
  | LayoutRequest
  | { readonly isKept: true }
)

export const askLayout = async (name: LayoutCall, body: Asked, signal: AbortSignal): Promise<Laid> => {
  const answer = await call(name, { body, signal, quiet: true })
  if (answer.ok) return { answer: answer.data, problem: null }
  if (answer.code === busy) throw new CallRefused(answer)
  const formerRoof = answer.issues.find(({ field }) => field === formerRoofField)?.coded
  return { answer: null, problem: answer.message, formerRoof, isLost: answer === noAnswer }
}

export const layoutKey = (name: LayoutCall, { hash, id, revision }: LaidSubject) => [name, hash, id, revision] as const

/** The array on the roof of an issued result, with what was changed on its drawing. */
export const useLayout = (name: LayoutCall, subject: LaidSubject) => {
  const { hash, id, revision } = subject
  return useQuery({
    queryKey: layoutKey(name, subject),
    queryFn: ({ signal }) => askLayout(name, { hash, id, revision: revision ?? undefined, isKept: true }, signal),
    staleTime: staleOnceDrawn,
    ...untilAnswered,
    enabled: id !== '',
  })
}
