import type { Api, DataOf } from '@soundroof/contract/api'
import { toWireProject, uploadMarks, type WireProject } from '@soundroof/contract/roofs/wire/wire'
import { call } from '../../../../platform/api/api-client.ts'
import type { Refused } from '../../../../platform/api/envelope.ts'
import { isServerFault, mayAnswerLater } from '../../../../platform/api/may-answer-later.ts'
import type { KeptJob } from '../../../../platform/device/device-database.ts'
import { whyNotStored } from '../../../../platform/device/not-stored.ts'
import { pictureToSend } from '../../../../platform/draft/draft-record.ts'
import { loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { isToSettle, noteSaving, projectOf, versionOf } from '../../../../platform/draft/shared/account-drafts.ts'
import { inTurn } from '../../../../platform/in-turn.ts'
import { currentPath, goTo } from '../../../../platform/navigation.ts'
import { dropJob, jobsHere, noteFailed, noteIssued, refuseJob } from '../../../../platform/offline/device-jobs.ts'
import { sha256Of, signedHere } from '../../../../platform/offline/device-key.ts'
import { noteSavedAs } from '../../../../platform/offline/saved-as.ts'
import { waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import type { Choice } from '../../../../platform/question.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { withWords } from '../../../../platform/words/words.ts'
import { bodyOf } from '../calculate/calculate-on-device.ts'
import { draftOf } from '../photos/draft-files.ts'
import { resumeUploads } from '../photos/upload-manager.ts'
import { removeSaved } from '../sharing/remove-saved.ts'
import { shareDrafts } from '../sharing/share-drafts.ts'
import { inOrder, type Settled } from './in-order.ts'

/** What the server said of a job that it does not take; the job stays, and says why. */
const refuse = async (job: KeptJob, message: Message): Promise<Settled> => {
  await refuseJob(job.hash, message)
  toast(message, 'problem')
  return 'refused'
}

/** What fails at the server may do so for this job each time: the next is tried, and a person may discard this one. */
const failed = async (job: KeptJob, { message }: Refused): Promise<Settled> => {
  await noteFailed(job.hash, message)
  return 'failed'
}

const refusedBy = async (job: KeptJob, refusal: Refused): Promise<Settled> => {
  if (isServerFault(refusal)) return failed(job, refusal)
  return mayAnswerLater(refusal) ? 'unreachable' : refuse(job, refusal.issues[0]?.coded ?? refusal.message)
}

/** What the server has issued already is not "not charged". */
const changed = (job: KeptJob): Promise<Settled> =>
  refuse(job, job.isIssued === true ? 'changedSinceIssued' : 'changedSinceCalculated')

/** Issued, and not saved now: a person is told why nothing more happens. */
const keptIssued = async (job: KeptJob): Promise<Settled> => {
  const draft = draftOf(job.draft)
  if (draft === undefined || !isAsCalculated(draft, job)) return changed(job)
  toast('roofs.issued-not-saved-yet')
  return 'kept'
}

/** Its draft leads to the project from now on, also where it is looked at. */
const finish = async ({ hash }: KeptJob, project: string): Promise<void> => {
  await noteSavedAs(hash, project).catch(whyNotStored)
  await dropJob(hash)
  if (currentPath().includes(hash)) goTo(currentPath().replace(hash, encodeURIComponent(project)), 'replace')
}

/** The project is saved with what was added since it was calculated: its photos. */
const upload = async (job: KeptJob, isResult: 0 | 1): Promise<Settled> => {
  const draft = sendable(job)
  if (draft === null) return keptIssued(job)
  const { project, hash, openedRevision } = draft
  const body = {
    ...(toWireProject(project) as WireProject),
    ...(hash === null ? {} : { hash }),
    ...uploadMarks(true, isResult),
    ...pictureToSend(draft),
    draft: draft.id,
    draft_version: versionOf(draft.id),
    opened_revision: openedRevision,
  }
  noteSaving(draft)
  const saved = await call('uploadProject', { body, quiet: true })
  if (!saved.ok) return refusedBy(job, saved)
  await finish(job, saved.data.hash)
  removeSaved(draft)
  toast('roofs.sent-and-issued', 'success')
  return 'sent'
}

/** Nothing was changed in the draft since but its photos. */
const isAsCalculated = (draft: WizardDraft, { body }: KeptJob): boolean => bodyOf(draft) === body

const isInWizard = (draft: string): boolean => currentPath().startsWith('/project_new') && loadDraft()?.id === draft

/** The draft as it is now; null: a person is at work on it, or its photos come first. */
const sendable = (job: KeptJob): WizardDraft | null => {
  const draft = draftOf(job.draft)
  const isReady = draft && draft.unsent.length === 0 && isAsCalculated(draft, job)
  return isReady && !isToSettle(draft.id) && !isInWizard(draft.id) ? draft : null
}

const decided = async (job: KeptJob, settled: DataOf<Api['settleOffline']>): Promise<Choice> =>
  (await withWords(import('./ask-for-result.tsx'), 'roofs', 'report', 'results')).askForResult(job, settled)

/** The server's result is shown beside the device's where they differ; without an answer it is asked again. */
const take = async (job: KeptJob, settled: DataOf<Api['settleOffline']>): Promise<Settled> => {
  const choice = settled.isSame ? 'confirm' : await decided(job, settled)
  if (choice === 'confirm') return upload(job, settled.isResult)
  if (choice === 'cancel') await dropJob(job.hash)
  return 'kept'
}

const settle = async (job: KeptJob): Promise<Settled> => {
  const draft = draftOf(job.draft)
  const savedThere = projectOf(job.draft)
  if (draft === undefined && savedThere !== null) {
    await finish(job, savedThere)
    return 'kept'
  }
  // It could not be saved: another device has made the project, and an edit of that is here.
  if (draft?.hash === null && savedThere !== null) return changed(job)
  // Nobody is charged for a roof that has changed since.
  if (draft === undefined || !isAsCalculated(draft, job)) return changed(job)
  if (sendable(job) === null) return 'kept'
  const { right: of, number, resultHash: result, madeAt: at, body: project } = job
  const proof = await signedHere(job.privateKey, { right: of, number, project: await sha256Of(project), result, at })
  const answer = await call('settleOffline', { body: { proof, project }, quiet: true })
  if (!answer.ok) return refusedBy(job, answer)
  if (answer.data.isResult === 0) return refuse(job, answer.data.coded_message ?? 'serverError')
  await noteIssued(job.hash)
  return take({ ...job, isIssued: true }, answer.data)
}

/** Photos first: a project is saved with all of them. */
const isWaitingForPhotos = async (job: KeptJob): Promise<boolean> => {
  const draft = draftOf(job.draft)
  if (draft === undefined || draft.unsent.length === 0) return false
  await resumeUploads(draft)
  return true
}

const sendAll = async (): Promise<void> => {
  const jobs = await jobsHere()
  // What other devices have made of the drafts comes first.
  if (jobs.length > 0) await shareDrafts()
  if (await inOrder(jobs, { isWaitingForPhotos, settle })) await waitForSignal()
}

/** One tab of the browser at a time. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work()
  await navigator.locks.request('soundroof.jobs', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

/**
 * Sends what this device calculated, in order, until the server is out of reach. Asked for while it runs, it runs once more: the last
 * photo of a job may have arrived since the job was passed over.
 */
export const sendJobs = inTurn(() => alone(sendAll))
