import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { randomText } from '../../../../platform/api/signature.ts'
import type { WaitingPhoto } from '../../../../platform/as-built/kept-record.ts'
import type { NotStored } from '../../../../platform/device/not-stored.ts'
import { askToPersist } from '../../../../platform/device/persistence.ts'
import type { WaitingCategory } from '../../../../platform/draft/waiting-file.ts'
import { wait } from '../../../../platform/wait.ts'
import { notSavedWords, tellNotSaved } from '../problems/tell-storage.ts'
import { addUnsent } from './draft-files.ts'
import { addToRecord, holderWaitingFor, isHolderStored, recordHolder } from './holders.ts'
import { deleteFile, type PendingFile, storeFile } from './interrupted-files.ts'
import { lookAtEach } from './photo-looks.ts'
import { pump, remember } from './upload-manager.ts'
import { newlyQueued } from './upload-queue.ts'
import { act, change, isQueued } from './upload-state.ts'

/** A store that does not answer keeps nothing from being sent longer, ms. */
const longestStoring = 4000

const named = <C extends WaitingCategory>({ id, category, file }: PendingFile<C>) => ({ id, category, name: file.name })

/** Whether the device has it, or the server already. */
const keptSafe = async ({ id }: PendingFile, storing: Promise<NotStored | null>): Promise<boolean> => {
  const why = await storing
  // Sent or removed meanwhile.
  if (!isQueued(id)) {
    void deleteFile(id)
    return true
  }
  const holder = holderWaitingFor(id)
  const isNamed = holder === undefined || isHolderStored(holder)
  const notKept = why ? notSavedWords(why) : isNamed ? null : 'draftNotKept'
  change(id, { kept: notKept === null, notKept })
  if (why) tellNotSaved(why)
  return notKept === null
}

const sendSoon = async (holder: string, added: readonly PendingFile[], areSafe: Promise<unknown>): Promise<void> => {
  await Promise.race([areSafe, wait(longestStoring)])
  void lookAtEach(added, holder)
  void pump()
}

type Adding<C extends WaitingCategory> = {
  readonly holder: string
  readonly category: C
  readonly files: readonly File[]
  /** As the instruments told. */
  readonly taken: PhotoTaken | undefined
  /** Names them where they belong. */
  readonly name: (added: readonly { readonly id: string; readonly category: C; readonly name: string }[]) => void
}

const addTo = <C extends WaitingCategory>({ holder, category, files, taken, name }: Adding<C>) => {
  const facts = { category, keptAt: Date.now(), ...(taken ? { taken } : {}) }
  const added = files.map((file): PendingFile<C> => ({ id: `${randomText()}${randomText()}`, file, ...facts }))
  // Before anything is drawn: a screen that draws holds the page up.
  const storing = added.map((source) => ({ source, why: storeFile(source) }))
  for (const source of added) remember(source)
  act({ kind: 'added', files: added.map((source) => newlyQueued(named(source))) })
  name(added.map(named))
  askToPersist()
  const safe = Promise.all(storing.map(({ source, why }) => keptSafe(source, why)))
  void sendSoon(holder, added, safe)
  return { ids: added.map(({ id }) => id), areSafe: safe.then((each) => each.every(Boolean)) }
}

/**
 * Queues and sends a draft's files; each stays with the draft until it is sent or removed. Answers their names in the queue, and
 * whether the device has kept all of them. @param taken as the instruments told
 */
export const addFiles = (draft: string, category: FileCategory, files: readonly File[], taken?: PhotoTaken) =>
  addTo({ holder: draft, category, files, taken, name: (added) => addUnsent(draft, added) })

type Guided = Pick<WaitingPhoto, 'subject' | 'zone' | 'picture'>

/** The same for guided photos of a finished array; a file that was chosen has its picture's hash. */
export const addGuided = (hash: string, guided: Guided, files: readonly File[], taken?: PhotoTaken) =>
  addTo({
    ...{ holder: recordHolder(hash), category: 'as-built', files, taken },
    name: (added) =>
      addToRecord(
        hash,
        added.map(({ id, name }) => ({ id, name, ...guided })),
      ),
  })
