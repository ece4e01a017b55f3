import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { Say } from '@soundroof/words/language/say'
import type { Mark } from '../../drawing/mark.ts'
import { quiet } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { box, type Laid, line, type Pen, type Place, paragraph, type SheetPart, title, words } from '../paper.ts'
import { isReleased, isTiled, type SheetInput } from '../sheet-input.ts'
import { feetOf, jointsOf } from './counts.ts'

/** What is looked at before work goes on: each with a box, a photo and initials. */
export const holdPoints = (say: Say, input: SheetInput, faces: readonly SettingOut[]): readonly string[] => {
  const joints = jointsOf(faces)
  const clamps = input.layout.planes.flatMap(({ rails }) => rails.flatMap((rail) => rail.clamps))
  return [
    ...(isReleased(input) ? [] : [say('sheet.hold-engineer')]),
    ...(isFromDesk(input.project) ? [say('sheet.hold-from-desk')] : []),
    ...(input.result.conditions.length > 0 ? [say('sheet.hold-conditions')] : []),
    say('sheet.hold-measured'),
    say('sheet.hold-members'),
    say(isTiled(input) ? 'sheet.hold-first-hook' : 'sheet.hold-first-foot'),
    say('sheet.hold-all-feet', { feet: feetOf(faces) }),
    ...(joints === 0 ? [] : [say('sheet.hold-joints', { joints })]),
    say('sheet.hold-tape'),
    say('sheet.hold-clamps', { ends: clamps.filter(({ kind }) => kind === 'end').length }),
    say('sheet.hold-labels'),
  ]
}

const rowHeight = 23

/** Heading above, and torque below the rows. */
const aroundRows = 34

/** At least four rows, so that most first sheets are alike. */
export const heightOfHold = (items: readonly string[]): number =>
  aroundRows + rowHeight * Math.max(4, Math.ceil(items.length / 2))

/** A line to write on below its name. */
const toWriteOn = (x: number, y: number, name: string): readonly Mark[] => [
  words(x, y + 5, name, { size: 7, colour: quiet }),
  line(x, y + 18, x + 36, y + 18, { width: 0.6 }),
]

type Held = { readonly item: string; readonly number: number }

const holdPart = (say: Say, pen: Pen, { item, number }: Held, { x, y, width }: Place): SheetPart => ({
  tag: 'P',
  marks: [
    box(x, y + 1, 10, 10, { width: 0.8 }),
    words(x + 14, y + 6, `H${number}`, { size: 7.8, strong: true }),
    ...paragraph(pen, item, x + 31, y + 1, width - 115, { size: 7.4 }).marks,
    ...toWriteOn(x + width - 80, y, say('sheet.photo')),
    ...toWriteOn(x + width - 38, y, say('sheet.initials')),
    line(x, y + rowHeight - 1.8, x + width, y + rowHeight - 1.8, { width: 0.3, colour: '#c9d1d9' }),
  ],
})

/** We have no figure for torque, and a guess breaks screws and glass, so the crew writes in the maker's. */
export const torqueMarks = (say: Say, pen: Pen, { x, y, width }: Place): readonly Mark[] => {
  const third = width / 3
  const names = [say('sheet.torque-clamps'), say('sheet.torque-feet'), say('sheet.torque-joints')]
  return names.flatMap((name, index) => {
    const left = x + index * third
    return [
      words(left, y, name, { size: 7.4 }),
      line(left + pen.width(name, 7.4) + 4, y + 4, left + third - 26, y + 4, { width: 0.6 }),
      words(left + third - 23, y, 'Nm', { size: 7.4, strong: true }),
    ]
  })
}

/** Two columns of hold points, and lines for torque below them. */
export const holdMarks = (say: Say, pen: Pen, items: readonly string[], { x, y, width }: Place): Laid => {
  const half = (width - 16) / 2
  const parts = items.map((item, index) =>
    holdPart(
      say,
      pen,
      { item, number: index + 1 },
      {
        x: x + (index % 2) * (half + 16),
        y: y + 15 + Math.floor(index / 2) * rowHeight,
        width: half,
      },
    ),
  )
  const bottom = y + 15 + Math.ceil(items.length / 2) * rowHeight + 8
  const torque: SheetPart = { tag: 'P', marks: torqueMarks(say, pen, { x, y: bottom, width }) }
  return {
    parts: [{ tag: 'H2', marks: [title(x, y + 6, say('sheet.hold-points'))] }, ...parts, torque],
    bottom: bottom + 8,
  }
}
