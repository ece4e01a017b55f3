import type { Say } from '@soundroof/words/language/say'
import { quiet } from '../../drawing/palette.ts'
import { type Laid, line, type Place, title, words } from '../paper.ts'

const apart = 20

type Block = { readonly heading: string; readonly below: readonly (readonly [share: number, name: string])[] }

/** Lines to write on, with names below the last. */
const toWriteOn = ({ heading, below }: Block, { x, y, width }: Place, count: number): Laid => {
  const last = y + 8 + count * apart
  const lines = Array.from({ length: count }, (_, index) => y + 8 + (index + 1) * apart)
  return {
    parts: [
      { tag: 'H2', marks: [title(x, y + 6, heading)] },
      {
        tag: 'P',
        marks: [
          ...lines.map((at) => line(x, at, x + width, at, { width: 0.6 })),
          ...below.map(([share, name]) => words(x + width * share, last + 6, name, { size: 7, colour: quiet })),
        ],
      },
    ],
    bottom: last + 12,
  }
}

/** Lines for what was changed, the last of them to sign. */
export const signature = (say: Say, place: Place, count = 2): Laid => {
  const below = [
    [0, say('sheet.installer-number')],
    [0.52, say('sheet.signature')],
    [0.84, say('sheet.date')],
  ] as const
  return toWriteOn({ heading: say('sheet.changed-and-signed'), below }, place, count)
}

/** Lines for what is found on the roof. */
export const notes = (say: Say, place: Place, count: number): Laid =>
  toWriteOn(
    {
      heading: say('sheet.notes'),
      below: [
        [0, say('sheet.initials-of-note')],
        [0.84, say('sheet.date')],
      ],
    },
    place,
    count,
  )
