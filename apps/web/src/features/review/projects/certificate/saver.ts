import type { Problem } from '@soundroof/contract/platform/problem'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Answer of the server to what was sent. */
export type Outcome =
  | { readonly kind: 'saved'; readonly at: string }
  /** Nothing was said about it. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly why: Message; readonly problems: readonly Problem[] }

/** How far what was typed has got; `at` null: nothing was ever saved. `waiting`: it is sent in a moment. */
export type Saving =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'waiting' }
  | Exclude<Outcome, { readonly kind: 'saved' }>

type Options<T> = {
  readonly send: (content: T) => Promise<Outcome>
  readonly tell: (saving: Saving, content: T) => void
  /** After the last key, ms. */
  readonly pause: number
  /** Until the server is asked again that did not answer, ms. */
  readonly again: number
}

export type Saver<T> = {
  readonly change: (content: T) => void
  /** Sends at once what waits; resolves once nothing is being sent. */
  readonly flush: () => Promise<void>
  readonly isSending: () => boolean
  /** Sends what waits, and asks no more until something is changed again. */
  readonly leave: () => Promise<void>
}

/** Saves a moment after typing stops, one at a time; what is typed meanwhile follows. */
export const saverOf = <T extends object>({ send, tell, pause, again }: Options<T>): Saver<T> => {
  let waiting: T | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let hasLeft = false
  const later = (delay: number) => {
    clearTimeout(timer)
    if (!hasLeft) timer = setTimeout(() => void flush(), delay)
  }
  const sendOne = async (content: T): Promise<void> => {
    const outcome = await send(content)
    if (waiting !== content) return
    if (outcome.kind !== 'unreachable') waiting = null
    tell(outcome, content)
  }
  const run = async (): Promise<void> => {
    for (let content = waiting; content !== null; content = waiting === content ? null : waiting) await sendOne(content)
    if (waiting !== null) later(again)
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  return {
    change: (content) => {
      hasLeft = false
      waiting = content
      tell({ kind: 'waiting' }, content)
      later(pause)
    },
    flush,
    isSending: () => running !== null,
    leave: () => {
      hasLeft = true
      return flush()
    },
  }
}
