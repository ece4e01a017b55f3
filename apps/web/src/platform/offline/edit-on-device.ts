import { loadDraft, openDraft } from '../draft/draft-store.ts'
import { goTo } from '../navigation.ts'
import { toast } from '../toast.ts'
import { stepAddress } from '../wizard-route.ts'

/** Opens the draft that the device calculated. */
export const editOnDevice = async (hash: string): Promise<void> => {
  const { jobOf } = await import('./device-jobs.ts')
  const job = await jobOf(hash)
  if (job !== null) openDraft(job.draft)
  const draft = job && loadDraft()
  if (draft?.id === job?.draft && draft) return goTo(stepAddress('header', draft))
  toast('projectUnknown', 'problem')
}
