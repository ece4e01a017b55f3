import type { Problem } from '@soundroof/contract/platform/problem'
import { fieldOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import {
  type Changed,
  type CheckContext,
  type Cleared,
  changeProject,
  isAsked,
  problemsOf,
  warningsOf,
} from '@soundroof/contract/roofs/projects/project'
import { useState } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { useProviderName } from '../../../../platform/api/client-settings.ts'
import { useChoicesInForce } from '../../../../platform/api/shown-choices.ts'
import { isStored, loadDraft, saveDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { forgetServerProblem, useServerProblems } from '../problems/server-problems.ts'
import { clearedAnswers } from './cleared-words.ts'
import { refusedIn, refusedOptions, withFieldNamed, withRefusal, withRefusedTexts } from './refused-texts.ts'
import { trimmed } from './trimmed.ts'
import { useSpanTables } from './use-span-tables.ts'
import { warningsBeside } from './warnings-beside.ts'

/** What a change cleared, at which field, and the project for Undo. */
export type ClearedNotice = {
  readonly beside: string
  readonly cleared: readonly Cleared[]
  readonly before: ProjectDraft
  /** The notice stays until the project changes again. */
  readonly after: ProjectDraft
}

/** A step on screen: values, messages, and changes. */
export type StepState<S extends StepId> = {
  readonly id: S
  readonly wizard: WizardDraft
  readonly project: ProjectDraft
  readonly draft: ProjectDraft[S]
  readonly context: CheckContext
  readonly readOnly: boolean
  /** Whether other answers require the field. */
  readonly asks: (field: string) => boolean
  /** Problems of the step in the specified order, after Next or a refusal of the server. */
  readonly summary: readonly Problem[]
  readonly errorOf: (field: string) => Message | undefined
  readonly warningsFor: (field: string) => readonly Message[]
  readonly change: (change: Partial<ProjectDraft[S]>) => void
  /** Keeps a change of several steps, made from this one. @param beside field that the notice stands beside */
  readonly take: (beside: string, changeFrom: (project: ProjectDraft) => Changed) => void
  /** The field lost the focus: its problem may be shown now. */
  readonly leave: (field: string) => void
  /** The field has text that is no number, kept as typed; null: corrected. */
  readonly refuse: (field: string, text: string | null) => void
  readonly refusedText: (field: string) => string | undefined
  /** Problems of the current values, as shown. */
  readonly reworded: (problems: readonly Problem[]) => readonly Problem[]
  /** After Next: shows everything that is missing. */
  readonly showAllProblems: () => void
  readonly notice: ClearedNotice | null
  readonly undo: () => void
}

/** Saves the project with the step to continue at. */
export const saveProject = (wizard: WizardDraft, id: StepId): void => {
  const wasStored = isStored(wizard.id)
  if (!saveDraft({ ...wizard, step: id }) && wasStored) toast('draftNotKept', 'problem')
}

const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const pressDelay = 200

/** No press lasts longer; after a drag a browser may not report the release. */
const longestPress = 10_000

/** Delayed, because a message that appears during a press would move the pressed button, and the press would be lost. */
const onceReleased = (act: () => void, waited = 0): void => {
  const isPressed = () => waited < longestPress && document.querySelector(':active') !== null
  setTimeout(() => (isPressed() ? onceReleased(act, waited + pressDelay) : act()), pressDelay)
}

type ShownProblems = { readonly showsAll: boolean; readonly left: readonly string[] }

const withFieldLeft = (shownProblems: ShownProblems, field: string): ShownProblems =>
  shownProblems.left.includes(field) ? shownProblems : { ...shownProblems, left: [...shownProblems.left, field] }

/** All problems after Next; before that only those of fields that were filled in and left. */
const errorsBeside = <S extends StepId>(
  id: S,
  project: ProjectDraft,
  context: CheckContext,
  { showsAll, left }: ShownProblems,
) => {
  const draft: Readonly<Record<string, unknown>> = project[id]
  const checked = { ...project, [id]: trimmed(project[id]) }
  return problemsOf(id, checked, context).filter(
    ({ field }) => showsAll || (left.includes(field) && isGiven(draft[field])),
  )
}

export const useCheckContext = (project: ProjectDraft | null): CheckContext => {
  const provider = useProviderName()
  const choices = useChoicesInForce()
  const maxSpan = useSpanTables(project?.structure ?? null)
  return { choices, provider, maxSpan }
}

/** Texts and numbers that were refused, and problems with their reasons. */
const refusedOf = (id: StepId, wizard: WizardDraft) => {
  const keyOf = (field: string) => `${id}/${field}`
  const labelOf = (field: string) => fieldOf(id, field).label
  const reworded = (problems: readonly Problem[]): readonly Problem[] => [
    ...withRefusedTexts(problems, refusedIn(wizard, id), labelOf),
    ...refusedOptions(wizard, id),
  ]
  const refuse = (field: string, text: string | null) => {
    const now = loadDraft() ?? wizard
    const refused = withRefusal(now.refused, keyOf(field), text)
    if (refused !== now.refused) saveProject({ ...now, refused }, id)
  }
  return { labelOf, reworded, refuse, refusedText: (field: string) => wizard.refused[keyOf(field)] }
}

/** Changes of the project, kept with a notice of what each cleared. */
const useChanges = (id: StepId, wizard: WizardDraft) => {
  const [notice, setNotice] = useState<ClearedNotice | null>(null)
  const keep = (next: ProjectDraft) => saveProject({ ...(loadDraft() ?? wizard), project: next }, id)
  const take: StepState<StepId>['take'] = (beside, changeFrom) => {
    const before = loadDraft()?.project ?? wizard.project
    const { project: after, cleared: all } = changeFrom(before)
    const cleared = clearedAnswers(all, before)
    keep(after)
    setNotice(cleared.length > 0 ? { beside, cleared, before, after } : null)
  }
  const undo = () => {
    setNotice(null)
    if (notice === null) return
    keep(notice.before)
    focusSoon(notice.beside)
  }
  return { take, undo, notice: notice?.after === wizard.project ? notice : null }
}

/** One step of the project in the wizard, saved on every change. */
export const useWizardStep = <S extends StepId>(id: S, wizard: WizardDraft): StepState<S> => {
  const context = useCheckContext(wizard.project)
  const fromServer = useServerProblems().filter(({ step }) => step === id)
  const [shownProblems, setShownProblems] = useState<ShownProblems>({ showsAll: false, left: [] })
  const { take, undo, notice } = useChanges(id, wizard)
  const { project } = wizard
  const { labelOf, reworded, refuse, refusedText } = refusedOf(id, wizard)
  const errors = [...reworded(errorsBeside(id, project, context, shownProblems)), ...fromServer]
  const warnings = warningsOf(id, project, context)
  return {
    id,
    wizard,
    project,
    draft: project[id],
    context,
    readOnly: wizard.readOnly,
    asks: (field) => isAsked(id, field, { ...context, project }),
    summary: shownProblems.showsAll ? withFieldNamed(errors, labelOf) : fromServer,
    errorOf: (field) => errors.find((problem) => problem.field === field)?.coded,
    warningsFor: (field) => warningsBeside(field, warnings, errors),
    change: (change) => {
      forgetServerProblem(id, Object.keys(change))
      take(Object.keys(change)[0] ?? '', (before) => changeProject(before, id, change, context))
    },
    take,
    leave: (field) => {
      onceReleased(() => setShownProblems((now) => withFieldLeft(now, field)))
    },
    refuse,
    refusedText,
    reworded,
    showAllProblems: () => setShownProblems((now) => ({ ...now, showsAll: true })),
    notice,
    undo,
  }
}
