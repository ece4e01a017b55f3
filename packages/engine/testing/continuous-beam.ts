/** Solves rows of a linear system, the right side last, by elimination with pivots. */
const solved = (rows: number[][]): readonly number[] => {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column)
    const pivot = rest.reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const share = (row[column] ?? 0) / (pivot[column] ?? 0)
      for (let index = column; index <= size; index += 1) row[index] = (row[index] ?? 0) - share * (pivot[index] ?? 0)
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 0))
}

const step = (x: number, power: number): number => (x > 0 ? x ** power : 0)

/**
 * Reactions of a beam under a load of 1 on supports at given places, from the deflection of zero at each of them
 * (double integration) and balance: shares nothing with the engine's clauses.
 */
export const beamReactions = (length: number, supports: readonly number[]): readonly number[] => {
  const level = supports.map((x) => [...supports.map((at) => step(x - at, 3) / 6), x, 1, x ** 4 / 24])
  const forces = [...supports.map(() => 1), 0, 0, length]
  const moments = [...supports, 0, 0, length ** 2 / 2]
  return solved([...level, forces, moments]).slice(0, supports.length)
}

/** Supports of a beam that lies in the middle of them. */
export const centred = (length: number, gaps: readonly number[]): readonly number[] => {
  const places = [(length - gaps.reduce((sum, gap) => sum + gap, 0)) / 2]
  for (const gap of gaps) places.push((places.at(-1) ?? 0) + gap)
  return places
}
