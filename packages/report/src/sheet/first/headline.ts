import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { Say } from '@soundroof/words/language/say'
import { wholeDown } from '@soundroof/words/numbers/rounding'
import { structureLines } from '../../blocks/input-blocks.ts'
import { lineInWords } from '../../blocks/input-line.ts'
import type { Mark } from '../../drawing/mark.ts'
import { accent, warn, paper as white } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { withFaceNames } from '../../wording/face-name.ts'
import { verdictWords } from '../../wording/verdict-words.ts'
import { layoutWarnings } from '../layout-warnings.ts'
import { box, figure, type Laid, type Pen, type Place, paragraph } from '../paper.ts'
import { sentences } from '../sentences.ts'
import { isReleased, mayBuild, type SheetInput, type SiteSheetInput } from '../sheet-input.ts'
import { cutFromTitle } from '../title-block.ts'
import { feetOf, railsOf, stepsOf } from './counts.ts'

/** Power that is there, rounded down as everywhere. */
const kilowatts = (value: number): string => (wholeDown(value * 100) / 100).toFixed(2)

/** Panels that were asked for and are not drawn; a warning says so where they do not fit. */
const missingWords = (say: Say, { wanted, placed, fits }: SheetInput['layout']): readonly string[] => {
  if (wanted === null || wanted <= placed) return []
  return [wanted > fits ? say('sheet.add-none') : say('sheet.asked-and-drawn', { wanted, placed })]
}

/** Panels that placed themselves are where nobody said that they are wanted. */
const placesWords = (say: Say, { isChosen }: SheetInput['layout']): readonly string[] =>
  isChosen ? [say('sheet.nobody-laid-out')] : []

/** Whom to call: the engineer's firm, else the installer's. */
export const stopWords = (say: Say, { provider, identity }: SiteSheetInput): string => {
  const { name, phone } = provider.phone === '' ? { name: '', phone: '', ...identity?.installer } : provider
  return phone
    ? say('sheet.not-as-drawn-call', { name, phone: phone.replaceAll(' ', '\u202f') })
    : say('sheet.not-as-drawn')
}

const feetWords = (say: Say, faces: readonly SettingOut[]): string => {
  const { least, most } = stepsOf(faces)
  const counted = { rails: railsOf(faces), feet: feetOf(faces) }
  return least === most
    ? say('sheet.rails-and-feet', { ...counted, step: figure(most) })
    : say('sheet.rails-and-feet-between', { ...counted, least: figure(least), most: figure(most) })
}

/** What it is, and what comes before the rails: a roof that nobody has released is not to be built. */
const opening = (
  say: Say,
  { project, result, layout, isDraft }: SheetInput,
  isOpen: boolean,
): readonly [string, readonly string[]] => {
  const drawn = { panels: layout.placed, power: kilowatts(layout.power.placed) }
  const desk = isFromDesk(project) ? say('sheet.from-desk') : null
  const conditionsFirst = result.conditions.length > 0 ? [say('sheet.conditions-first')] : []
  if (isOpen && isDraft)
    return [
      say('sheet.do-not-install', { verdict: say('sheet.state-draft') }),
      [say('sheet.only-drawn', drawn), ...(desk === null ? [] : [say('report.from-desk')]), ...conditionsFirst],
    ]
  if (isOpen)
    return desk === null
      ? [say('sheet.install-as-drawn', drawn), conditionsFirst]
      : [desk, [say('sheet.only-drawn', drawn), ...conditionsFirst]]
  const name = say('sheet.do-not-install', { verdict: say(verdictWords[result.verdict].title) })
  const why = [result.resultString, say('sheet.only-drawn', drawn)]
  return [name, desk === null ? why : [say('report.from-desk'), ...why]]
}

type Said = {
  readonly name: string
  readonly text: string
  readonly stop: string
  /** The crew may not build: known from across the roof, in colour and in grey print. */
  readonly isBuildable: boolean
}

/** Frame and bar; of a roof that is not to be built a filled band behind the name, and a heavy frame. */
const frameMarks = (isBuildable: boolean, { x, y, width }: Place, height: number, band: number): readonly Mark[] =>
  isBuildable
    ? [box(x, y, width, height, { width: 0.9 }), box(x, y, 5, height, { width: 0, fill: accent })]
    : [box(x, y, width, height, { width: 2, colour: warn }), box(x, y, width, band, { width: 0, fill: warn })]

/** A frame that is read first. */
export const framed = (pen: Pen, { name, text, stop, isBuildable }: Said, place: Place): Laid => {
  const { x, y, width } = place
  const below = (from: number, words: string, strong: boolean) =>
    paragraph(pen, words, x + 12, from, width - 18, { size: 8, strong })
  const look = { size: 12.5, strong: true, ...(isBuildable ? {} : { colour: white }) }
  const first = paragraph(pen, name, x + 12, y + 6, width - 18, look)
  const from = y + first.height + (isBuildable ? 9 : 15)
  const body = below(from, text, false)
  const last = stop === '' ? { marks: [], height: 0 } : below(from + body.height, stop, true)
  const height = from - y + 7 + body.height + last.height
  return {
    parts: [
      { tag: 'H1', marks: [...frameMarks(isBuildable, place, height, first.height + 11), ...first.marks] },
      { tag: 'P', marks: [...body.marks, ...last.marks] },
    ],
    bottom: y + height + 7,
  }
}

/** What the result rests on that is still open. */
export const openWords = (say: Say, { result }: SiteSheetInput): readonly string[] => [
  ...(result.basis === 'unconfirmed' ? [say('sheet.figures-not-confirmed')] : []),
  ...(result.provisional === undefined ? [] : [result.provisional]),
]

/** Of a job from the desk: what the crew measures against before it goes on. */
const enteredWords = (say: Say, { project, choices }: SheetInput): readonly string[] =>
  isFromDesk(project)
    ? [
        say('sheet.entered', {
          sizes: structureLines(project, choices)
            .map(lineInWords(say))
            .map(({ label, value, unit }) => [label, value, unit].filter((part) => part !== '').join('\u00a0'))
            .join('; '),
        }),
      ]
    : []

/** What to build. */
export const headline = (say: Say, pen: Pen, input: SheetInput, faces: readonly SettingOut[], place: Place): Laid => {
  const { layout } = input
  const [name, before] = opening(say, input, isReleased(input))
  const said = [
    ...before,
    feetWords(say, faces),
    ...openWords(say, input),
    ...layoutWarnings(say, layout).map((warning) => withFaceNames(say, warning, input.project.building.frontFacing)),
    ...missingWords(say, layout),
    ...placesWords(say, layout),
  ]
  const text = [sentences(say, said), ...enteredWords(say, input), ...cutFromTitle(say, pen, input)].join('\n')
  return framed(pen, { name, text, stop: stopWords(say, input), isBuildable: mayBuild(input) }, place)
}
