import type { Say } from '@soundroof/words/language/say'
import { instructions } from '../../blocks/result-blocks.ts'
import { beforeStarting } from '../../blocks/site-sheet-blocks.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { bodyBottom, type Laid, type Pen, type Place, paper, type Sheet } from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { headline } from './headline.ts'
import { holdMarks, holdPoints } from './hold-points.ts'
import { numbered } from './numbered.ts'
import { orderOf } from './order-of-work.ts'
import { partsTable } from './parts-table.ts'
import { signature } from './signature.ts'
import { wholeRoof } from './whole-roof.ts'

const rightX = 556
const right = { x: rightX, width: paper.right - rightX }
const left = { x: paper.left, width: rightX - 18 - paper.left }
const holdHeight = 126

/** Sizes of the text on the first sheet, the first that fits; and of conditions on a sheet of their own. */
const [sizes, alone] = [[7.8, 7.2], 8.6] as const

/** Lines for changes, where there is a sheet of its own for them. */
const linesAlone = 5

type Making = {
  readonly say: Say
  readonly pen: Pen
  readonly input: SheetInput
  readonly faces: readonly SettingOut[]
}
type Lay = (y: number) => Laid

const asked = ({ say, input }: Making): readonly string[] => [
  ...beforeStarting(say, input.result),
  ...instructions(say, input.result),
]

/** Below each other. */
const stacked = (y: number, laying: readonly Lay[]): Laid =>
  laying.reduce<Laid>(
    ({ parts, bottom }, lay) => {
      const next = lay(bottom)
      return { parts: [...parts, ...next.parts], bottom: next.bottom }
    },
    { parts: [], bottom: y },
  )

const headOf = ({ say, pen, input, faces }: Making, size: number): readonly Lay[] => [
  (y) => headline(say, pen, input, faces, { ...right, y }),
  (y) =>
    numbered(pen, say('sheet.in-this-order'), orderOf(say, input, faces), { ...right, y }, { size, isOrder: true }),
]

const conditions = ({ say, pen }: Making, items: readonly string[], place: Place, size: number, from = 1): Laid =>
  numbered(pen, say('sheet.conditions'), items, place, { size, isOrder: false, from })

const tailOf = ({ say, pen, input }: Making, place: Omit<Place, 'y'>, lines?: number): readonly Lay[] => [
  (y) => partsTable(say, pen, input, { ...place, y }),
  (y) => signature(say, { ...place, y }, lines),
]

/** As many as fit into a column, at least one. */
const fitting = (making: Making, items: readonly string[], place: Place): number => {
  let count = items.length
  while (count > 1 && conditions(making, items.slice(0, count), place, alone).bottom > bodyBottom) count -= 1
  return count
}

/** Conditions and parts that the first sheet has no room for. */
const conditionsSheets = (making: Making, all: readonly string[], from = 1): readonly Sheet[] => {
  const half = (paper.right - paper.left - 24) / 2
  const place = { x: paper.left, y: paper.top, width: half }
  const count = fitting(making, all, place)
  const said = conditions(making, all.slice(0, count), place, alone, from)
  const rest =
    from === 1 ? stacked(paper.top, tailOf(making, { x: paper.left + half + 24, width: half }, linesAlone)).parts : []
  const about = making.say('sheet.about-conditions')
  const sheet: Sheet = { parts: [...said.parts, ...rest], about, scale: '–' }
  return count >= all.length ? [sheet] : [sheet, ...conditionsSheets(making, all.slice(count), from + count)]
}

/** All of the right column, in the first size that fits; null where none does. */
const columnOf = (making: Making): Laid | null => {
  const laid = sizes.map((size) =>
    stacked(paper.top, [
      ...headOf(making, size),
      (y) => conditions(making, asked(making), { ...right, y }, size),
      ...tailOf(making, right),
    ]),
  )
  return laid.find(({ bottom }) => bottom <= bodyBottom) ?? null
}

/** The whole roof, what to build and in which order; conditions and parts follow on a sheet of their own where they are long. */
export const firstSheets = (making: Making, sheets: ReadonlyMap<string, number>): readonly Sheet[] => {
  const { say, pen, input, faces } = making
  const area = { ...left, y: paper.top, height: bodyBottom - paper.top - holdHeight - 2 }
  const roof = wholeRoof(say, pen, input, area, sheets)
  const hold = holdMarks(say, pen, holdPoints(say, input, faces), { ...left, y: bodyBottom - holdHeight })
  const column = columnOf(making)
  const { parts } = column ?? stacked(paper.top, headOf(making, sizes[0]))
  const sheet: Sheet = {
    parts: [...parts, roof.part, ...hold.parts],
    about: say('sheet.about-first'),
    scale: say('sheet.scale', { scale: roof.scale }),
  }
  return column === null ? [sheet, ...conditionsSheets(making, asked(making))] : [sheet]
}
