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
    title: fieldOf('photos', category).label,
    hint: hints[category],
    needed: `At least ${count} photo${count === 1 ? '' : 's'}, at most 9`,
  }
}
