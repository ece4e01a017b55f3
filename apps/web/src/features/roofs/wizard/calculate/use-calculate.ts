import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { toWireProject, uploadMarks, type WireProject } from '@soundroof/contract/roofs/wire/wire'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withReservation } from '../../../../platform/account/reservations.ts'
import {
  currentSubscription,
  loadSubscription,
  setRemainingCalculations,
} from '../../../../platform/account/subscription.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { pictureToSend } from '../../../../platform/draft/draft-record.ts'
import { loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { noteSaving, noteSavingEnded, projectOf, versionOf } from '../../../../platform/draft/shared/account-drafts.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { wait } from '../../../../platform/wait.ts'
import { stepOrder } from '../../../../platform/wizard-route.ts'
import { alreadySaid, type Message, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { refusedOptionsOfSteps } from '../frame/refused-texts.ts'
import { validateStep } from '../frame/use-step-navigation.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { pump, resumeUploads, uploadsNow } from '../photos/upload-manager.ts'
import { unsentProblems, uploadingText } from '../photos/upload-queue.ts'
import { setServerProblems } from '../problems/server-problems.ts'
import { removeSaved } from '../sharing/remove-saved.ts'
import { isAsShared } from '../sharing/share-drafts.ts'
import { type CalculateCalls, calculate, onceMoreIf, type Stage, stagesFor } from './calculate.ts'
import { calculatedOnDevice, problemsHere } from './calculate-on-device.ts'
import { problemsByStep } from './problems-by-step.ts'
import type { FailedCalculation } from './refusal-words.ts'
import { overNewerSave } from './saved-since.ts'

export type Run = {
  readonly stages: readonly Stage[]
  readonly at: Stage | null
  /** Without a plan there is no result to wait for. */
  readonly isSaveOnly: boolean
}

export type Refusal = {
  readonly message: Message
  readonly problems: readonly StepProblem[]
  /** How far it came; null: the steps have problems. */
  readonly failed: FailedCalculation | null
}

const callsFor = (draft: WizardDraft, subscription: Subscription | null): CalculateCalls => {
  const { project, hash } = draft
  const wire = toWireProject(project) as WireProject
  // A result is charged once per project: an edited project must use its own hash.
  const named = hash === null ? wire : { ...wire, hash }
  return withReservation({
    decrement: async () => {
      const answer = await call('decrementTimes', { quiet: true })
      if (answer.ok) setRemainingCalculations(answer.data.times)
      return answer
    },
    getResult: async () => {
      const answer = await call('getResult', { body: named, quiet: true })
      if (answer.ok) setRemainingCalculations(answer.data.times)
      return answer
    },
    upload: ({ isResult }: Calculation) =>
      onceMoreIf(
        () => isAsShared(draft),
        () =>
          call('uploadProject', {
            body: {
              ...named,
              ...uploadMarks(subscription?.active === true, isResult),
              ...pictureToSend(draft),
              draft: draft.id,
              draft_version: versionOf(draft.id),
              origins: project.origins ?? {},
              opened_revision: draft.openedRevision,
            },
            quiet: true,
          }),
      ),
  })
}

const calculated = async (wizard: WizardDraft, subscription: Subscription | null, onStage: (stage: Stage) => void) => {
  noteSaving(wizard)
  const outcome = await calculate(subscription, callsFor(wizard, subscription), onStage)
  // The answer of a save may be lost.
  if (!outcome.ok && outcome.stage !== 'save') noteSavingEnded(wizard.id)
  return outcome
}

const known = async () => {
  if (currentSubscription() === null) await loadSubscription()
  return currentSubscription()
}

/** The project is saved, so its draft is removed from the device. Nothing covers the form before it is calculated: what was typed then stays. */
const finish = (wizard: WizardDraft, hash: string): void => {
  goTo(`/project_result?project=${encodeURIComponent(hash)}`)
  removeSaved(wizard)
  setServerProblems([])
}

/** The former result of the project would be shown as the present one until the new one has arrived. */
const readAnew = async (queries: QueryClient, hash: string): Promise<void> => {
  await queries.invalidateQueries()
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey.includes(hash) })
}

