import type { Bounds, Point } from '../../drawing/scene.ts'

/** Points on paper, y downwards: `top` is the smaller one. */
export type Box = Bounds

/** Widest usual sign of size 7, bold: of Latin scripts, and of Chinese. */
const [latin, chinese] = [4.3, 7.2]

/** No less than the text takes, points. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((width, sign) => width + (sign > '\u2e7f' ? chinese : latin), 0)

/** Of a text of size 7 with its plate. */
const lead = 8

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** Of a text that begins at a place. */
export const textBox = ({ x, y }: Point, text: string): Box => {
  const width = widthOf(text)
  return boxAround({ x: x + width / 2, y }, width, lead)
}

export const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((other) => meets(box, other))

export const isWithin = (box: Box, { left, right, top, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
