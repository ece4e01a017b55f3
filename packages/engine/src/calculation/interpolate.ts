/** A row of a table of one variable: abscissa and ordinate. */
export type Row = readonly [x: number, y: number]

/** A place x in a table with the rows on either side of it. */
export type Bracket = {
  readonly x: number
  readonly x_1: number
  readonly x_2: number
  readonly y_1: number
  readonly y_2: number
}

/**
 * The two rows around x of a table in rising order; at or beyond an end, the end row twice.
 * The caller decides whether a table may be read beyond its end.
 */
export const bracket = (rows: readonly Row[], x: number): Bracket => {
  let low = rows[0] as Row
  for (const row of rows) {
    if (x === row[0]) return { x, x_1: row[0], x_2: row[0], y_1: row[1], y_2: row[1] }
    if (x < row[0]) {
      const from = x < low[0] ? row : low
      return { x, x_1: from[0], x_2: row[0], y_1: from[1], y_2: row[1] }
    }
    low = row
  }
  return { x, x_1: low[0], x_2: low[0], y_1: low[1], y_2: low[1] }
}

/** Linear interpolation in a table in rising order, constant beyond its ends. */
export const interpolate = (rows: readonly Row[], x: number): number => {
  const { x_1, x_2, y_1, y_2 } = bracket(rows, x)
  return x_1 === x_2 ? y_1 : y_1 + ((y_2 - y_1) * (x - x_1)) / (x_2 - x_1)
}
