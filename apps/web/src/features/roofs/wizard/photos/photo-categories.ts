import { text } from '@soundroof/contract/platform/text'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { minimumPhotos, type PhotoCategory } from '@soundroof/contract/roofs/project/photos'

const hints: Readonly<Record<PhotoCategory, string>> = {
  roof: 'The whole roof from two sides, showing its shape and anything installed on it.',
  rafterSpan: 'One rafter over its full span between supports, with the purlins on it.',
  connection: 'Close-up of a purlin-to-rafter connection: cleat, bolts or screws.',
  sheeting: 'End view of the sheet in place, and one edge lifted to show the clip.',
}

export const categoryWords = (category: PhotoCategory) => {
  const count = minimumPhotos(category)
  return {
    title: text(fieldOf('photos', category).label),
    hint: text(hints[category]),
    needed: text(count === 1 ? 'At least 1 photo, at most 9' : 'At least {count} photos, at most 9', { count }),
  }
}
