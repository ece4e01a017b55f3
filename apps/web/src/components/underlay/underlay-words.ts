import type { Values } from '@soundroof/words/language/say'
import type { Say } from '../../platform/words/use-say.ts'

/** Sentences about the picture of a roof: here, so that the first page does not load them. */
const sentences = {
  offer: 'components.measure-length-and-width-on-a',
  choose: 'components.choose-a-drone-photo-from-straight',
  kept: 'components.the-picture-stays-with-the-project',
  caution: 'components.traced-sizes-are-only-as-accurate',
  uploading: 'components.uploading-the-picture',
  notSent: 'components.the-picture-is-not-uploaded',
  loading: 'components.loading-the-picture',
  notLoaded: 'components.the-picture-cannot-be-loaded-now',
  controls: 'components.picture-of-the-roof-the-arrow',
  cross: 'components.cross-at-across-and-down',
  firstEnd: 'components.press-one-end-of-a-length',
  secondEnd: 'components.press-the-other-end-of-the',
  metres: 'components.type-how-long-it-is',
  endsSet: 'components.the-scale-is-set-drag-its',
  firstCorner: 'components.press-one-end-of-an-eave',
  secondCorner: 'components.press-the-other-end-of-the-same',
  thirdCorner: 'components.press-a-corner-of-the-roof',
  cornersSet: 'components.the-roof-is-traced-drag-its',
  needsScale: 'components.set-the-known-length-to-read',
  edge: 'components.eave-m',
  sizes: 'components.eave-m-across-m',
  project: 'components.the-project-says-m-by-m',
  skew: 'components.the-corners-are-from-square-check',
  short: 'components.the-known-length-is-less-than',
  saving: 'components.saving',
  saved: 'components.saved-with-the-project',
  notSaved: 'components.the-changes-to-the-picture-are',
  moving: 'components.drag-the-picture-on-the-roof',
} as const

export type Sentence = keyof typeof sentences

export const tell = (say: Say, key: Sentence, values: Values = {}): string =>
  say({ code: sentences[key], values: values })
