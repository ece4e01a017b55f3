/** From points of a picture to millimetres on the plane of a rectangle of known size. */

export type Point = { readonly x: number; readonly y: number }

/** Row by row; the ninth is one. */
export type Perspective = readonly number[]

const at = (row: readonly number[], index: number): number => row[index] ?? 0

/** Gaussian elimination with the largest pivot; null where the equations do not decide. */
export const solved = (equations: readonly (readonly number[])[]): readonly number[] | null => {
  const rows = equations.map((row) => [...row])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column)
    const largest = rest.reduce((best, row) => (Math.abs(at(row, column)) > Math.abs(at(best, column)) ? row : best))
    if (Math.abs(at(largest, column)) < 1e-10) return null
    const place = rows.indexOf(largest)
    rows[place] = rows[column] ?? []
    rows[column] = largest.map((value) => value / at(largest, column))
    for (const [index, row] of rows.entries()) {
      const factor = at(row, column)
      if (index !== column) rows[index] = row.map((value, each) => value - factor * at(rows[column] ?? [], each))
    }
  }
  return rows.map((row) => at(row, size))
}

/** Of four corners around a rectangle, the first two along its first side; null: they are no corners. */
export const perspectiveOf = (corners: readonly Point[], width: number, height: number): Perspective | null => {
  const plane = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const equations = plane.flatMap((to, index) => {
    const { x, y } = corners[index] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
      [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
    ]
  })
  const found = corners.length === 4 ? solved(equations) : null
  return found && [...found, 1]
}

export const onPlane = (perspective: Perspective, { x, y }: Point): Point => {
  const row = (index: number): number =>
    at(perspective, index) * x + at(perspective, index + 1) * y + at(perspective, index + 2)
  return { x: row(0) / row(6), y: row(3) / row(6) }
}

const turnAt = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** Whether four points go around without crossing or bending inwards. */
export const isConvex = (corners: readonly Point[]): boolean => {
  const turns = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    const after = corners[(index + 2) % corners.length]
    return next && after ? turnAt(corner, next, after) : 0
  })
  return corners.length === 4 && (turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0))
}
