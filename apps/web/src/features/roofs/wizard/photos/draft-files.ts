import { withSentPhoto } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import type { KeptFile } from '../../../../platform/device/device-database.ts'
import type { UnsentFile } from '../../../../platform/draft/draft-record.ts'
import { draftsNow, loadDraft, saveDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { forgetServerProblem } from '../problems/server-problems.ts'
import { inChosenOrder } from './upload-queue.ts'

const withFiles = (project: ProjectDraft, category: FileCategory, files: readonly string[]): ProjectDraft => ({
  ...project,
  photos: { ...project.photos, [category]: [...files] },
})

// A file may arrive during a later step, so the step to resume at stays.
const keep = (wizard: WizardDraft): boolean => saveDraft({ ...wizard, step: wizard.step ?? 'photos' })

const without = ({ unsent }: WizardDraft, file: string): readonly UnsentFile[] => unsent.filter(({ id }) => id !== file)

export const draftOf = (id: string): WizardDraft | undefined => draftsNow().find((draft) => draft.id === id)

/** This account's draft that waits for a file, open or not. */
export const draftWaitingFor = (file: string): WizardDraft | undefined =>
  draftsNow().find(({ unsent }) => unsent.some(({ id }) => id === file))

export const addUnsent = (draft: string, files: readonly UnsentFile[]): void => {
  const wizard = draftOf(draft)
  if (wizard && files.length > 0) keep({ ...wizard, unsent: [...wizard.unsent, ...files] })
}

export const removeUnsent = (file: string): void => {
  const wizard = draftWaitingFor(file)
  if (wizard) keep({ ...wizard, unsent: without(wizard, file) })
}

/** Addresses of the files that were sent during this visit, by the id that each had while it waited. */
const sentAs = new Map<string, string>()

/** Where the server keeps a file that waited when it was looked at; null: it waits still. */
export const addressOfSent = (id: string): string | null => sentAs.get(id) ?? null

/** The origin of that moment gets the address of a file that waits, once it has one. */
export const noteMeasuredOn = (id: string, at: string): void => {
  const wizard = draftWaitingFor(id)
  if (wizard === undefined) return
  const noted = (file: UnsentFile): UnsentFile => ({ ...file, measuredAt: [...(file.measuredAt ?? []), at] })
  keep({ ...wizard, unsent: wizard.unsent.map((file) => (file.id === id ? noted(file) : file)) })
}

/** Puts a sent file into the draft that waits for it; false: no draft does, since it was removed, or sent from another tab. */
export const addToDraft = (id: string, address: string, orderOf: (address: string) => number): boolean => {
  const wizard = draftWaitingFor(id)
  const file = wizard?.unsent.find((each) => each.id === id)
  if (wizard === undefined || file === undefined) return false
  const { category, measuredAt = [] } = file
  const present = wizard.project.photos[category]
  // One photo chosen twice, or sent by two devices, is one file.
  const files = present.includes(address) ? present : inChosenOrder(present, address, orderOf)
  forgetServerProblem('photos', [category])
  const project = withSentPhoto(withFiles(wizard.project, category, files), measuredAt, address)
  sentAs.set(id, address)
  keep({ ...wizard, unsent: without(wizard, id), project })
  return true
}

/** Moves a photo to another category. @param photo queue id, or address once stored */
export const moveInDraft = (wizard: WizardDraft, photo: string, from: FileCategory, to: FileCategory): void => {
  const unsent = wizard.unsent.map((file) => (file.id === photo ? { ...file, category: to } : file))
  const { photos } = wizard.project
  const isStored = photos[from].includes(photo)
  const taken = withFiles(
    wizard.project,
    from,
    isStored ? photos[from].filter((other) => other !== photo) : photos[from],
  )
  const project = isStored ? withFiles(taken, to, [...photos[to].filter((other) => other !== photo), photo]) : taken
  keep({ ...wizard, unsent, project })
}

export const removeFromDraft = (category: FileCategory, address: string): void => {
  const wizard = loadDraft()
  if (wizard === null) return
  const files = wizard.project.photos[category].filter((other) => other !== address)
  keep({ ...wizard, project: withFiles(wizard.project, category, files) })
}

/** Files that an earlier version stored for the draft: from now on the draft names them. */
export const adopt = ({ id, hash, unsent }: WizardDraft, kept: readonly KeptFile[]): void => {
  const earlier = kept.filter(({ draft }) => draft !== undefined && draft === (hash ?? id))
  const unnamed = earlier.filter((file) => !unsent.some((other) => other.id === file.id))
  addUnsent(
    id,
    unnamed.map((file) => ({ id: file.id, category: file.category as FileCategory, name: file.name })),
  )
}
