import { type PhotoCategory, photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { useState } from 'react'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { draftOf } from '../photos/draft-files.ts'
import { categoryOf, roomIn } from '../photos/move-photo.ts'
import { placeOf } from '../photos/photo-looks.ts'
import { addFiles } from '../photos/upload-manager.ts'

/** A photo taken since the camera was opened. */
export type Taken = { readonly photo: string; readonly category: PhotoCategory }

const fullest = (wizard: WizardDraft, wished: PhotoCategory): PhotoCategory | undefined =>
  [wished, ...photoCategories].find((category) => roomIn(wizard, category) > 0)

/** The photos of one opening of the camera, in order, and the category of the next. */
export const useSession = (wizard: WizardDraft) => {
  const [category, setCategory] = useState<PhotoCategory>('roof')
  const [ids, setIds] = useState<readonly string[]>([])
  const taken = ids.map(placeOf).flatMap((photo): readonly Taken[] => {
    const found = categoryOf(wizard, photo)
    return found ? [{ photo, category: found }] : []
  })
  /** Answers once the device has it; a full category gives way to the next that has room, until the photos are sorted. */
  const add = async (file: File): Promise<'kept' | 'not-kept' | 'full'> => {
    const room = fullest(draftOf(wizard.id) ?? wizard, category)
    if (room === undefined) return 'full'
    setCategory(room)
    const added = addFiles(wizard.id, room, [file])
    setIds((now) => [...now, ...added.ids])
    return (await added.areSafe) ? 'kept' : 'not-kept'
  }
  return { category, setCategory, taken, add }
}

export type Session = ReturnType<typeof useSession>