/** Whoever presses while a photo is sent waits no longer for it before being told so, ms. */
const longestSending = 10_000

/** Photos that are read from this device or on their way are sent or have failed, before they are judged. */
const withPhotosSettled = async (pressed: WizardDraft): Promise<WizardDraft> => {
  if (pressed.unsent.length === 0) return pressed
  await Promise.race([resumeUploads(pressed).then(pump), wait(longestSending)])
  return loadDraft() ?? pressed
}

/** Why an edit cannot be calculated yet; null: it can. */
const refusalBefore = (wizard: WizardDraft, { context }: StepState<'roofCover'>) => {
  const uploads = uploadsNow(wizard)
  const uploading = uploadingText(uploads)
  if (uploading !== null) return { message: uploading, problems: [] }
  const unsent = unsentProblems(uploads)
  const problems = [...problemsOfSteps(stepOrder, wizard.project, context), ...refusedOptionsOfSteps(wizard)]
  const first = unsent[0] ?? problems[0]
  return first ? { message: first.coded, problems, unsent } : null
}

/** Joins several messages into one. */
const together = (say: Say, messages: readonly Message[]): Message =>
  alreadySaid(messages.map((message) => say(message)).join(' '))

type Failed = Extract<Awaited<ReturnType<typeof calculate>>, { ok: false }>

const refusalAfter = (say: Say, failed: Failed) => {
  const { steps, others } = problemsByStep(failed.issues)
  return [together(say, [failed.message, ...others]), steps, { failed }] as const
}

type Why = { readonly unsent?: readonly StepProblem[]; readonly failed?: FailedCalculation }

/** Checks every step, then reserves, calculates and saves; a failure leaves the draft unchanged, and says what was paid. */
export const useCalculate = (step: StepState<'roofCover'>) => {
  const say = useSay()
  const queries = useQueryClient()
  const isRunning = useRef(false)
  const [run, setRun] = useState<Run | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const refuse = (message: Message, problems: readonly StepProblem[], { unsent = [], failed }: Why = {}) => {
    setServerProblems(problems)
    setRefusal({ message, problems: [...unsent, ...problems], failed: failed ?? null })
    toast(message, 'problem')
  }

  const work = async (): Promise<void> => {
    if (!(await validateStep(step))) return
    const pressed = loadDraft() ?? step.wizard
    const here = problemsHere(pressed, step).length === 0 ? await calculatedOnDevice(pressed) : null
    if (here?.ok) return goTo(`/project_result?project=${encodeURIComponent(here.hash)}`)
    if (here !== null) return refuse(here.message, problemsByStep(here.issues).steps)
    const edited = await withPhotosSettled(pressed)
    const why = refusalBefore(edited, step)
    if (why !== null) return refuse(why.message, why.problems, why)
    const isShared = await isAsShared(edited)
    // Saved by another device, with an edit of it here: nothing is paid for what cannot be saved.
    if (edited.hash === null && projectOf(edited.id) !== null) return refuse('draftSavedElsewhere', [])
    const wizard = isShared ? await overNewerSave(say, edited) : null
    if (wizard === null) return
    const subscription = await known()
    const shown = { stages: stagesFor(subscription), isSaveOnly: subscription?.active === false }
    const outcome = await calculated(wizard, subscription, (at) => setRun({ ...shown, at }))
    void loadSubscription()
    if (!outcome.ok) return refuse(...refusalAfter(say, outcome))
    if (outcome.messages.length > 0) toast(together(say, outcome.messages))
    await readAnew(queries, outcome.hash)
    finish(wizard, outcome.hash)
  }

  const start = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setRefusal(null)
    try {
      await work()
    } finally {
      isRunning.current = false
      setRun(null)
    }
  }

  return { run, refusal, start }
}
