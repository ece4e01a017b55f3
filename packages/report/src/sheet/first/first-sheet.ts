import type { Say } from '@soundroof/words/language/say'
import { beforeStarting } from '../../blocks/site-sheet-blocks.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { withUnits } from '../../wording/number-text.ts'
import {
  bodyBottom,
  type Laid,
  type Pen,
  type Place,
  paper,
  paragraph,
  type Sheet,
  type SheetPart,
  title,
} from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { conditionsSheets } from './conditions-sheets.ts'
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

/** Sizes of the text on the first sheet, and lines to sign on: the first that fits. */
const densities = [
  { size: 7.8, lines: 2 },
  { size: 7.2, lines: 2 },
  { size: 7, lines: 1 },
] as const
const smallest = 7

export type Making = {
  readonly say: Say
  readonly pen: Pen
  readonly input: SheetInput
  readonly faces: readonly SettingOut[]
}
type Lay = (y: number) => Laid

/** What the drawing does not say: distances, spacings and forces stand in the order of work and in the schedule. */
const asked = ({ say, input }: Making): readonly string[] => [
  ...beforeStarting(say, input.result),
  ...(input.result.instructions ?? []).map(withUnits),
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

const conditions = ({ say, pen }: Making, items: readonly string[], place: Place, size: number): Laid =>
  numbered(pen, say('sheet.conditions'), items, place, { size, isOrder: false })

const tailOf = ({ say, pen, input }: Making, place: Omit<Place, 'y'>, lines?: number): readonly Lay[] => [
  (y) => partsTable(say, pen, input, { ...place, y }),
  (y) => signature(say, { ...place, y }, lines),
]

/** Where the conditions stand that are not said here. */
const elsewhere = ({ say, pen }: Making, { x, y, width }: Place, size: number): Laid => {
  const text = paragraph(pen, say('sheet.conditions-on-next'), x, y + 14, width, { size })
  const heading: SheetPart = { tag: 'H2', marks: [title(x, y + 6, say('sheet.conditions'))] }
  return { parts: [heading, { tag: 'P', marks: text.marks }], bottom: y + 14 + text.height + 5 }
}

/** The right column in the first size that fits; null where none does. */
const columnOf = (making: Making, middle: (y: number, size: number) => Laid): Laid | null => {
  const laid = densities.map(({ size, lines }) =>
    stacked(paper.top, [...headOf(making, size), (y) => middle(y, size), ...tailOf(making, right, lines)]),
  )
  return laid.find(({ bottom }) => bottom <= bodyBottom) ?? null
}

const holdTop = bodyBottom - holdHeight

type Drawn = ReturnType<typeof wholeRoof>

/** Conditions below the plan where that leaves room for them. */
const belowPlan = (making: Making, { bottom }: Drawn): Laid | null => {
  const laid = densities.map(({ size }) => conditions(making, asked(making), { ...left, y: bottom + 6 }, size))
  return laid.find((each) => each.bottom <= holdTop) ?? null
}

type Filled = { readonly parts: readonly SheetPart[]; readonly roof: Drawn; readonly more: readonly Sheet[] }

/** Conditions stand beside the plan, else below it, else on a sheet of their own; parts and signature stay on the first sheet. */
const filled = (making: Making, roofAt: (isHigh: boolean) => Drawn): Filled => {
  const whole = columnOf(making, (y, size) => conditions(making, asked(making), { ...right, y }, size))
  if (whole !== null) return { parts: whole.parts, roof: roofAt(false), more: [] }
  const short = columnOf(making, (y) => ({ parts: [], bottom: y }))
  const below = belowPlan(making, roofAt(true))
  if (short !== null && below !== null) return { parts: [...short.parts, ...below.parts], roof: roofAt(true), more: [] }
  const told = columnOf(making, (y, size) => elsewhere(making, { ...right, y }, size))
  if (told !== null)
    return { parts: told.parts, roof: roofAt(false), more: conditionsSheets(making, asked(making), []) }
  const head = stacked(paper.top, [...headOf(making, smallest), (y) => elsewhere(making, { ...right, y }, smallest)])
  const more = conditionsSheets(making, asked(making), [(place) => stacked(place.y, tailOf(making, place))])
  return { parts: head.parts, roof: roofAt(false), more }
}

/** The whole roof, what to build and in which order. */
export const firstSheets = (making: Making, sheets: ReadonlyMap<string, number>): readonly Sheet[] => {
  const { say, pen, input, faces } = making
  const area = { ...left, y: paper.top, height: holdTop - paper.top - 2 }
  const { parts, roof, more } = filled(making, (isHigh) => wholeRoof(say, pen, input, { ...area, isHigh }, sheets))
  const hold = holdMarks(say, pen, holdPoints(say, input, faces), { ...left, y: holdTop })
  const sheet: Sheet = {
    parts: [...parts, roof.part, ...hold.parts],
    about: say('sheet.about-first'),
    scale: say('sheet.scale', { scale: roof.scale }),
  }
  return [sheet, ...more]
}
