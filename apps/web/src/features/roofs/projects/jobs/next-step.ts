import type { WaitingFor } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { mostUrgent, sortedByUrgency } from '../site/waiting-words.ts'

export type NextStep =
  | { readonly kind: 'waiting'; readonly project: ProjectSummary; readonly waitingFor: WaitingFor }
  | { readonly kind: 'draft'; readonly draft: WizardDraft }
  | { readonly kind: 'start' }

/** First what an engineer waits for, then an unfinished project, then a review to read. */
export const nextStep = (waiting: readonly ProjectSummary[], drafts: readonly WizardDraft[]): NextStep => {
  const [draft] = drafts
  const [project] = sortedByUrgency(waiting)
  const waitingFor = mostUrgent(project?.waitsFor ?? [])
  if (project && waitingFor && !(draft && waitingFor === 'review')) return { kind: 'waiting', project, waitingFor }
  return draft ? { kind: 'draft', draft } : { kind: 'start' }
}
