import type { Origin } from '../origins/origin.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import { type PhotoCategory, photoCategories } from '../projects/photos.ts'

/** A photo as people name it: "Roof photos 2". */
export type NumberedPhoto = { readonly category: PhotoCategory; readonly number: number }

/** The server signs an address anew at every visit. */
const unsigned = (address: string): string => address.split('?')[0] ?? address

/** The photo of the project on which a value was tapped; null: it is none of the project's. */
export const numberedPhoto = ({ photos }: Pick<ProjectDraft, 'photos'>, origin: Origin): NumberedPhoto | null => {
  const tapped = 'tapped' in origin ? origin.tapped?.photo : null
  if (!tapped) return null
  const found = photoCategories
    .map((category) => ({ category, number: photos[category].map(unsigned).indexOf(unsigned(tapped)) + 1 }))
    .find(({ number }) => number > 0)
  return found ?? null
}
