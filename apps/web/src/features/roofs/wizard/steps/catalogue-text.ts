const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A thickness as in catalogues: with the decimals of its list, at least one (1.0, 0.60). */
export const catalogueText = (value: number, list: readonly (number | null)[]): string =>
  value.toFixed(Math.max(1, ...list.map((other) => decimalsOf(other ?? 0))))
