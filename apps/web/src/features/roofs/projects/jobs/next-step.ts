import type { WaitingFor } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { mostUrgent, sortedByUrgency } from '../waiting-words.ts'

export type NextStep =
  | { readonly kind: 'waiting'; readonly project: ProjectSummary; readonly waitingFor: WaitingFor }
  | { readonly kind: 'draft'; readonly draft: WizardDraft }
  | { readonly kind: 'start' }

/** What to do first: what somebody waits for, then an unfinished project; a review to read can wait for that. */
export const nextStep = (waiting: readonly ProjectSummary[], drafts: readonly WizardDraft[]): NextStep => {
  const [draft] = drafts
  const [project] = sortedByUrgency(waiting)
  const waitingFor = mostUrgent(project?.waitsFor ?? [])
  if (project && waitingFor && !(draft && waitingFor === 'review')) return { kind: 'waiting', project, waitingFor }
  return draft ? { kind: 'draft', draft } : { kind: 'start' }
}
