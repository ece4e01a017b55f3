import { forgetRecords } from '../as-built/kept-records.ts'
import type { KeptFile } from '../device/device-database.ts'
import { deviceReady, isDeviceRead } from '../device/device-ready.ts'
import { deviceTexts } from '../device/device-texts.ts'
import { draftsNow, forgetDrafts, userKey, type WizardDraft } from '../draft/draft-store.ts'
import { forgetForms } from '../draft/kept-forms.ts'
import { forgetAllUntold } from '../draft/untold-facts.ts'
import { forgetPurchases } from '../purchases/kept-purchases.ts'

type Named = Pick<KeptFile, 'id' | 'draft'>

/** Earlier releases named the draft in the file, and no owner. */
const isNamedBy = (drafts: readonly WizardDraft[], { id, draft: named }: Named): boolean =>
  drafts.some(
    (draft) =>
      draft.unsent.some((file) => file.id === id) || (named !== undefined && (draft.hash ?? draft.id) === named),
  )

const forgetFiles = async (user: string, drafts: readonly WizardDraft[]): Promise<void> => {
  const { dropFiles, keptFiles } = await import('../device/kept-files.ts')
  const { dropFormerFiles } = await import('../device/former-files.ts')
  const files = await keptFiles()
  await dropFiles(files.filter((file) => file.owner === user || isNamedBy(drafts, file)).map(({ id }) => id))
  await dropFormerFiles((file) => isNamedBy(drafts, file))
}

const forgetTexts = async (): Promise<void> => {
  forgetDrafts()
  forgetForms()
  forgetAllUntold()
  forgetRecords()
  forgetPurchases(deviceTexts, userKey())
  await deviceTexts.settled()
  if (!isDeviceRead() || deviceTexts.outside().length > 0) throw new Error('The store did not take the removal.')
}

/**
 * Deleting the account removes its drafts, histories, forms and files from this device; it is deleted in any case.
 * False where something may have stayed.
 */
export const forgetOnDevice = async (): Promise<boolean> => {
  // Who logs in on the page for deleting has not been read.
  const [ready] = await Promise.allSettled([deviceReady()])
  const [user, drafts] = [userKey(), draftsNow()]
  const done = await Promise.allSettled([forgetTexts(), forgetFiles(user, drafts)])
  return [ready, ...done].every(({ status }) => status === 'fulfilled')
}
