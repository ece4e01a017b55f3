import { useCallback, useEffect, useState } from 'react'
import { isUnsaved, type KeptRecord, recordText } from '../../../../platform/as-built/kept-record.ts'
import { recordWaitingFor, useRecords } from '../../../../platform/as-built/kept-records.ts'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { type NotStored, whyNotStored } from '../../../../platform/device/not-stored.ts'
import { type Persistence, readPersistence, roomLeft, usePersistence } from '../../../../platform/device/persistence.ts'
import { draftText } from '../../../../platform/draft/draft-record.ts'
import { useBegunDrafts, userKey, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { draftOf, draftWaitingFor } from '../photos/draft-files.ts'
import { holderWaitingFor, isAwaitedHere } from '../photos/holders.ts'
import { pendingFiles } from '../photos/interrupted-files.ts'
import { useEveryUpload } from '../photos/upload-manager.ts'
import { recordOf } from '../photos/upload-state.ts'
import { type FileState, stateOf } from './file-state.ts'

/** A file of the person at the screen, and the draft that waits for it. */
export type Kept = {
  readonly record: KeptFile
  readonly draft: WizardDraft | undefined
  /** The finished array that it is of. */
  readonly array: KeptRecord | null
  readonly state: FileState
}

/** What this device keeps. */
export type KeptHere = {
  readonly drafts: readonly WizardDraft[]
  /** Finished arrays with something that the server lacks. */
  readonly arrays: readonly KeptRecord[]
  readonly files: readonly Kept[]
  /** Files of others, who are not named. */
  readonly others: readonly KeptFile[]
  /** Bytes of drafts and files, those of others among them. */
  readonly size: number
  /** Bytes that remain, as the browser estimates them. */
  readonly left: number | null
  readonly persistence: Persistence
  /** Why the files could not be read. */
  readonly unread: NotStored | null
}

// One kept by an earlier release names nobody: it is whose draft waits for it, or anybody's where none does.
const isOwn = ({ id, owner }: KeptFile): boolean =>
  holderWaitingFor(id) !== undefined || (owner === '' ? !isAwaitedHere(id) : owner === userKey())

type Read = Pick<KeptHere, 'left' | 'unread'> & { readonly files: readonly KeptFile[] }

const readFiles = (): Promise<Pick<Read, 'files' | 'unread'>> =>
  pendingFiles(Date.now()).then(
    (files) => ({ files, unread: null }),
    (error: unknown) => ({ files: [], unread: whyNotStored(error) }),
  )

const readDevice = async (): Promise<Read> => {
  const [read, room] = await Promise.all([readFiles(), roomLeft(), readPersistence()])
  return { ...read, left: room?.left ?? null }
}

const totalOf = (files: readonly KeptFile[], drafts: readonly WizardDraft[], arrays: readonly KeptRecord[]): number => {
  const contents = new Map(files.map(({ hash, size }) => [hash, size]))
  const texts = [...drafts.map((draft) => draftText(draft).length), ...arrays.map((array) => recordText(array).length)]
  return [...contents.values(), ...texts].reduce((sum, size) => sum + size, 0)
}

/** Null until it has been read. */
export const useKeptHere = (): { readonly here: KeptHere | null; readonly refresh: () => void } => {
  const [read, setRead] = useState<Read | null>(null)
  const drafts = useBegunDrafts()
  const arrays = useRecords().filter((array) => isUnsaved(array) || array.waiting.length > 0)
  const persistence = usePersistence()
  const { queue, sent } = useEveryUpload()
  const refresh = useCallback(() => void readDevice().then(setRead), [])
  const waiting = queue.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the device changes with the queue and the drafts
  useEffect(refresh, [refresh, waiting, drafts])
  if (read === null) return { here: null, refresh }
  const own = read.files.filter(isOwn)
  const kept = own.map(
    (record): Kept => ({
      record,
      draft: draftWaitingFor(record.id),
      array: recordWaitingFor(record.id),
      state: stateOf(
        record,
        queue.find(({ id }) => id === record.id),
      ),
    }),
  )
  const isHere = (id: string) => own.some((record) => record.id === id)
  const gone = sent
    .filter(({ record }) => !isHere(record.id))
    .map(({ record, draft }): Kept => ({ record, draft: draftOf(draft), array: null, state: { kind: 'sent' } }))
  const unsaved = queue.flatMap((file): readonly Kept[] =>
    file.notKept === null || isHere(file.id)
      ? []
      : [
          {
            record: recordOf(file),
            draft: draftWaitingFor(file.id),
            array: recordWaitingFor(file.id),
            state: { kind: 'unsaved', why: file.notKept },
          },
        ],
  )
  const others = read.files.filter((file) => !own.includes(file))
  const size = totalOf(read.files, drafts, arrays)
  const { left, unread } = read
  return {
    here: { drafts, arrays, files: [...unsaved, ...kept, ...gone], others, size, left, persistence, unread },
    refresh,
  }
}
