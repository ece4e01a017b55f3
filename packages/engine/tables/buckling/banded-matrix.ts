/** A symmetric matrix with entries near the diagonal only, its lower half row by row. */
export type BandedMatrix = { readonly size: number; readonly band: number; readonly values: Float64Array }

export const bandedMatrix = (size: number, band: number): BandedMatrix => ({
  size,
  band,
  values: new Float64Array(size * (band + 1)),
})

/** Adds to an entry; entries above the diagonal are their mirror images and are left out. */
export const addTo = ({ band, values }: BandedMatrix, row: number, column: number, value: number): void => {
  if (column > row) return
  const at = row * (band + 1) + column - row + band
  values[at] = (values[at] as number) + value
}

/** Removes a degree of freedom from both matrices. */
export const fixDegreeOfFreedom = (stiffness: BandedMatrix, load: BandedMatrix, index: number): void => {
  const { size, band } = stiffness
  for (let other = Math.max(0, index - band); other <= Math.min(size - 1, index + band); other += 1) {
    const at = Math.max(index, other) * band + band + Math.min(index, other)
    stiffness.values[at] = other === index ? 1 : 0
    load.values[at] = 0
  }
}

/** Entry (row, column) of L in place, of A = L D L', with D on the diagonal; rows before are done. */
const reduceEntry = (a: Float64Array, band: number, row: number, column: number): number => {
  const first = Math.max(0, row - band)
  const [mine, other] = [row * band + band, column * band + band]
  let value = a[mine + column] as number
  for (let k = first; k < column; k += 1)
    value -= (a[mine + k] as number) * (a[other + k] as number) * (a[k * band + band + k] as number)
  return value
}

/** Whether x'Ax > 0 for every x: all pivots of A = L D L' are positive. Overwrites the values. */
const hasPositivePivots = (a: Float64Array, size: number, band: number): boolean => {
  for (let row = 0; row < size; row += 1) {
    for (let column = Math.max(0, row - band); column < row; column += 1)
      a[row * band + band + column] = reduceEntry(a, band, row, column) / (a[column * band + band + column] as number)
    const pivot = reduceEntry(a, band, row, row)
    if (!(pivot > 0)) return false
    a[row * band + band + row] = pivot
  }
  return true
}

/** Whether the structure is stable under `factor` times its load: stiffness less factor times load matrix. */
const isStable = (stiffness: BandedMatrix, load: BandedMatrix, factor: number, work: Float64Array): boolean => {
  for (let at = 0; at < work.length; at += 1)
    work[at] = (stiffness.values[at] as number) - factor * (load.values[at] as number)
  return hasPositivePivots(work, stiffness.size, stiffness.band)
}

const noBuckling = 2 ** 60
const halvings = 36

/**
 * The smallest positive load factor at which stiffness K and load matrix G lose their stability, K x = factor G x:
 * by halving the interval between a stable and an unstable factor. Infinity when no factor does.
 */
export const smallestLoadFactor = (stiffness: BandedMatrix, load: BandedMatrix): number => {
  const work = new Float64Array(stiffness.values.length)
  const stable = (factor: number): boolean => isStable(stiffness, load, factor, work)
  let high = 1
  while (stable(high)) {
    if (high > noBuckling) return Number.POSITIVE_INFINITY
    high *= 4
  }
  let low = high / 4
  while (!stable(low)) {
    if (low < 1 / noBuckling) throw new RangeError('the structure is unstable without load')
    high = low
    low /= 4
  }
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (stable(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
