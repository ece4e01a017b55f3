import { minimumPhotos, type PhotoCategory } from '@soundroof/contract/roofs/project/photos'

type Words = { readonly title: string; readonly hint: string }

const words: Readonly<Record<PhotoCategory, Words>> = {
  roof: {
    title: 'Roof photos',
    hint: 'The whole roof from two sides, so that its shape and what stands on it can be seen.',
  },
  rafterSpan: {
    title: 'Rafter span photos',
    hint: 'One rafter over its whole span, from support to support, with the purlins on it.',
  },
  connection: {
    title: 'Connection photos',
    hint: 'Where a purlin sits on a rafter: the cleat, its bolts or screws, from close up.',
  },
  sheeting: {
    title: 'Roof sheeting photos',
    hint: 'The sheet in place from the end of a rib, and one edge lifted so that its clip can be seen.',
  },
}

export const categoryWords = (category: PhotoCategory): Words & { readonly needed: string } => {
  const count = minimumPhotos(category)
  return { ...words[category], needed: `At least ${count} photo${count === 1 ? '' : 's'}, at most 9` }
}

/** Roof sheeting photos are for clamps alone. */
export const shownCategories = (fixing: 'screw' | 'clamp' | null): readonly PhotoCategory[] =>
  fixing === 'clamp' ? ['roof', 'rafterSpan', 'connection', 'sheeting'] : ['roof', 'rafterSpan', 'connection']
