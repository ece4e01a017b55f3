import { deviceTexts } from '../device/device-texts.ts'
import { draftsNow, forgetDrafts, userKey } from './draft-store.ts'
import { forgetForms } from './kept-forms.ts'

const filesOf = async (user: string, waitedFor: readonly string[]): Promise<void> => {
  const { dropFiles, keptFiles, moveFormerFiles } = await import('../device/kept-files.ts')
  await moveFormerFiles()
  const files = await keptFiles()
  await dropFiles(files.filter(({ id, owner }) => owner === user || waitedFor.includes(id)).map(({ id }) => id))
}

/** Deleting the account removes its drafts, histories, forms and files from this device; it is deleted in any case. */
export const forgetOnDevice = async (): Promise<void> => {
  const [user, waitedFor] = [userKey(), draftsNow().flatMap(({ unsent }) => unsent.map(({ id }) => id))]
  forgetDrafts()
  forgetForms()
  await filesOf(user, waitedFor).catch(() => undefined)
  await deviceTexts.settled()
}
