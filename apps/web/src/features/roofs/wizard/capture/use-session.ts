import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { useState } from 'react'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { addFiles } from '../photos/add-files.ts'
import { draftOf } from '../photos/draft-files.ts'
import { categoryOf, roomIn } from '../photos/move-photo.ts'
import { placeOf } from '../photos/photo-looks.ts'

/** A photo taken since the camera was opened. */
export type Taken = { readonly photo: string; readonly category: PhotoCategory }

/** The photos of one opening of the camera, in order, and the category of the next. */
export const useSession = (wizard: WizardDraft) => {
  const [category, setCategory] = useState<PhotoCategory>('roof')
  const [ids, setIds] = useState<readonly string[]>([])
  const taken = ids.map(placeOf).flatMap((photo): readonly Taken[] => {
    const found = categoryOf(wizard, photo)
    return found ? [{ photo, category: found }] : []
  })
  /** Whether the category takes no more, sent or not. */
  const isFull = (): boolean => roomIn(draftOf(wizard.id) ?? wizard, category) === 0
  /** Answers once the device has it. */
  const add = async (file: File, facts?: PhotoTaken): Promise<'kept' | 'not-kept' | 'full'> => {
    if (isFull()) return 'full'
    const added = addFiles(wizard.id, category, [file], facts)
    setIds((now) => [...now, ...added.ids])
    return (await added.areSafe) ? 'kept' : 'not-kept'
  }
  return { category, setCategory, isFull, taken, add }
}

export type Session = ReturnType<typeof useSession>
