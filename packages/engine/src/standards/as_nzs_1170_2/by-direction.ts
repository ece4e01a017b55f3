/** N, NE, E, SE, S, SW, W, NW */
export type ByDirection = readonly [number, number, number, number, number, number, number, number]

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
