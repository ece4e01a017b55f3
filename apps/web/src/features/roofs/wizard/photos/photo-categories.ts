import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { minimumPhotos, type PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

const hints: Readonly<Record<PhotoCategory, PlainCode>> = {
  roof: 'roofs.the-whole-roof-from-two-sides',
  rafterSpan: 'roofs.one-rafter-over-its-full-span',
  connection: 'roofs.close-up-of-a-purlin-to',
  sheeting: 'roofs.end-view-of-the-sheet-in',
}

type Fixing = Parameters<typeof minimumPhotos>[1]

const neededWords: Readonly<Record<number, PlainCode>> = {
  0: 'roofs.not-required-at-most-9',
  1: 'roofs.at-least-1-photo-at-most',
}

export const categoryWords = (say: Say, category: PhotoCategory, fixing: Fixing) => {
  const count = minimumPhotos(category, fixing)
  return {
    title: say.named(fieldOf('photos', category).label),
    hint: say(hints[category]),
    needed: say(neededWords[count] ?? 'roofs.at-least-photos-at-most-9', { count }),
  }
}
