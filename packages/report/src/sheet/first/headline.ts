import type { Say } from '@soundroof/words/language/say'
import { wholeDown } from '@soundroof/words/numbers/rounding'
import { accent } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { verdictWords } from '../../wording/verdict-words.ts'
import { box, figure, type Laid, type Pen, type Place, paragraph } from '../paper.ts'
import { sentences } from '../sentences.ts'
import { isReleased, type SheetInput } from '../sheet-input.ts'
import { cutFromTitle } from '../title-block.ts'
import { feetOf, railsOf, stepsOf } from './counts.ts'

/** Power that is there, rounded down as everywhere. */
const kilowatts = (value: number): string => (wholeDown(value * 100) / 100).toFixed(2)

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

const feetWords = (say: Say, faces: readonly SettingOut[]): string => {
  const { least, most } = stepsOf(faces)
  const counted = { rails: railsOf(faces), feet: feetOf(faces) }
  return least === most
    ? say('sheet.rails-and-feet', { ...counted, step: figure(most) })
    : say('sheet.rails-and-feet-between', { ...counted, least: figure(least), most: figure(most) })
}

/** What it is, and what comes before the rails: a roof that nobody has released is not to be built. */
const opening = (say: Say, { result, layout }: SheetInput, isOpen: boolean): readonly [string, readonly string[]] => {
  const drawn = { panels: layout.placed, power: kilowatts(layout.power.placed) }
  if (isOpen) return [say('sheet.install-as-drawn', drawn), []]
  const name = say('sheet.do-not-install', { verdict: say(verdictWords[result.verdict].title) })
  return [name, [result.resultString, say('sheet.only-drawn', drawn)]]
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
  const [name, before] = opening(say, input, isReleased(input))
  const said = [
    ...before,
    feetWords(say, faces),
    ...(input.result.basis === 'unconfirmed' ? [say('sheet.figures-not-confirmed')] : []),
    ...(input.result.provisional === undefined ? [] : [input.result.provisional]),
    ...layout.warnings,
    ...missingWords(say, layout),
  ]
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
