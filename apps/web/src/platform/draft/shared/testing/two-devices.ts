import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import { mergeDrafts, type Side } from '@soundroof/contract/roofs/drafts/merged-drafts'
import { inMemory } from '../../../key-value.ts'
import { blankDraft, type WizardDraft } from '../../draft-record.ts'
import { contentOf, withContent } from '../content-of-draft.ts'
import { type Sharing, shareDrafts } from '../share-drafts.ts'
import { sharedStates } from '../shared-state.ts'

/** Devices of one account, and the account as the server keeps it: each change once, and only over the version it was made of. */

type Kept = KeptDraft & { readonly position: number }

export const device_coded = { code: 'deviceWith', values: { browser: 'Chrome', system: 'Android' } }
export const dated = { savedAt: '2026-11-21T01:00:00.000Z', device: 'Chrome on Android', device_coded }
export const now = new Date(2026, 10, 21, 9, 5)

export const account = () => {
  const rows = new Map<string, Kept>()
  let position = 0
  const put = (row: Omit<Kept, 'position' | keyof typeof dated>) => {
    position += 1
    rows.set(row.id, { ...row, ...dated, position })
  }
  const send: Sharing['send'] = async ({ id, base, change, content }) => {
    const row = rows.get(id)
    if (row?.change === change && row.version === base + 1) return { kind: 'kept', version: row.version }
    if (row && row.version !== base) return { kind: 'stale' }
    if (row?.project && content?.hash === null) return { kind: 'refused', why: { code: 'projectUnknown' } }
    put({ id, version: base + 1, change, content, project: null })
    return { kind: 'kept', version: base + 1 }
  }
  return {
    rows,
    send,
    changesAfter: async (after: number) => ({
      at: position,
      drafts: [...rows.values()].filter((row) => row.position > after).sort((a, b) => a.position - b.position),
    }),
    saveAsProject: (id: string, project: string) =>
      put({ id, version: (rows.get(id)?.version ?? 0) + 1, change: 'upload', content: null, project }),
  }
}

type Account = ReturnType<typeof account>

const localDrafts = (drafts: Map<string, WizardDraft>): Sharing['drafts'] => ({
  all: () => [...drafts.values()],
  of: (id) => drafts.get(id) ?? null,
  write: (draft) => void drafts.set(draft.id, draft),
  remove: (id) => void drafts.delete(id),
})

const withHeader = (draft: WizardDraft, header: object): WizardDraft => ({
  ...draft,
  project: { ...draft.project, header: { ...draft.project.header, ...header } },
})

/** Hears of some drafts alone and sends nothing, as where the signal is lost on the way. */
const hearingOf = (sharing: Sharing, ids: readonly string[]): Sharing => {
  let isHeard = false
  return {
    ...sharing,
    changesAfter: async (position) => {
      const changes = await sharing.changesAfter(position)
      const drafts = isHeard ? [] : (changes?.drafts ?? []).filter(({ id }) => ids.includes(id))
      isHeard = true
      return { at: changes?.at ?? position, drafts }
    },
    send: async () => ({ kind: 'unreachable' }),
  }
}

export const device = (of: Account, inputsAt: Sharing['inputsAt'] = async () => null) => {
  const drafts = new Map<string, WizardDraft>()
  const states = sharedStates(inMemory(), 'ann@example.org')
  const told: string[] = []
  let isAnswerLost = false
  const sharing: Sharing = {
    drafts: localDrafts(drafts),
    states,
    inputsAt,
    tell: (what) => void told.push(what),
    changesAfter: of.changesAfter,
    refused: new Map(),
    tellRefused: (why) => void told.push(typeof why === 'string' ? why : why.code),
    send: async (change) => {
      const sent = await of.send(change)
      return isAnswerLost ? { kind: 'unreachable' } : sent
    },
  }
  const draft = (id = 'shed'): WizardDraft => drafts.get(id) ?? { ...blankDraft(id, now), step: 'header' }
  return {
    told,
    states,
    drafts,
    sync: () => shareDrafts(sharing),
    syncSome: (ids: readonly string[]) => shareDrafts(hearingOf(sharing, ids)),
    loseAnswers: (is: boolean) => {
      isAnswerLost = is
    },
    name: (name: string) => void drafts.set('shed', withHeader(draft(), { name })),
    number: (number: string) => void drafts.set('shed', withHeader(draft(), { number })),
    write: (made: WizardDraft) => void drafts.set(made.id, made),
    discard: (id = 'shed') => void drafts.delete(id),
    header: (id = 'shed') => drafts.get(id)?.project.header,
    settle: (side: Side, id = 'shed') => {
      const { base = null, theirs } = states.of(id) ?? {}
      const mine = contentOf(draft(id))
      if (!theirs || !mine) throw new Error('Nothing is to be settled.')
      const settled = mergeDrafts(base, mine, theirs.content).settled(() => side)
      drafts.set(id, withContent(draft(id), settled, dated))
      states.write(id, { version: theirs.version, base: theirs.content })
    },
  }
}

export const two = () => {
  const server = account()
  return { server, office: device(server), phone: device(server) }
}
