import type { Say } from '@soundroof/words/language/say'
import { cornersOf } from '../../drawing/array-plan.ts'
import type { Mark } from '../../drawing/mark.ts'
import type { Point } from '../../drawing/scene.ts'
import { groupedBy } from '../../setting-out/grouped-by.ts'
import type { RailLine } from '../../setting-out/rail-lines.ts'
import { figure, ring, words } from '../paper.ts'
import { type DrawnFace, heldIn, isIn, onPaper, onRail } from './drawn-face.ts'
import { footBoxes, jointBoxes, lowBoxes } from './face-signs.ts'
import { type Box, boxAround, boxOf, isFree, isWithin, textBox, widthOf } from './label-places.ts'

type Named = { readonly marks: readonly Mark[]; readonly box: Box }

/** What names may not hide: obstacles and numbers of panels; where there is room also low edges and joints, feet, and panels. */
type Ground = {
  readonly panels: readonly Box[]
  readonly numbers: readonly Box[]
  readonly obstacles: readonly Box[]
  readonly signs: readonly Box[]
  readonly feet: readonly Box[]
}

const areasOf = (face: DrawnFace, all: readonly Parameters<typeof cornersOf>[0][]): readonly Box[] =>
  all.flatMap((each) => {
    const area = onPaper(face, cornersOf(each))
    return area.length < 3 ? [] : [boxOf(area)]
  })

const groundOf = (face: DrawnFace, isTile: boolean, numbers: readonly Box[]): Ground => ({
  panels: areasOf(face, face.plane.panels),
  numbers,
  obstacles: areasOf(face, face.plane.obstacles),
  signs: [...lowBoxes(face), ...jointBoxes(face)],
  feet: footBoxes(face, isTile),
})

const windowOf = ({ view: { window, at } }: DrawnFace): Box =>
  boxOf([at({ x: window.left, y: window.bottom }), at({ x: window.right, y: window.top })])

/** The first place that is free of each of these, else of fewer of them. */
const firstFree = <T extends { readonly box: Box }>(places: readonly T[], ...kinds: readonly (readonly Box[])[]) =>
  kinds
    .map((_, index) => kinds.slice(0, kinds.length - index).flat())
    .map((taken) => places.find(({ box }) => isFree(box, taken)))
    .find((place) => place !== undefined)

const shortWidth = 12
const textHeight = 9

/** In the obstacle where it is large enough, else its number beside it. */
const obstacleName = (box: Box, index: number, size: string, ground: Ground, taken: readonly Box[]): Named => {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const short = `O${index + 1}`
  const whole = `${short}: ${size}`
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const named = (text: string, at: Point, wide: number): Named => ({
    marks: [words(at.x, at.y, text, { size: 7, strong: true, anchor: 'middle', plated: true })],
    box: boxAround(at, wide, textHeight),
  })
  if (height >= textHeight && width >= widthOf(whole)) return named(whole, middle, widthOf(whole))
  if (height >= textHeight && width >= shortWidth) return named(short, middle, shortWidth)
  const [aside, above] = [(width + shortWidth) / 2 + 1, (height + textHeight) / 2 + 1]
  const places = [
    [0, -above],
    [0, above],
    [aside, 0],
    [-aside, 0],
  ].map(([x = 0, y = 0]) => named(short, { x: middle.x + x, y: middle.y + y }, shortWidth))
  return (
    firstFree(places, [...ground.obstacles, ...taken], ground.numbers, ground.signs, ground.feet, ground.panels) ??
    (places[0] as Named)
  )
}

const obstacleNames = (face: DrawnFace, ground: Ground): readonly Named[] => {
  const placed: Named[] = []
  for (const [index, obstacle] of face.plane.obstacles.entries()) {
    const area = onPaper(face, cornersOf(obstacle))
    if (area.length < 3) continue
    const size = `${figure(obstacle.width)} × ${figure(obstacle.height)}`
    const taken = placed.map(({ box }) => box)
    placed.push(obstacleName(boxOf(area), index, size, ground, taken))
  }
  return placed
}

/** Of a rail's number in its circle, points. */
const radiusOf = (number: number): number => {
  if (number < 10) return 7
  return number < 100 ? 8 : 10.5
}

/** From what a ring would lie across to the ring, points. */
const beside = 1.5

/** Past the upper and the right end of the drawing rather than across it: below and left of it stand dimensions. */
const offEdge = ({ out, view }: DrawnFace, { x, y }: Point, radius: number): Point => {
  const edge = view.at({ x: view.window.right, y: view.window.top })
  if (out.railsUp) return Math.abs(y - edge.y) < radius + 1 ? { x, y: edge.y - radius - beside } : { x, y }
  return Math.abs(x - edge.x) < radius + 1 ? { x: edge.x + radius + beside, y } : { x, y }
}

const betweenFeet = ({ out, view }: DrawnFace, rail: RailLine): readonly Point[] =>
  rail.feet
    .slice(1)
    .map((foot, index) => onRail(rail, (foot + (rail.feet[index] ?? foot)) / 2, out.railsUp))
    .filter((place) => isIn(view, place))
    .map(view.at)

