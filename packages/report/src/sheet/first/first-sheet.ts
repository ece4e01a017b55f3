import type { Say } from '@soundroof/words/language/say'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { bodyBottom, type Laid, type Pen, type Place, paper, type Sheet, type SheetPart } from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { asked } from './asked.ts'
import { conditionsSheets } from './conditions-sheets.ts'
import { headline } from './headline.ts'
import { heightOfHold, holdMarks, holdPoints } from './hold-points.ts'
import { numbered, pointer } from './numbered.ts'
import { orderOf } from './order-of-work.ts'
import { partsTable } from './parts-table.ts'
import { signature } from './signature.ts'
import { wholeRoof } from './whole-roof.ts'

const rightX = 556
const right = { x: rightX, width: paper.right - rightX }
const left = { x: paper.left, width: rightX - 18 - paper.left }

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

const askedOf = ({ say, input }: Making): readonly string[] => asked(say, input.result)

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
const elsewhere = ({ say, pen }: Making, place: Place, size: number): Laid =>
  pointer(pen, say('sheet.conditions'), say('sheet.conditions-on-next'), place, size)

const partsElsewhere = ({ say, pen }: Making, place: Place, size: number): Laid =>
  pointer(pen, say('sheet.parts'), say('sheet.parts-on-next'), place, size)

/** The right column in the first size that fits; null where none does. */
const columnOf = (making: Making, middle: (y: number, size: number) => Laid): Laid | null => {
  const laid = densities.map(({ size, lines }) =>
    stacked(paper.top, [...headOf(making, size), (y) => middle(y, size), ...tailOf(making, right, lines)]),
  )
  return laid.find(({ bottom }) => bottom <= bodyBottom) ?? null
}

const holdTop = ({ say, input, faces }: Making): number => bodyBottom - heightOfHold(holdPoints(say, input, faces))

type Drawn = ReturnType<typeof wholeRoof>

/** Conditions below the plan where that leaves room for them. */
const belowPlan = (making: Making, { bottom }: Drawn): Laid | null => {
  const laid = densities.map(({ size }) => conditions(making, askedOf(making), { ...left, y: bottom + 6 }, size))
  return laid.find((each) => each.bottom <= holdTop(making)) ?? null
}

type Filled = { readonly parts: readonly SheetPart[]; readonly roof: Drawn; readonly more: readonly Sheet[] }

/** The right column where a long list of parts leaves it; null where conditions are too long for that. */
const withoutParts = (making: Making): Laid | null => {
  const laid = densities.map(({ size, lines }) =>
    stacked(paper.top, [
      ...headOf(making, size),
      (y) => conditions(making, askedOf(making), { ...right, y }, size),
      (y) => partsElsewhere(making, { ...right, y }, size),
      (y) => signature(making.say, { ...right, y }, lines),
    ]),
  )
  return laid.find(({ bottom }) => bottom <= bodyBottom) ?? null
}

/** Parts on a sheet of their own, after conditions where those stand there too, and then to be signed there. */
const partsSheets = (making: Making, all: readonly string[]): readonly Sheet[] => {
  const { say, pen, input } = making
  const parts = (place: Place): Laid => partsTable(say, pen, input, place)
  return conditionsSheets(making, all, all.length === 0 ? [parts] : [parts, (place) => signature(say, place)])
}

/** Conditions stand beside the plan, else below it, else on a sheet of their own; what is signed stays on the first sheet where it can. */
const filled = (making: Making, roofAt: (isHigh: boolean) => Drawn): Filled => {
  const whole = columnOf(making, (y, size) => conditions(making, askedOf(making), { ...right, y }, size))
  if (whole !== null) return { parts: whole.parts, roof: roofAt(false), more: [] }
  const short = columnOf(making, (y) => ({ parts: [], bottom: y }))
  const below = belowPlan(making, roofAt(true))
  if (short !== null && below !== null) return { parts: [...short.parts, ...below.parts], roof: roofAt(true), more: [] }
  const told = columnOf(making, (y, size) => elsewhere(making, { ...right, y }, size))
  if (told !== null)
    return { parts: told.parts, roof: roofAt(false), more: conditionsSheets(making, askedOf(making), []) }
  const apart = withoutParts(making)
  if (apart !== null) return { parts: apart.parts, roof: roofAt(false), more: partsSheets(making, []) }
  const head = stacked(paper.top, [...headOf(making, smallest), (y) => elsewhere(making, { ...right, y }, smallest)])
  return { parts: head.parts, roof: roofAt(false), more: partsSheets(making, askedOf(making)) }
}

/** The whole roof, what to build and in which order. */
export const firstSheets = (making: Making, sheets: ReadonlyMap<string, number>): readonly Sheet[] => {
  const { say, pen, input, faces } = making
  const lowest = holdTop(making)
  const area = { ...left, y: paper.top, height: lowest - paper.top - 2 }
  const { parts, roof, more } = filled(making, (isHigh) => wholeRoof(say, pen, input, { ...area, isHigh }, sheets))
  const hold = holdMarks(say, pen, holdPoints(say, input, faces), { ...left, y: lowest })
  const sheet: Sheet = {
    parts: [...parts, roof.part, ...hold.parts],
    about: say('sheet.about-first'),
    scale: say('sheet.scale', { scale: roof.scale }),
  }
  return [sheet, ...more]
}
