import { minimumPhotos, type PhotoCategory } from '@soundroof/contract/roofs/project/photos'

type Words = { readonly title: string; readonly hint: string }

const words: Readonly<Record<PhotoCategory, Words>> = {
  roof: {
    title: 'Roof photos',
    hint: 'The whole roof from two sides, showing its shape and anything installed on it.',
  },
  rafterSpan: {
    title: 'Rafter span photos',
    hint: 'One rafter over its full span between supports, with the purlins on it.',
  },
  connection: {
    title: 'Connection photos',
    hint: 'Close-up of a purlin-to-rafter connection: cleat, bolts or screws.',
  },
  sheeting: {
    title: 'Roof sheeting photos',
    hint: 'End view of the sheet in place, and one edge lifted to show the clip.',
  },
}

export const categoryWords = (category: PhotoCategory): Words & { readonly needed: string } => {
  const count = minimumPhotos(category)
  return { ...words[category], needed: `At least ${count} photo${count === 1 ? '' : 's'}, at most 9` }
}

export const shownCategories = (fixing: 'screw' | 'clamp' | null): readonly PhotoCategory[] =>
  fixing === 'clamp' ? ['roof', 'rafterSpan', 'connection', 'sheeting'] : ['roof', 'rafterSpan', 'connection']
