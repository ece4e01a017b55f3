export const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/** Of normal readings the median deviation is 0.6745 of the standard deviation (the quartile of the normal distribution). */
const deviations = 1 / 0.6745

/** Standard deviation, which one reading far off does not change. */
export const spreadOf = (values: readonly number[]): number => {
  const middle = medianOf(values)
  return deviations * medianOf(values.map((value) => Math.abs(value - middle)))
}