/** Beyond the end that is nearer to the edge of the array, beyond the other one, else on the rail between its feet. */
const ringPlaces = (face: DrawnFace, rail: RailLine, edges: readonly [number, number]): readonly Point[] => {
  const { out, view } = face
  const radius = radiusOf(rail.number)
  const away = radius + 3
  const beyond = (isFar: boolean): Point => {
    const end = view.at(heldIn(view, onRail(rail, isFar ? rail.to : rail.from, out.railsUp)))
    const off = isFar ? away : -away
    return offEdge(face, out.railsUp ? { x: end.x, y: end.y - off } : { x: end.x + off, y: end.y }, radius)
  }
  const isFar = edges[1] - rail.to <= rail.from - edges[0]
  return [beyond(isFar), beyond(!isFar), ...betweenFeet(face, rail)]
}

const isShown = ({ out, view }: DrawnFace, { at, from, to }: RailLine): boolean => {
  const { left, right, bottom, top } = view.window
  return out.railsUp ? at >= left && at <= right : at >= bottom && at <= top && to >= left && from <= right
}

/** Every rail has its number where there is room; else every so many. */
const railNames = (face: DrawnFace, ground: Ground, before: readonly Box[]): readonly Named[] => {
  const { rails } = face.out
  const edges = [Math.min(...rails.map(({ from }) => from)), Math.max(...rails.map(({ to }) => to))] as const
  const placed: Named[] = []
  for (const rail of rails.filter((each) => isShown(face, each))) {
    const radius = radiusOf(rail.number)
    const places = ringPlaces(face, rail, edges).map((middle) => ({
      middle,
      box: boxAround(middle, 2 * radius, 2 * radius),
    }))
    const taken = [...placed.map(({ box }) => box), ...before, ...ground.obstacles, ...ground.numbers]
    const isOutside = ({ box }: { readonly box: Box }) => isFree(box, [...taken, ...ground.panels])
    const place = places.slice(0, 2).find(isOutside) ?? firstFree(places, taken, ground.signs, ground.feet)
    if (place === undefined) continue
    const text = words(place.middle.x, place.middle.y, `R${rail.number}`, { size: 7, strong: true, anchor: 'middle' })
    placed.push({ marks: [ring(place.middle, radius), text], box: place.box })
  }
  return placed
}

/** Points from a rail to a name above it, and below its feet. */
const [above, below] = [-6.5, 8.5]

/** Above or below the rail, over its panels; else past its ends. */
const linePlaces = ({ plane, view }: DrawnFace, rail: RailLine, text: string, isTile: boolean) => {
  // Hooks stand up the slope from their rail.
  const offs = isTile ? [below, above] : [above, below]
  const [from, to] = [rail.from, rail.to].map((x) => view.at(heldIn(view, { x, y: rail.at }))) as [Point, Point]
  const panel = view.long(plane.panels[0]?.width ?? 0)
  const last = to.x - widthOf(text)
  const along = [1.25, 0.1, 2.25, 3.25].map((share) => from.x + share * panel).filter((left) => left <= last)
  return [...along, from.x, last].flatMap((x) =>
    offs.map((off) => ({ x, y: from.y + off, box: textBox({ x, y: from.y + off }, text) })),
  )
}

/** On which course or purlin rails stand, once a line. */
const lineNames = (
  say: Say,
  face: DrawnFace,
  isTile: boolean,
  ground: Ground,
  taken: readonly Box[],
): readonly Named[] => {
  const { out, view } = face
  if (out.railsUp || view.scale > 100) return []
  const rails = out.rails.filter((rail) => rail.line !== null && isShown(face, rail))
  const placed: Named[] = []
  for (const own of groupedBy(rails, ({ at }) => String(at))) {
    const { line, at } = own[0] as RailLine
    const text = say(isTile ? 'sheet.course-at' : 'sheet.member-at', { line: line ?? 0, at: figure(at) })
    const places = own
      .flatMap((rail) => linePlaces(face, rail, text, isTile))
      .filter(({ box }) => isWithin(box, windowOf(face)))
    const place = firstFree(places, [...taken, ...placed.map(({ box }) => box)], ground.signs, ground.feet)
    if (place === undefined) continue
    const mark = words(place.x, place.y, text, { size: 7, anchor: 'start', strong: true, plated: true })
    placed.push({ marks: [mark], box: place.box })
  }
  return placed
}

/** Names of obstacles, rails, and what rails stand on: none hides another, a number of a panel, or an obstacle. */
export const nameMarks = (say: Say, face: DrawnFace, isTile: boolean, numbers: readonly Box[]): readonly Mark[] => {
  const ground = groundOf(face, isTile, numbers)
  const obstacles = obstacleNames(face, ground)
  const rails = railNames(
    face,
    ground,
    obstacles.map(({ box }) => box),
  )
  const taken = [...ground.obstacles, ...ground.numbers, ...[...obstacles, ...rails].map(({ box }) => box)]
  return [...obstacles, ...lineNames(say, face, isTile, ground, taken), ...rails].flatMap(({ marks }) => marks)
}
