import { bareAddress } from '../../../../platform/api/bare-address.ts'
import type { KeptRecord, WaitingPhoto } from '../../../../platform/as-built/kept-record.ts'
import {
  changeRecord,
  isInAnyRecord,
  isRecordStored,
  recordsNow,
  recordWaitingFor,
} from '../../../../platform/as-built/kept-records.ts'
import { draftsNow, isStored, isUnsentHere, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import type { WaitingFile } from '../../../../platform/draft/waiting-file.ts'
import { addToDraft, draftOf, draftWaitingFor, removeUnsent } from './draft-files.ts'

/** What waits for files: drafts of the wizard, and records of finished arrays. */

export type Holder = {
  readonly id: string
  readonly waiting: readonly WaitingFile[]
  readonly readOnly: boolean
}

export const recordHolder = (hash: string): string => `as-built-${hash}`

const ofDraft = ({ id, unsent, readOnly }: WizardDraft): Holder => ({ id, waiting: unsent, readOnly })

const fileOf = ({ id, name }: WaitingPhoto): WaitingFile => ({ id, name, category: 'as-built' })

const ofRecord = ({ hash, waiting }: KeptRecord): Holder => ({
  id: recordHolder(hash),
  waiting: waiting.map(fileOf),
  readOnly: false,
})

export const holdersNow = (): readonly Holder[] => [...draftsNow().map(ofDraft), ...recordsNow().map(ofRecord)]

export const holderOf = (id: string): Holder | undefined => {
  const draft = draftOf(id)
  return draft
    ? ofDraft(draft)
    : recordsNow()
        .map(ofRecord)
        .find((holder) => holder.id === id)
}

/** This account's, open or not. */
export const holderWaitingFor = (file: string): Holder | undefined => {
  const draft = draftWaitingFor(file)
  if (draft) return ofDraft(draft)
  const record = recordWaitingFor(file)
  return record ? ofRecord(record) : undefined
}

/** Whether anybody's draft or record on this device waits for it. */
export const isAwaitedHere = (file: string): boolean => isUnsentHere(file) || isInAnyRecord(file)

export const isHolderStored = ({ id }: Holder): boolean =>
  draftOf(id) ? isStored(id) : isRecordStored(id.slice(recordHolder('').length))

const without = (waiting: readonly WaitingPhoto[], file: string) => waiting.filter(({ id }) => id !== file)

export const addToRecord = (hash: string, photos: readonly WaitingPhoto[]): void =>
  changeRecord(hash, (now) => ({ ...now, waiting: [...now.waiting, ...photos] }))

export const dropWaiting = (file: string): void => {
  const record = recordWaitingFor(file)
  if (record === null) removeUnsent(file)
  else changeRecord(record.hash, (now) => ({ ...now, waiting: without(now.waiting, file) }))
}

/** One photo chosen twice, or sent by two devices, is one. */
const putIntoRecord = (file: string, address: string): boolean => {
  const record = recordWaitingFor(file)
  const photo = record?.waiting.find(({ id }) => id === file)
  if (record === null || photo === undefined) return false
  const { subject, zone, picture } = photo
  changeRecord(record.hash, (now) => {
    const photos = now.content.photos.filter(
      (other) => other.address !== address || other.subject !== subject || other.zone !== zone,
    )
    const content = { ...now.content, photos: [...photos, { subject, zone, address }] }
    const known = picture === undefined ? {} : { pictures: { ...now.pictures, [bareAddress(address)]: picture } }
    return { ...now, waiting: without(now.waiting, file), content, ...known }
  })
  return true
}

/** Puts a sent file where it belongs; false: nobody waits for it, since it was removed, or sent from another tab. */
export const putWhereItBelongs = (file: string, address: string, orderOf: (address: string) => number): boolean =>
  putIntoRecord(file, address) || addToDraft(file, address, orderOf)
