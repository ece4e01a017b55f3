import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Mark } from '@soundroof/report/drawing/mark'
import { accent, ink, quiet } from '@soundroof/report/drawing/palette'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Box, boxAround, boxOf, isFree, textBox, widthOf } from '@soundroof/report/sheet/face/label-places'
import type { Pen } from '@soundroof/report/sheet/paper'
import { siteSheets } from '@soundroof/report/sheet/print/site-sheets'
import { hasArray } from '@soundroof/report/sheet/sheet-input'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom } from './drawn-common-roofs.ts'

const named = (number: string, more: object = {}): object => ({
  ...commonRoofs.find((each) => each.number === number),
  ...more,
})

const pen: Pen = { width: (text) => widthOf(text), wrap: (text) => text.split('\n') }

type PathMark = Extract<Mark, { kind: 'path' }>
type TextMark = Extract<Mark, { kind: 'text' }>

const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path'

/** Joints of rails are white boxes, low edges black triangles. */
const signsIn = (marks: readonly Mark[]): readonly Box[] =>
  marks
    .filter(isPath)
    .filter(({ fill, closed, lines: [first] }) =>
      first?.length === 3 ? fill === ink : closed && fill === '#ffffff' && first?.length === 4,
    )
    .flatMap(({ lines }) => lines.map((points: readonly Point[]) => boxOf(points)))

/** Of rails in their rings, and plates of what rails stand on and of distances. */
const isName = (mark: Mark): mark is TextMark =>
  mark.kind === 'text' && mark.rotate === 0 && (/^R\d+$/.test(mark.text) || mark.plate !== null)

/** Of panels: grey figures without a plate, unless their rails leave no room. */
const isNumber = (mark: Mark): mark is TextMark =>
  mark.kind === 'text' && /^\d+$/.test(mark.text) && mark.colour === quiet

const boxOfNumber = ({ text, at, size }: TextMark): Box => boxAround(at, text.length * size * 0.6, size * 0.7)

/** Rings of rails, feet, and lines of rails, of which a number may hide none. */
const drawnOver = (marks: readonly Mark[]): readonly Box[] => [
  ...marks.flatMap((mark) =>
    mark.kind === 'circle' ? [boxAround(mark.centre, 2 * mark.radius, 2 * mark.radius)] : [],
  ),
  ...marks
    .filter(isPath)
    .filter(({ stroke, closed }) => stroke === accent && !closed)
    .flatMap(({ lines }) => lines.filter(({ length }) => length > 1).map((points: readonly Point[]) => boxOf(points))),
]

const boxOfName = ({ text, at, anchor }: TextMark): Box => {
  if (/^R\d+$/.test(text)) return boxAround(at, 12, 12)
  return anchor === 'start' ? textBox(at, text) : boxAround(at, widthOf(text), 8)
}

const flat = {
  ...{ building_length: 24, building_width: 12, roof_height: 4, roof_slope: 2, options: { roofForm: 'flat' } },
  ...{ is_tilt_mount: 1, tilt_angle: 10, installation_scale: 15 },
}

const obstacles = keptLayout.parse({
  obstacles: [
    { kind: 'obstacle', plane: 'front', x: 4000, y: 2500, width: 600, height: 900, clearance: 200 },
    { kind: 'obstacle', plane: 'front', x: 9000, y: 1200, width: 300, height: 300 },
  ],
})

const cases = [
  ['a tiled hip', named('CR-04', { options: { roofForm: 'hip' }, installation_scale: 14 }), null],
  ['a tin roof with obstacles', named('CR-01', { installation_scale: 14 }), obstacles],
  ['a tin shed', named('CR-15'), null],
  ['rails along purlins', named('CR-15', { is_perpendicular: 0 }), null],
  ['tilt frames that face an end', named('CR-15', { ...flat, front_azimuth: 85 }), null],
  ['tilt frames on hooks', named('CR-12', flat), null],
  ['tilt frames on battens', named('CR-04', flat), null],
  ['rails along tilt frames', named('CR-22', { ...flat, is_perpendicular: 0 }), null],
  ['rails in tilt frames', named('CR-19', { ...flat, front_azimuth: 355 }), null],
] as const

const example = (name: string): object =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../examples/${name}.json`, import.meta.url)), 'utf8'))

/** The second one has a third rail in the corners, the third four rails a panel, in tilt frames. */
const numbered = [
  ['a tiled hip', named('CR-04', { options: { roofForm: 'hip' }, installation_scale: 14 })],
  ['a long shed', example('shed-in-sydney')],
  ['a tilted workshop', example('workshop-in-townsville')],
] as const

describe.each(reportKinds.filter(isSiteSheet))('on the faces of the %s', (kind) => {
  const language = languageOfReport(kind)

  test.each(cases)('of %s no name hides a joint of a rail or a low edge', (_, row, kept) => {
    const input = { ...issuedInput(kind), ...drawnFrom(row, language, kept) }
    if (!hasArray(input)) throw new Error('It has no array.')
    const faces = siteSheets(sayIn(language), pen, input)
      .slice(1)
      .flatMap((parts) => parts.filter(({ tag }) => tag === 'Figure').map(({ marks }) => marks))
    const hidden = faces.flatMap((marks) => {
      const signs = signsIn(marks)
      return marks.filter(isName).flatMap((name) => (isFree(boxOfName(name), signs) ? [] : [name.text]))
    })
    expect(hidden).toEqual([])
  })

  test.each(numbered)('of %s no ring, foot or rail lies on the number of a panel', (_, row) => {
    const input = { ...issuedInput(kind), ...drawnFrom(row, language) }
    if (!hasArray(input)) throw new Error('It has no array.')
    const faces = siteSheets(sayIn(language), pen, input)
      .slice(1)
      .flatMap((parts) => parts.filter(({ tag }) => tag === 'Figure').map(({ marks }) => marks))
    const numbers = faces.flatMap((marks) => marks.filter(isNumber))
    expect(numbers.length).toBeGreaterThanOrEqual(input.layout.placed)
    const over = faces.flatMap((marks) => {
      const drawn = drawnOver(marks)
      return marks.filter(isNumber).flatMap((number) => (isFree(boxOfNumber(number), drawn) ? [] : [number.text]))
    })
    expect(over).toEqual([])
  })
})
