import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { call } from '../../../../platform/api/api-client.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-record.ts'
import { editOf, saveDraft } from '../../../../platform/draft/draft-store.ts'
import { hasEveryChange } from '../../../../platform/draft/unsaved-edit.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { ask } from '../../../../platform/question.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

type Stored = {
  /** Null: it cannot be asked. */
  readonly newest: (hash: string) => Promise<Revision | null>
  readonly inputsAt: (hash: string, revision: number) => Promise<ProjectDraft | null>
}

const stored: Stored = {
  newest: async (hash) => {
    const answer = await call('revisions', { query: { hash }, quiet: true })
    return (answer.ok && answer.data[0]) || null
  },
  inputsAt: async (hash, revision) => {
    const answer = await call('revision', { query: { hash, revision }, quiet: true })
    const parsed = answer.ok ? parseWireProject(answer.data) : null
    return parsed?.ok ? parsed.value.project : null
  },
}

/** `isOverwritten`: the edit would take away what the newest save changed. */
type Since = { readonly newest: Revision; readonly isOverwritten: boolean }

/**
 * The newest save after the edit began; null: none, or it cannot be asked. An edit whose answer was lost, or that followed
 * what the result page saved, takes nothing away. The server compares again when the edit is saved.
 */
export const savedSince = async (
  { hash, openedRevision, project }: Pick<WizardDraft, 'hash' | 'openedRevision' | 'project'>,
  { newest, inputsAt }: Stored = stored,
): Promise<Since | null> => {
  if (hash === null || openedRevision === null) return null
  const last = await newest(hash)
  if (last === null || last.revision <= openedRevision) return null
  const [then, now] = await Promise.all([inputsAt(hash, openedRevision), inputsAt(hash, last.revision)])
  const isKnown = then !== null && now !== null
  return { newest: last, isOverwritten: !(isKnown && hasEveryChange(project, then, now)) }
}

const asksFirst = (say: Say, { saved_by, saved_by_coded, saved_at }: Revision) =>
  ask({
    title: 'roofs.saved-again',
    text: {
      code: 'roofs.saved-again-by',
      values: { person: saved_by_coded ?? saved_by, moment: shownMoment(say, saved_at) },
    },
    confirmLabel: 'roofs.save-mine-over-it',
    cancelLabel: 'roofs.look-at-what-was-saved',
  })

/** The edit to save: over what was saved meanwhile only where its owner says so; null: not now. Nothing is paid before. */
export const overNewerSave = async (say: Say, edit: WizardDraft): Promise<WizardDraft | null> => {
  const since = await savedSince(edit)
  if (since === null) return edit
  const choice = since.isOverwritten ? await asksFirst(say, since.newest) : 'confirm'
  if (choice === 'cancel') goTo(`/project_result?project=${encodeURIComponent(edit.hash ?? '')}`)
  if (choice !== 'confirm') return null
  // Another tab or device may have gone on with it while that was asked.
  const seen = { ...(editOf(edit.hash ?? '') ?? edit), openedRevision: since.newest.revision }
  saveDraft(seen)
  return seen
}
