import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf } from '../drawing/array-plan.ts'
import { runsUp } from '../drawing/foot-pitch.ts'
import { type CsvCell, csvLines } from '../parts-list/csv-lines.ts'
import { panelsInOrder } from '../setting-out/panel-rows.ts'
import { alongRail, type RailLine, railLines } from '../setting-out/rail-lines.ts'
import { cornerA } from '../setting-out/setting-out.ts'
import { faceName } from '../wording/face-name.ts'

const corners = [
  'report.csv-lower-left',
  'report.csv-lower-right',
  'report.csv-upper-right',
  'report.csv-upper-left',
] as const

const legs = {
  front: 'report.csv-leg-front',
  middle: 'report.csv-leg-middle',
  rear: 'report.csv-leg-rear',
} as const

const panelRows = (say: Say, plane: LaidPlane, face: string): readonly (readonly CsvCell[])[] =>
  panelsInOrder(plane.panels).flatMap((panel, index) =>
    cornersOf(panel).map(({ x, y }, corner) => [
      face,
      say(corners[corner] ?? corners[0]),
      '',
      index + 1,
      Math.round(x - cornerA(plane)),
      Math.round(y),
      '',
    ]),
  )

const placeOn = ({ at }: RailLine, isUp: boolean, along: number): readonly [number, number] =>
  isUp ? [at, along] : [along, at]

const railRows = (say: Say, plane: LaidPlane, face: string): readonly (readonly CsvCell[])[] => {
  const isUp = plane.rails.some(runsUp)
  return railLines(plane, cornerA(plane)).flatMap((rail) => {
    const row = (part: string, number: number, along: number): readonly CsvCell[] => [
      face,
      part,
      `R${rail.number}`,
      number,
      ...placeOn(rail, isUp, along),
      alongRail(rail, along),
    ]
    return [
      row(say('report.csv-rail-end'), 1, rail.from),
      ...rail.feet.map((along, index) => {
        const leg = rail.legs[index]
        const part = say(leg === undefined ? 'report.csv-foot' : legs[leg.at])
        return [...row(part, index + 1, along), ...(leg === undefined ? [] : [Math.round(leg.height)])]
      }),
      ...rail.joints.map((along, index) => row(say('report.csv-joint'), index + 1, along)),
      row(say('report.csv-rail-end'), 2, rail.to),
    ]
  })
}

/** Where panels, feet and joints lie on each face, in mm from corner A and from the eave, and along each rail. */
export const positionsCsv = (say: Say, { planes, frames }: Layout, frontFacing: number | null): string =>
  csvLines([
    [
      say('report.csv-face'),
      say('report.csv-part'),
      say('report.csv-rail'),
      say('report.csv-number'),
      say('report.csv-x'),
      say('report.csv-y'),
      say('report.csv-along'),
      ...(frames === undefined ? [] : [say('report.csv-leg-height')]),
    ],
    ...planes.flatMap((plane) => {
      const face = faceName(say, plane.name, frontFacing)
      return [...panelRows(say, plane, face), ...railRows(say, plane, face)]
    }),
  ])
