import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { azimuthOfPlane, compassPointOf, northOnPlan } from '@soundroof/contract/roofs/places/facing'
import type { Say } from '@soundroof/words/language/say'
import type { Mark } from '../../drawing/mark.ts'
import { northMarks } from '../../drawing/north-marks.ts'
import { accent, ink, quiet, paper as white } from '../../drawing/palette.ts'
import { lowSideOf } from '../../setting-out/low-edge.ts'
import { cornerA, type SettingOut, settingOut } from '../../setting-out/setting-out.ts'
import { faceName } from '../../wording/face-name.ts'
import { capital } from '../../wording/number-text.ts'
import { footWords } from '../foot-words.ts'
import { bodyBottom, type Pen, paper, type Sheet, type SheetPart, words } from '../paper.ts'
import { scaleBar } from '../scale-bar.ts'
import { isTiled, type SheetInput } from '../sheet-input.ts'
import { laidTable, splitTable, type Table, type TableParts } from '../table.ts'
import { long, viewOf } from '../view.ts'
import { chainPlan, dimensionMarks } from './face-dimensions.ts'
import { faceMarks } from './face-drawing.ts'
import { type Framed, framed, framedParts } from './face-window.ts'
import { frameSection } from './frame-section.ts'
import { hookSection } from './hook-section.ts'
import { legend } from './legend.ts'
import { rowsTable, scheduleTable } from './schedule.ts'

type Setting = {
  readonly say: Say
  readonly pen: Pen
  readonly input: SheetInput
  readonly plane: LaidPlane
  readonly out: SettingOut
}

const headHeight = 26
const sideWidth = 178
const rowsWidth = 266
const sheetWidth = paper.right - paper.left

/** Half of an A4 sheet is left for the drawing at least. */
const tallestBelow = 150

/** Points: a table begins where so much is left. */
const leastTable = 60

const northOf = ({ say, input, plane }: Setting, x: number, y: number): readonly Mark[] => {
  const { frontFacing } = input.project.building
  if (frontFacing === null) return []
  const turn = northOnPlan(azimuthOfPlane(plane.name, frontFacing))
  return northMarks(
    {
      kind: 'north',
      at: { x, y },
      shift: { x: 0, y: 0 },
      turn,
      size: 20,
      text: say('report.north-letter'),
      colour: ink,
      plate: white,
    },
    { x, y },
  )
}

const seenFrom = ({ say, input, plane }: Setting): string => {
  const { frontFacing } = input.project.building
  if (frontFacing === null) return say('sheet.seen-from-eave')
  return say('sheet.seen-from', { point: say(compassPointOf(azimuthOfPlane(plane.name, frontFacing))) })
}

const nameOf = ({ say, input, plane }: Setting): string =>
  capital(faceName(say, plane.name, input.project.building.frontFacing))

