import { type NotStored, sayNotStored } from '../../../../platform/device/not-stored.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Coded, Message } from '../../../../platform/words/use-say.ts'

type Because =
  | 'roofs.not-saved-because'
  | 'roofs.file-not-saved-because'
  | 'roofs.file-not-removed'
  | 'roofs.files-not-read'
  | 'roofs.former-files-not-moved'
  | 'roofs.refusal-not-kept'

const because =
  (code: Because) =>
  (reason: string): Coded => ({ code, values: { reason } })

/** On the tile of a file that does not outlive the page. */
export const notSavedWords = (why: NotStored): Message =>
  sayNotStored(why, { full: 'roofs.no-room-on-this-device', failed: because('roofs.not-saved-because') })

export const tellNotSaved = (why: NotStored): void =>
  toast(
    sayNotStored(why, { full: 'roofs.no-room-for-file', failed: because('roofs.file-not-saved-because') }),
    'problem',
  )

export const tellNotRemoved = (why: NotStored): void =>
  toast(
    sayNotStored(why, { full: 'roofs.file-not-removed-full', failed: because('roofs.file-not-removed') }),
    'problem',
  )

/** The server refused a file; after a reload nothing here would say so. */
export const tellRefusalNotKept = (why: NotStored): void =>
  toast(
    sayNotStored(why, { full: 'roofs.refusal-not-kept-full', failed: because('roofs.refusal-not-kept') }),
    'problem',
  )

/** Files of a former release stay where they are. */
export const tellNotMoved = (why: NotStored): void =>
  toast(
    sayNotStored(why, { full: 'roofs.no-room-for-former-files', failed: because('roofs.former-files-not-moved') }),
    'problem',
  )

export const notReadWords = (why: NotStored): Message =>
  sayNotStored(why, { full: 'roofs.files-not-read-full', failed: because('roofs.files-not-read') })

export const tellNotRead = (why: NotStored): void => toast(notReadWords(why), 'problem')
