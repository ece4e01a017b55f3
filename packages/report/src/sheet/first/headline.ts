import type { Say } from '@soundroof/words/language/say'
import { accent } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { box, figure, type Laid, type Pen, type Place, paragraph } from '../paper.ts'
import { sentences } from '../sentences.ts'
import type { SheetInput } from '../sheet-input.ts'
import { cutFromTitle } from '../title-block.ts'
import { feetOf, railsOf, stepOf } from './counts.ts'

const kilowatts = (value: number): string => value.toFixed(2)

/** Panels that were asked for and are not drawn; a warning says so where they do not fit. */
const missingWords = (say: Say, { wanted, placed, fits }: SheetInput['layout']): readonly string[] => {
  if (wanted === null || wanted <= placed) return []
  return [wanted > fits ? say('sheet.add-none') : say('sheet.asked-and-drawn', { wanted, placed })]
}

/** Whom to call: the engineer's firm, else the installer's. */
const stopWords = (say: Say, { provider, identity }: SheetInput): string => {
  const { name, phone } = provider.phone === '' ? { name: '', phone: '', ...identity?.installer } : provider
  return phone ? say('sheet.not-as-drawn-call', { name, phone }) : say('sheet.not-as-drawn')
}

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
    ...(input.result.provisional === undefined ? [] : [input.result.provisional]),
    ...layout.warnings,
    ...missingWords(say, layout),
  ]
  const name = say('sheet.install-as-drawn', { panels: layout.placed, power: kilowatts(layout.power.placed) })
  const first = paragraph(pen, name, x + 12, y + 6, width - 18, { size: 12.5, strong: true })
  const text = paragraph(
    pen,
    [sentences(say, said), ...cutFromTitle(say, pen, input)].join('\n'),
    x + 12,
    y + 9 + first.height,
    width - 18,
    { size: 8 },
  )
  const stop = paragraph(pen, stopWords(say, input), x + 12, y + 9 + first.height + text.height, width - 18, {
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
