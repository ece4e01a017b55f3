/** Bold text of size 7 and where it begins, points. */
export type Label = { readonly left: number; readonly y: number; readonly text: string }

/** Widest usual sign of size 7: of Latin scripts, and of Chinese. */
const [latin, chinese] = [4.3, 7.2]

/** No less than the text takes, points. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((width, sign) => width + (sign > '\u2e7f' ? chinese : latin), 0)

export const endOf = ({ left, text }: Label): number => left + widthOf(text)

/** Lines nearer than this run into each other. */
const lead = 8

export const isOver = (one: Label, other: Label): boolean =>
  Math.abs(one.y - other.y) < lead && one.left < endOf(other) && other.left < endOf(one)
