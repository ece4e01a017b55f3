import type { Say } from '@soundroof/words/language/say'
import { quiet } from '../drawing/palette.ts'
import { type Laid, lines, type Place, title, words } from './paper.ts'

export const signature = (say: Say, { x, y, width }: Place): Laid => ({
  parts: [
    {
      tag: 'P',
      marks: [
        title(x, y + 6, say('sheet.changed-and-signed')),
        lines(
          [
            [
              { x, y: y + 28 },
              { x: x + width, y: y + 28 },
            ],
            [
              { x, y: y + 48 },
              { x: x + width, y: y + 48 },
            ],
          ],
          { width: 0.6 },
        ),
        words(x, y + 54, say('sheet.installer-number'), { size: 7, colour: quiet }),
        words(x + width * 0.52, y + 54, say('sheet.signature'), { size: 7, colour: quiet }),
        words(x + width * 0.84, y + 54, say('sheet.date'), { size: 7, colour: quiet }),
      ],
    },
  ],
  bottom: y + 60,
})
