import { asBuiltSubjectTitles } from '@soundroof/contract/review/as-built/as-built-record'
import type { Say } from '@soundroof/words/language/say'
import type { PackBlock } from '../pack/pack-blocks.ts'
import { siteMoment } from '../wording/site-time.ts'
import { coordinatesOf, takenWords } from '../wording/taken-words.ts'
import { mastheadOf } from './built-page.ts'
import type { BuiltPhoto, CloseOutInput } from './close-out-input.ts'

/** Of evidence for the regulator, time and place are printed where they are known, and said to be missing where they are not. */
const factsOf = (say: Say, { project, choices }: CloseOutInput, { taken, receivedAt }: BuiltPhoto): string => {
  const received = `received ${siteMoment(receivedAt, project.building, choices)}`
  const words = taken === null ? '' : takenWords(say, taken)
  const place = taken === null ? null : coordinatesOf(taken)
  const time = words === '' ? `Time not told by the device, ${received}` : words
  return `${time}. ${place === null ? 'Position not told by the device.' : `At ${place}.`}`
}

const titleOf = ({ subject, zone }: BuiltPhoto): string =>
  zone === null ? asBuiltSubjectTitles[subject] : `${zone}: ${asBuiltSubjectTitles[subject].toLowerCase()}`

/** Photos zone by zone, with time and position. */
export const photoPages = (say: Say, input: CloseOutInput): readonly PackBlock[] => [
  mastheadOf(input, 'Photographs', 'Of the finished array, ', `. ${input.photos.length} photographs, by zone.`),
  {
    kind: 'photos',
    photos: input.photos.map((photo) => ({ id: photo.id, title: titleOf(photo), facts: factsOf(say, input, photo) })),
  },
]