const head = (setting: Setting, scale: number): readonly SheetPart[] => {
  const { say, pen } = setting
  const name = nameOf(setting)
  const x = paper.left + pen.width(name, 17, true) + 14
  return [
    { tag: 'H1', marks: [words(paper.left, paper.top + 12, name, { size: 17, strong: true, colour: accent })] },
    {
      tag: 'P',
      marks: [
        words(x, paper.top + 7, say('sheet.true-lengths', { scale }), { size: 8.5, strong: true }),
        words(x, paper.top + 19, seenFrom(setting), { size: 8, colour: quiet }),
        ...scaleBar(paper.right - 56, paper.top + 14, scale),
        ...northOf(setting, paper.right - 20, paper.top + 14),
      ],
    },
  ]
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The drawing at the first scale that holds it in the area; null where none of those allowed does. */
const fitted = ({ say, plane, out }: Setting, area: Area, scales?: readonly number[]): Framed | null => {
  const roughly = chainPlan(say, out, { long: (length) => long(length, scales?.[0] ?? 100) }).margin
  return framed(
    plane,
    { width: area.width - roughly.left - roughly.right, height: area.height - roughly.top - roughly.bottom },
    scales,
  )
}

const drawing = (setting: Setting, area: Area, { window, scale }: Framed): SheetPart => {
  const { say, pen, input, plane, out } = setting
  const plan = chainPlan(say, out, { long: (length) => long(length, scale) })
  const { margin } = plan
  const [width, height] = [long(window.right - window.left, scale), long(window.top - window.bottom, scale)]
  const corner = {
    x: area.x + margin.left + Math.max(0, (area.width - margin.left - margin.right - width) / 2),
    y: area.y + margin.top + Math.max(0, (area.height - margin.top - margin.bottom - height) / 2),
  }
  const view = viewOf(window, scale, corner)
  return {
    tag: 'Figure',
    alt: say('sheet.face-described', { face: nameOf(setting), panels: plane.panels.length, rails: out.rails.length }),
    marks: [
      ...dimensionMarks(say, out, plan, view, pen),
      ...faceMarks(
        say,
        { plane, out, view, distances: input.layout.distances, lowSide: (panel) => lowSideOf(input.layout, panel) },
        isTiled(input),
      ),
    ],
  }
}

const legendOf = ({ say, pen, input, plane, out }: Setting, place: { x: number; y: number; width: number }) =>
  legend(
    say,
    pen,
    { plane, out, corner: cornerA(plane) },
    { isTile: isTiled(input), isTilted: input.layout.frames !== undefined, fixing: footWords(say, input) },
    place,
  )

const sheetOf = (setting: Setting, scale: number, parts: readonly SheetPart[], more = false): Sheet => ({
  parts: [...head(setting, scale), ...parts],
  about: setting.say(more ? 'sheet.about-schedule' : 'sheet.about-face', { face: nameOf(setting) }),
  scale: setting.say('sheet.scale', { scale }),
})

/** Drawing, schedule and legend on one sheet; null where the array is too large for that. */
const onOneSheet = (setting: Setting, scales: readonly number[]): readonly Sheet[] | null => {
  const { say, pen, input, out } = setting
  const [list, rows] = [scheduleTable(say, out, isTiled(input), sheetWidth - rowsWidth - 14), rowsTable(say, out)]
  const below = Math.max(laidTable(pen, list, 0, 0).height, laidTable(pen, rows, 0, 0).height)
  if (below > tallestBelow) return null
  const y = bodyBottom - below
  const top = paper.top + headHeight
  const area = { x: paper.left, y: top, width: sheetWidth - sideWidth - 8, height: y - 8 - top }
  const frame = fitted(setting, area, scales)
  const side = besides(setting, { x: paper.right - sideWidth, y: area.y, width: sideWidth })
  if (frame === null || side.height > area.height) return null
  return [
    sheetOf(setting, frame.scale, [
      drawing(setting, area, frame),
      ...side.parts,
      ...laidTable(pen, list, paper.left, y).parts,
      ...laidTable(pen, rows, paper.right - rowsWidth, y).parts,
    ]),
  ]
}

/** Legend and section below each other. */
const besides = (
  setting: Setting,
  place: { readonly x: number; readonly y: number; readonly width: number },
): TableParts => {
  const { say, pen, input, out, plane } = setting
  const signs = legendOf(setting, place)
  const below = { ...place, y: place.y + signs.height + 10 }
  const section = frameSection(say, pen, input, plane, below) ?? hookSection(say, pen, input, out, below)
  return { parts: [...signs.parts, ...section.parts], height: signs.height + 10 + section.height }
}

/** Tables below each other, each on as many sheets as it needs. */
const tableSheets = (setting: Setting, scale: number): readonly Sheet[] => {
  const { say, pen, input, out } = setting
  const top = paper.top + headHeight + 8
  const side = besides(setting, { x: paper.right - sideWidth - 20, y: top, width: sideWidth + 20 })
  const narrow = sheetWidth - sideWidth - 40
  const sheets: SheetPart[][] = [[...side.parts]]
  let y = top
  for (const table of [scheduleTable(say, out, isTiled(input), narrow), rowsTable(say, out)]) {
    let rest: Table | null = table
    while (rest !== null) {
      if (bodyBottom - y < leastTable) {
        sheets.push([])
        y = top
      }
      const [fits, more]: readonly [Table, Table | null] = splitTable(pen, rest, bodyBottom - y)
      const laid = laidTable(pen, fits, paper.left, y)
      sheets.at(-1)?.push(...laid.parts)
      y = more === null ? y + laid.height + 14 : bodyBottom
      rest = more
    }
  }
  // Legend and section again beside the last rows, so that no sheet is nearly empty.
  if (sheets.length > 1) sheets.at(-1)?.push(...side.parts)
  return sheets.map((parts) => sheetOf(setting, scale, parts, true))
}

/** The drawing on a sheet of its own, with what belongs to it on the next one. */
const apart = (setting: Setting, scales?: readonly number[]): readonly Sheet[] | null => {
  const y = paper.top + headHeight
  const area = { x: paper.left, y, width: sheetWidth, height: bodyBottom - y }
  const frame = fitted(setting, area, scales)
  if (frame === null) return null
  return [sheetOf(setting, frame.scale, [drawing(setting, area, frame)]), ...tableSheets(setting, frame.scale)]
}

/** An array that is longer than a sheet holds at 1:100, in parts from left to right that overlap by a panel, each with its chains. */
const inParts = (setting: Setting): readonly Sheet[] | null => {
  const { say, plane, out } = setting
  const y = paper.top + headHeight
  const area = { x: paper.left, y, width: sheetWidth, height: bodyBottom - y }
  for (const scale of [100, 200]) {
    const { margin } = chainPlan(say, out, { long: (length) => long(length, scale) })
    const room = { width: area.width - margin.left - margin.right, height: area.height - margin.top - margin.bottom }
    const parts = framedParts(plane, room, scale)
    if (parts === null) continue
    const sheets = parts.map(
      (frame, index): Sheet => ({
        ...sheetOf(setting, scale, [drawing(setting, area, frame)]),
        about: say('sheet.about-part', { face: nameOf(setting), part: index + 1, of: parts.length }),
      }),
    )
    return [...sheets, ...tableSheets(setting, scale)]
  }
  return null
}

/** Sheets of one face: at 1:50 where its array can be drawn so. */
export const faceSheets = (say: Say, pen: Pen, input: SheetInput, plane: LaidPlane): readonly Sheet[] => {
  const setting: Setting = { say, pen, input, plane, out: settingOut(plane, input.layout) }
  return (
    onOneSheet(setting, [50]) ??
    apart(setting, [50]) ??
    onOneSheet(setting, [100]) ??
    apart(setting, [100]) ??
    inParts(setting) ??
    apart(setting, [200, 250, 500, 1000, 2000, 5000]) ??
    []
  )
}
