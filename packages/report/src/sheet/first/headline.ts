import type { Say } from '@soundroof/words/language/say'
import { accent } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { box, figure, type Laid, type Pen, type Place, paragraph } from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { feetOf, railsOf, stepOf } from './counts.ts'

const kilowatts = (value: number): string => value.toFixed(2)

/** What to build, in a frame that is read first. */
export const headline = (
  say: Say,
  pen: Pen,
  input: SheetInput,
  faces: readonly SettingOut[],
  { x, y, width }: Place,
): Laid => {
  const { layout } = input
  const said = [
    say('sheet.rails-and-feet', { rails: railsOf(faces), feet: feetOf(faces), step: figure(stepOf(faces)) }),
    ...(layout.wanted !== null && layout.wanted > layout.placed
      ? [say('sheet.asked-do-not-add', { wanted: layout.wanted, placed: layout.placed })]
      : []),
    ...layout.warnings,
  ].join(' ')
  const name = say('sheet.install-as-drawn', { panels: layout.placed, power: kilowatts(layout.power.placed) })
  const first = paragraph(pen, name, x + 12, y + 6, width - 18, { size: 12.5, strong: true })
  const text = paragraph(pen, said, x + 12, y + 9 + first.height, width - 18, { size: 8 })
  const stop = paragraph(pen, say('sheet.not-as-drawn'), x + 12, y + 9 + first.height + text.height, width - 18, {
    size: 8,
    strong: true,
  })
  const height = 16 + first.height + text.height + stop.height
  return {
    parts: [
      {
        tag: 'H1',
        marks: [
          box(x, y, width, height, { width: 0.9 }),
          box(x, y, 5, height, { width: 0, fill: accent }),
          ...first.marks,
        ],
      },
      { tag: 'P', marks: [...text.marks, ...stop.marks] },
    ],
    bottom: y + height + 7,
  }
}
