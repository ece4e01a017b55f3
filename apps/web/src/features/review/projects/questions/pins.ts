import { findPin } from '@soundroof/contract/review/pins'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

/** A field or photo that a question is about. */
export type Pin = {
  readonly step: StepId
  /** Name in the draft: also the id of the field on the screen. */
  readonly field: string
  readonly label: string
}

type Pinned = { readonly field: string | null; readonly photo: string | null }

/** Where a photo stands in the project. */
export const photoPin = (say: Say, address: string, photos: ProjectDraft['photos']): Pin | null => {
  for (const field of fileCategories) {
    const position = photos[field].findIndex((one) => bareAddress(one) === bareAddress(address))
    const label = fieldsOf('photos')[field]?.label
    if (position >= 0 && label) return { step: 'photos', field, label: `${say.named(label)} ${position + 1}` }
  }
  return null
}

/** Null: the question is about the project as a whole, or its photo has been replaced since. */
export const pinOf = (say: Say, { field, photo }: Pinned, photos: ProjectDraft['photos']): Pin | null => {
  if (field !== null) return findPin(field)
  return photo === null ? null : photoPin(say, photo, photos)
}

export const pinWords = (say: Say, pinned: Pinned, photos: ProjectDraft['photos']): string => {
  const pin = pinOf(say, pinned, photos)
  if (pin) return say.named(pin.label)
  if (pinned.photo !== null) return say('review.a-photo-that-is-no-longer')
  return pinned.field ?? say('review.the-project')
}
