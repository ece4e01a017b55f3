import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { isDeviceRead } from '../../../../platform/device/device-ready.ts'
import { deviceTexts } from '../../../../platform/device/device-texts.ts'
import { keepSoon } from '../../../../platform/device/keep-soon.ts'
import { type NotStored, whyNotStored } from '../../../../platform/device/not-stored.ts'
import { userKey } from '../../../../platform/draft/draft-store.ts'
import { evidenceCategory } from '../../../../platform/draft/kept-evidence.ts'
import type { WaitingCategory } from '../../../../platform/draft/waiting-file.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { tellNotMoved } from '../problems/tell-storage.ts'
import { isAwaitedHere } from './holders.ts'

/** The bytes of a file on the device, until it is sent or removed. */
export type PendingFile<C extends WaitingCategory = WaitingCategory> = {
  readonly id: string
  readonly category: C
  readonly file: File
  readonly keptAt: number
  /** As the instruments told at the moment of the photo. */
  readonly taken?: PhotoTaken
  /** Earlier versions named the draft here, and not the file in the draft. */
  readonly draft?: string
}

const longestWithoutDraft = 14 * 24 * 60 * 60 * 1000

const store = () => import('../../../../platform/device/kept-files.ts')

/** Why the file, or the draft that names it, does not outlive page and browser; null: both do. */
export const storeFile = async ({ file, ...named }: PendingFile): Promise<NotStored | null> => {
  const why = await keepSoon({ facts: { ...named, owner: userKey() }, file })
  await deviceTexts.settled()
  return why
}

const drop = async (id: string): Promise<void> => {
  const { dropFiles } = await store()
  await dropFiles([id])
}

/** Sent or removed. Why its bytes stay on the device; null: they are gone. */
export const deleteFile = async (id: string): Promise<NotStored | null> => {
  const why = await drop(id).then(() => null, whyNotStored)
  // There may be room again.
  deviceTexts.again()
  return why
}

const isAbandoned = ({ id, category, keptAt }: KeptFile, now: number): boolean =>
  category !== evidenceCategory && isDeviceRead() && now - keptAt > longestWithoutDraft && !isAwaitedHere(id)

/** What could not be taken over stays where it is, for the next visit. */
const moveFormer = async (): Promise<void> => {
  const { moveFormerFiles } = await import('../../../../platform/device/former-files.ts')
  const [why] = await moveFormerFiles().catch((error: unknown) => [whyNotStored(error)])
  if (why) tellNotMoved(why)
}

let moved: Promise<void> | null = null

/** What is known of all files on the device, oldest first; drops those that no draft waits for. Fails where the store does. */
export const pendingFiles = async (now: number): Promise<readonly KeptFile[]> => {
  const { dropFiles, keptFiles } = await store()
  moved ??= moveFormer()
  await moved
  const kept = await keptFiles()
  const abandoned = kept.filter((file) => isAbandoned(file, now))
  if (abandoned.length > 0) await dropFiles(abandoned.map(({ id }) => id))
  return kept.filter((file) => !abandoned.includes(file))
}

/** Null where its bytes are gone. Fails where the store does. */
export const pendingFile = async (kept: KeptFile): Promise<PendingFile | null> => {
  const file = await (await store()).contentOf(kept)
  const { id, category, keptAt, taken } = kept
  return file && { id, category: category as WaitingCategory, file, keptAt, ...(taken ? { taken } : {}) }
}

const note = async (id: string, message: Message | null): Promise<void> => {
  const { noteRefusal } = await store()
  await noteRefusal(id, message)
}

/** Why the server refused a file; null: it is tried again. Answers why the device does not keep that; null: it does. */
export const noteRefused = (id: string, message: Message | null): Promise<NotStored | null> =>
  note(id, message).then(() => null, whyNotStored)

/** The draft decides; the device's page shows what stands with the bytes. */
export const noteCategory = async (id: string, category: FileCategory): Promise<void> => {
  const { changeCategory } = await store()
  await changeCategory(id, category)
}
