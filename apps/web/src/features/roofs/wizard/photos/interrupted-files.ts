import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { isDeviceRead } from '../../../../platform/device/device-ready.ts'
import { deviceTexts } from '../../../../platform/device/device-texts.ts'
import { isUnsentHere, userKey } from '../../../../platform/draft/draft-store.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** The bytes of a file on the device, until it is sent or removed. */
export type PendingFile = {
  readonly id: string
  readonly category: FileCategory
  readonly file: File
  readonly keptAt: number
  /** Earlier versions named the draft here, and not the file in the draft. */
  readonly draft?: string
}

const longestWithoutDraft = 14 * 24 * 60 * 60 * 1000

const store = () => import('../../../../platform/device/kept-files.ts')

/** Whether the file outlives page and browser, and the draft that names it. False: the device had no room. */
export const storeFile = async ({ file, id, category, keptAt }: PendingFile): Promise<boolean> => {
  const { keepFile } = await store()
  const isKept = await keepFile({ id, category, keptAt, owner: userKey() }, file).then(
    () => true,
    () => false,
  )
  await deviceTexts.settled()
  return isKept
}

/** Sent or removed. False in a browser without storage. */
export const deleteFile = async (id: string): Promise<boolean> => {
  const { dropFiles } = await store()
  const isDropped = await dropFiles([id]).then(
    () => true,
    () => false,
  )
  // There may be room again.
  deviceTexts.again()
  return isDropped
}

const isAbandoned = ({ id, keptAt }: KeptFile, now: number): boolean =>
  isDeviceRead() && now - keptAt > longestWithoutDraft && !isUnsentHere(id)

let moved: Promise<void> | null = null

/**
 * What is known of all files on the device, oldest first; drops those that no draft waits for. A browser without storage
 * (private mode) has none.
 */
export const pendingFiles = async (now: number): Promise<readonly KeptFile[]> => {
  const { dropFiles, keptFiles, moveFormerFiles } = await store()
  moved ??= moveFormerFiles().catch(() => undefined)
  await moved
  const kept = await keptFiles().catch(() => [])
  const abandoned = kept.filter((file) => isAbandoned(file, now))
  if (abandoned.length > 0) await dropFiles(abandoned.map(({ id }) => id))
  return kept.filter((file) => !abandoned.includes(file))
}

/** Null where its bytes are gone. */
export const pendingFile = async (kept: KeptFile): Promise<PendingFile | null> => {
  const file = await (await store()).contentOf(kept).catch(() => null)
  return file && { id: kept.id, category: kept.category as FileCategory, file, keptAt: kept.keptAt }
}

/** Why the server refused a file; null: it is tried again. */
export const noteRefused = async (id: string, message: Message | null): Promise<void> => {
  const { noteRefusal } = await store()
  // It is shown all the same, as long as the page is open.
  await noteRefusal(id, message).catch(() => undefined)
}
