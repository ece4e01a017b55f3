import type { Say } from '@soundroof/words/language/say'
import { quiet } from '../../drawing/palette.ts'
import { type Laid, line, type Place, title, words } from '../paper.ts'

const apart = 20

/** Lines to write on, the last of them to sign. */
export const signature = (say: Say, { x, y, width }: Place, count = 2): Laid => {
  const last = y + 8 + count * apart
  const lines = Array.from({ length: count }, (_, index) => y + 8 + (index + 1) * apart)
  const look = { size: 7, colour: quiet }
  return {
    parts: [
      { tag: 'H2', marks: [title(x, y + 6, say('sheet.changed-and-signed'))] },
      {
        tag: 'P',
        marks: [
          ...lines.map((at) => line(x, at, x + width, at, { width: 0.6 })),
          words(x, last + 6, say('sheet.installer-number'), look),
          words(x + width * 0.52, last + 6, say('sheet.signature'), look),
          words(x + width * 0.84, last + 6, say('sheet.date'), look),
        ],
      },
    ],
    bottom: last + 12,
  }
}
