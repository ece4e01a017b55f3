/** N, NE, E, SE, S, SW, W, NW */
export type ByDirection = readonly [number, number, number, number, number, number, number, number]

/** In each direction the largest of several regions. */
export const largestOf = (regions: readonly ByDirection[]): ByDirection => {
  const at = (index: number) => Math.max(...regions.map((region) => region[index] as number))
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)]
}

/** The same multiplier from everywhere. */
export const sameInAllDirections = (value: number): ByDirection => [
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
]
