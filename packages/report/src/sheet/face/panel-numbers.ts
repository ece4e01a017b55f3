import { cornersOf } from '../../drawing/array-plan.ts'
import type { Mark } from '../../drawing/mark.ts'
import { quiet } from '../../drawing/palette.ts'
import type { Point } from '../../drawing/scene.ts'
import { panelsInOrder } from '../../setting-out/panel-rows.ts'
import { least, words } from '../paper.ts'
import { type DrawnFace, fromA, isIn, onPaper, onRail, pen } from './drawn-face.ts'
import { footBoxes, jointBoxes, lowBoxes } from './face-signs.ts'
import { type Box, boxAround, boxOf, isFree, isWithin } from './label-places.ts'

/** Points. */
const largest = 9
const step = 1

/** Width of a figure and height of one, in type sizes. */
const [figureWidth, figureHeight] = [0.63, 0.8]

/** mm of paper: the line of a rail, with an eighth of a millimetre on either side. */
const railWidth = 1.1

type PanelNumber = {
  readonly text: string
  readonly at: Point
  readonly box: Box
  readonly size: number
  readonly isOverRail: boolean
}

const numberBox = (at: Point, text: string, size: number): Box =>
  boxAround(at, text.length * size * figureWidth, size * figureHeight)

const railBoxes = ({ out, view }: DrawnFace): readonly Box[] =>
  out.rails.map((rail) => {
    const { left, right, top, bottom } = boxOf(
      [rail.from, rail.to].map((along) => view.at(onRail(rail, along, out.railsUp))),
    )
    const [across, up] = out.railsUp ? [pen(railWidth) / 2, 0] : [0, pen(railWidth) / 2]
    return { left: left - across, right: right + across, top: top - up, bottom: bottom + up }
  })

/** Places of a panel, the nearest to its middle first. */
const placesIn = (panel: Box, middle: Point): readonly Point[] => {
  const steps = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / step / 2) + 1 }, (_, index) => index * step).flatMap((off) =>
      off === 0 ? [0] : [off, -off],
    )
  return steps(panel.right - panel.left)
    .flatMap((x) => steps(panel.bottom - panel.top).map((y) => ({ x, y })))
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))
}

type Shown = {
  readonly text: string
  readonly panel: Box
  readonly middle: Point
  readonly rails: readonly Box[]
  readonly signs: readonly Box[]
}

const placed = ({ text, panel, middle, rails, signs }: Shown, size: number, isOverRail = false): PanelNumber | null => {
  const taken = isOverRail ? signs : [...rails, ...signs]
  const at = placesIn(panel, middle).find((place) => {
    const box = numberBox(place, text, size)
    return isWithin(box, panel) && isFree(box, taken)
  })
  return at === undefined ? null : { text, at, box: numberBox(at, text, size), size, isOverRail }
}

/** Panels whose middle is drawn, with what of rails, feet, joints and low edges lies on each. */
const shownOf = (face: DrawnFace, isTile: boolean): readonly Shown[] => {
  const [rails, signs] = [railBoxes(face), [...footBoxes(face, isTile), ...jointBoxes(face), ...lowBoxes(face)]]
  return panelsInOrder(face.plane.panels).flatMap((panel, index) => {
    const middle = fromA(face)({ x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 })
    if (!isIn(face.view, middle)) return []
    const own = boxOf(onPaper(face, cornersOf(panel)))
    const on = (all: readonly Box[]) => all.filter((box) => !isFree(box, [own]))
    return [{ text: String(index + 1), panel: own, middle: face.view.at(middle), rails: on(rails), signs: on(signs) }]
  })
}

const sizeOf = ({ plane, view }: DrawnFace): number =>
  Math.min(largest, view.long(Math.min(...plane.panels.map(({ width, height }) => Math.min(width, height)))) * 0.5)

/** The size that has room on so many panels of ten is that of all of them. */
const mostOfTen = 9

/** The largest one for nearly all. */
const commonSize = (shown: readonly Shown[], sizes: readonly number[]): number =>
  sizes.find((size) => shown.filter((each) => placed(each, size) !== null).length * 10 >= shown.length * mostOfTen) ??
  least

/**
 * Of one size, beside rails, feet and joints: in the middle of a panel where it is free, else in the nearest place.
 * Where rails are too close for that, smaller, or on white over a rail.
 */
export const panelNumbers = (face: DrawnFace, isTile: boolean): readonly PanelNumber[] => {
  const most = sizeOf(face)
  if (most < least || face.view.scale > 100) return []
  const shown = shownOf(face, isTile)
  const size = commonSize(
    shown,
    [most, 8, least].filter((each) => each <= most),
  )
  return shown.flatMap((each) => placed(each, size) ?? placed(each, least) ?? placed(each, least, true) ?? [])
}

export const numberMarks = (numbers: readonly PanelNumber[]): readonly Mark[] =>
  numbers.map(({ text, at, size, isOverRail }) =>
    words(at.x, at.y, text, { size, anchor: 'middle', colour: quiet, plated: isOverRail }),
  )
