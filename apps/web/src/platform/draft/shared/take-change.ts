import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { isSameContent, mergeDrafts } from '@soundroof/contract/roofs/drafts/merged-drafts'
import { editIdOf, type WizardDraft } from '../draft-record.ts'
import { asEditOf, contentOf, draftFrom, isShared, withContent } from './content-of-draft.ts'
import { type SharedState, type SharedStates, type Theirs, unknownState } from './shared-state.ts'

/** Changes of the account's other devices, taken into this one. */

export type LocalDrafts = {
  readonly all: () => readonly WizardDraft[]
  readonly of: (id: string) => WizardDraft | null
  readonly write: (draft: WizardDraft) => void
  readonly remove: (id: string) => void
}

export type Taking = {
  readonly drafts: LocalDrafts
  readonly states: SharedStates
  /** Inputs of a stored project at a revision; null: they cannot be read now; `gone`: nobody has it any more. */
  readonly inputsAt: (hash: string, revision: number) => Promise<DraftContent['project'] | 'gone' | null>
  /** What a person should hear. */
  readonly tell: (what: 'taken-over' | 'to-settle' | 'saved-elsewhere' | 'now-an-edit', draft: WizardDraft) => void
}

const isChanged = (draft: WizardDraft, state: SharedState | null): boolean =>
  draft.unsent.length > 0 || !isShared(draft, state)

/** What was typed while this device saved the draft may have been shared before that was saved. */
const isAheadOf = (draft: WizardDraft, saving: DraftContent | null): boolean => {
  const content = contentOf(draft)
  return saving !== null && content !== null && !isSameContent(saving, content)
}

/** Two devices that opened one stored project without knowing of each other began from the older of their revisions. */
const commonBase = async (mine: DraftContent, theirs: DraftContent, { inputsAt }: Taking) => {
  const { hash, openedRevision: own } = mine
  const { openedRevision: other } = theirs
  if (hash === null || own === null || other === null) return null
  const project = await inputsAt(hash, Math.min(own, other))
  const picture = [theirs, mine].find(({ isUnderlayChanged }) => !isUnderlayChanged)
  if (project === null || project === 'gone') return null
  return { ...theirs, project, underlay: picture?.underlay ?? null, isUnderlayChanged: false }
}

/** Nothing of this device is lost by it. */
export const takeAsIs = (id: string, theirs: Theirs, { drafts, states }: Pick<Taking, 'drafts' | 'states'>): void => {
  const { version, content, savedAt, device_coded } = theirs
  const draft = drafts.of(id)
  drafts.write(draft ? withContent(draft, content, theirs) : draftFrom(id, content, theirs))
  states.write(id, { version, base: content, from: { savedAt, device_coded } })
}

/** Takes over what they alone changed; what both changed waits for a person, and until then both are kept. */
export const mergeInto = async (former: WizardDraft, theirs: Theirs, taking: Taking): Promise<void> => {
  const { drafts, states, tell } = taking
  const { savedAt, device_coded } = theirs
  const state = states.of(former.id) ?? unknownState
  const base = state.base ?? (await commonBase(contentOf(former) ?? theirs.content, theirs.content, taking))
  // Somebody may have typed on meanwhile, or discarded it without having seen the other.
  const draft = drafts.of(former.id)
  if (draft === null) return takeAsIs(former.id, theirs, taking)
  const mine = contentOf(draft) ?? theirs.content
  const merge = mergeDrafts(base, mine, theirs.content)
  const isSettled = merge.disagreements.length === 0
  if (isSettled)
    drafts.write(
      withContent(
        draft,
        merge.settled(() => 'mine'),
        theirs,
      ),
    )
  if (isSettled)
    states.write(draft.id, { version: theirs.version, base: theirs.content, from: { savedAt, device_coded } })
  else states.write(draft.id, { ...state, base, theirs })
  tell(isSettled ? 'taken-over' : 'to-settle', draft)
}

/** The project was removed again: what was changed here since is a draft of its own. */
const keepAsOwn = (draft: WizardDraft, { drafts }: Taking): boolean => {
  drafts.write({ ...draft, id: `${draft.id}-anew` })
  drafts.remove(draft.id)
  return true
}

const hasEditOf = (hash: string, { of }: LocalDrafts): boolean => {
  const there = of(editIdOf(hash))
  return there !== null && (there.readOnly || contentOf(there) !== null)
}

/** A project of another device is not made a second time: what was changed here since is an edit of it. */
const takeProject = async (kept: KeptDraft, draft: WizardDraft, hash: string, taking: Taking): Promise<boolean> => {
  const { drafts, states, tell, inputsAt } = taking
  // An edit that is here already takes it in, once the account has that.
  if (hasEditOf(hash, drafts)) return true
  const project = await inputsAt(hash, 1)
  if (project === null) return false
  const now = drafts.of(draft.id)
  // Discarded, or the project opened here, while it was read.
  if (now === null || hasEditOf(hash, drafts)) return true
  if (project === 'gone') return keepAsOwn(now, taking)
  const edit = asEditOf(now, hash)
  const mine = contentOf(edit)
  drafts.write(edit)
  states.write(edit.id, { version: 0, base: states.saving(draft.id) ?? states.of(draft.id)?.base ?? null })
  drafts.remove(draft.id)
  tell('now-an-edit', draft)
  if (mine) await mergeInto(edit, { ...kept, version: 0, content: { ...mine, project } }, taking)
  return true
}

/** It was removed elsewhere, or saved as a project. What was changed here since stays. */
const takeEnd = async (kept: KeptDraft, taking: Taking): Promise<boolean> => {
  const { drafts, states, tell } = taking
  const draft = drafts.of(kept.id)
  const state = states.of(kept.id)
  const saving = kept.project === null ? null : states.saving(kept.id)
  const isHere = draft !== null && (isChanged(draft, state) || isAheadOf(draft, saving))
  if (isHere && kept.project !== null && draft.hash === null) {
    if (!(await takeProject(kept, draft, kept.project, taking))) return false
  } else if (draft !== null && !isHere) {
    drafts.remove(kept.id)
    if (kept.project !== null) tell('saved-elsewhere', draft)
  }
  const isLeft = kept.project !== null && drafts.of(kept.id)?.hash === null
  const base = isLeft ? (state?.base ?? null) : null
  states.write(kept.id, { version: kept.version, base, project: kept.project })
  states.noteSaving(kept.id, null)
  return true
}

const isOwn = (kept: KeptDraft, state: SharedState | null): boolean => state?.sent?.change === kept.change

const takeContent = async (kept: KeptDraft, content: DraftContent, taking: Taking): Promise<void> => {
  const { drafts, states, tell } = taking
  const { id, version, savedAt, device_coded } = kept
  const draft = drafts.of(id)
  const theirs = { version, savedAt, device_coded, content }
  if (draft !== null && isChanged(draft, states.of(id))) return mergeInto(draft, theirs, taking)
  takeAsIs(id, theirs, taking)
  if (draft) tell('taken-over', draft)
}

/** Takes over one change of the account; false: not now. A change that is known already does nothing. */
export const takeChange = async (kept: KeptDraft, taking: Taking): Promise<boolean> => {
  const { states } = taking
  const state = states.of(kept.id)
  if (kept.version <= Math.max(state?.version ?? 0, state?.theirs?.version ?? 0)) return true
  if (isOwn(kept, state)) {
    states.write(kept.id, { version: kept.version, base: kept.content && (state?.sent?.content ?? null) })
    return true
  }
  if (kept.content === null) return takeEnd(kept, taking)
  await takeContent(kept, kept.content, taking)
  return true
}
