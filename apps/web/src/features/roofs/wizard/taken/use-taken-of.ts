import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { useTakenHere } from '../../../../platform/taken/tell-taken.ts'

/** What is known of the stored photos of a project: from this visit, else from the server. */
export const useTakenOf = (
  { photos }: Pick<ProjectDraft, 'photos'>,
  signed: Readonly<Record<string, SignedAddress>>,
) => {
  const here = useTakenHere()
  const takenOf = (address: string): PhotoTaken | null => {
    const bare = bareAddress(address)
    return here.get(bare) ?? signed[bare]?.photo?.taken ?? null
  }
  const all = [...new Set(photoCategories.flatMap((category) => photos[category]))]
  const othersThan = (address: string) => all.filter((other) => other !== address).map(takenOf)
  return { takenOf, othersThan }
}
