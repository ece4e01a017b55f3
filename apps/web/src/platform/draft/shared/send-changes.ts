import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { isSameContent } from '@soundroof/contract/roofs/drafts/merged-drafts'
import type { Message } from '@soundroof/words/language/say'
import { randomText } from '../../api/signature.ts'
import type { WizardDraft } from '../draft-record.ts'
import { contentOf } from './content-of-draft.ts'
import { type SharedState, type SharedStates, unknownState } from './shared-state.ts'

/** This device's changes, for the account's other devices. */

type Change = {
  readonly id: string
  readonly base: number
  readonly change: string
  readonly content: DraftContent | null
}

/** `stale`: another device was first. `refused`: sending the same again is no use. */
export type Sent =
  | { readonly kind: 'kept'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: Message }
  | { readonly kind: 'stale' | 'unreachable' }

export type RefusedDraft = { readonly content: DraftContent; readonly why: Message }

export type Sending = {
  readonly states: SharedStates
  readonly drafts: { readonly all: () => readonly WizardDraft[] }
  readonly send: (change: Change) => Promise<Sent>
  /** A content that the server does not take. */
  readonly refused: Map<string, RefusedDraft>
  readonly tellRefused: (why: Message) => void
}

const isSame = (one: DraftContent | null, other: DraftContent | null): boolean =>
  one === null || other === null ? one === other : isSameContent(one, other)

/** The same change again has the name that it had: an answer may have been lost. */
const nameOf = ({ sent }: SharedState, content: DraftContent | null): string =>
  sent && isSame(sent.content, content) ? sent.change : `${randomText()}${randomText()}`

type Waiting = { readonly id: string; readonly content: DraftContent | null }

/** Of drafts that differ from what the account has, and of those that were removed here. */
const waitingIn = ({ states, drafts, refused }: Sending): readonly Waiting[] => {
  const here = drafts.all().flatMap((draft) => {
    const content = contentOf(draft)
    return content === null ? [] : [{ id: draft.id, content }]
  })
  const ids = new Set(drafts.all().map(({ id }) => id))
  const gone = states.ids().flatMap((id) => (ids.has(id) ? [] : [{ id, content: null }]))
  return [...here, ...gone].filter(({ id, content }) => {
    const { base, theirs, project } = states.of(id) ?? unknownState
    // The server saves no new project twice.
    if (project != null && content?.hash == null) return false
    const isRefused = content !== null && isSame(refused.get(id)?.content ?? null, content)
    return theirs === undefined && !isRefused && !isSame(base, content)
  })
}

const sendOne = async (
  { id, content }: Waiting,
  { states, send, refused, tellRefused }: Sending,
): Promise<Sent['kind']> => {
  const state = states.of(id) ?? unknownState
  const change = nameOf(state, content)
  states.write(id, { ...state, sent: { change, content } })
  const sent = await send({ id, base: state.version, change, content })
  if (sent.kind === 'kept') {
    refused.delete(id)
    states.write(id, { version: sent.version, base: content })
  }
  if (sent.kind === 'refused' && content !== null) {
    refused.set(id, { content, why: sent.why })
    tellRefused(sent.why)
  }
  return sent.kind
}

/** One after the other, in the order of the drafts, until the server is out of reach. */
export const sendChanges = async (sending: Sending): Promise<'done' | 'stale' | 'unreachable'> => {
  let outcome: 'done' | 'stale' = 'done'
  for (const waiting of waitingIn(sending)) {
    const kind = await sendOne(waiting, sending)
    if (kind === 'unreachable') return kind
    if (kind === 'stale') outcome = kind
  }
  return outcome
}
