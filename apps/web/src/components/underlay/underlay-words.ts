import { text, type Values } from '@soundroof/contract/platform/text'

/** Sentences about the picture of a roof: here, so that the first page does not load them. */
const sentences = {
  offer:
    'Measure length and width on a drone photo from straight above, a plan, or a screenshot of a map whose scale you know.',
  choose:
    'Choose a drone photo from straight above, a plan, or a screenshot of a map. You set its scale with one length that you know, then press the corners of the roof.',
  kept: 'The picture stays with the project. Only your company and our engineers can open it.',
  caution:
    'Traced sizes are only as accurate as the known length, and hold only where the picture looks straight down. Check them on site.',
  uploading: 'Uploading the picture…',
  notSent: 'The picture {name} is not uploaded.',
  loading: 'Loading the picture…',
  notLoaded: 'The picture cannot be loaded now.',
  controls:
    'Picture of the roof. The arrow keys move a cross, with Shift in large steps; Enter sets a point there, Backspace takes the last one away.',
  cross: 'Cross at {across} % across and {down} % down',
  firstEnd:
    'Press one end of a length that you know: a roof edge, a ridge, or the scale bar of a map. The longer, the better.',
  secondEnd: 'Press the other end of the known length.',
  metres: 'Type how long it is.',
  endsSet: 'The scale is set. Drag its ends to correct them.',
  firstCorner: 'Press one end of an eave.',
  secondCorner: 'Press the other end of the same eave.',
  thirdCorner: 'Press a corner of the roof across from that eave.',
  cornersSet: 'The roof is traced. Drag its corners to correct them.',
  needsScale: 'Set the known length to read sizes.',
  edge: 'Eave {edge} m',
  sizes: 'Eave {edge} m, across {width} m',
  project: 'The project says {length} m by {width} m.',
  skew: 'The corners are {degrees}° from square. Check them, or whether the picture looks straight down.',
  short:
    'The known length is less than a quarter of the roof: a small slip at its ends is a large one on the roof. Choose a longer one if you can.',
  saving: 'Saving…',
  saved: 'Saved with the project',
  notSaved: 'The changes to the picture are not saved.',
  moving: 'Drag the picture on the roof until its edges meet those of the drawing.',
} as const

export type Sentence = keyof typeof sentences

export const tell = (key: Sentence, values: Values = {}): string => text(sentences[key], values)
