import { stepsToCover, stepsWithin } from '../settings/whole-steps.ts'

/** How many panels each row of a block has, from the eave up, and where the rows begin. */
export type RowShape = { readonly columns: readonly number[]; readonly align: 'left' | 'centre' | 'right' }

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Panels that are too many leave the top rows; a row keeps two at least. */
const withoutExcess = (counts: readonly number[], excess: number): readonly number[] | null => {
  const left = [...counts]
  let rest = excess
  for (let row = left.length - 1; row >= 0 && rest > 0; row -= 1) {
    const taken = Math.min(rest, Math.max(0, (left[row] as number) - 2))
    left[row] = (left[row] as number) - taken
    rest -= taken
  }
  return rest > 0 ? null : left
}

/** Whether rows hold so many panels, and each of them two. */
const hold = (wanted: number, most: readonly number[]): boolean =>
  total(most) >= wanted && most.every((count) => count >= Math.min(2, wanted))

/**
 * So many panels in rows of which none is longer than needed; null where the rows hold fewer.
 * @param most how many panels each row holds
 */
export const evenRows = (wanted: number, most: readonly number[]): readonly number[] | null => {
  if (!hold(wanted, most)) return null
  let columns = stepsToCover(wanted, most.length)
  while (total(most.map((count) => Math.min(count, columns))) < wanted) columns += 1
  const counts = most.map((count) => Math.min(count, columns))
  if (counts.some((count) => count < Math.min(2, wanted))) return null
  return withoutExcess(counts, total(counts) - wanted)
}

/** The same with the lowest rows as long as they can be. */
export const longRows = (wanted: number, most: readonly number[]): readonly number[] | null =>
  !hold(wanted, most) ? null : withoutExcess(most, total(most) - wanted)

/** Whether every row has as many panels. */
export const isRectangle = (columns: readonly number[]): boolean => columns.every((count) => count === columns[0])

/** How often the length changes from one row to the next. */
export const stepsIn = (columns: readonly number[]): number =>
  columns.filter((count, row) => row > 0 && count !== columns[row - 1]).length

/** A column to the left or right of it, where rails hold columns. */
const inLine = (columns: number): number => stepsWithin(columns, 1)

/**
 * Where each row begins beside the longest one, mm.
 * @param pitch from one panel to the next
 * @param areInLine columns of all rows share their rails
 */
export const offsetsOf = ({ columns, align }: RowShape, pitch: number, areInLine: boolean): readonly number[] => {
  const longest = Math.max(...columns)
  const share = { left: 0, centre: 0.5, right: 1 }[align]
  return columns.map((count) => {
    const offset = share * (longest - count)
    return pitch * (areInLine ? inLine(offset) : offset)
  })
}
