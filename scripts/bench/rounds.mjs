/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/**
 * Measures both turn by turn, so that a slow minute of the machine meets both, and compares the medians.
 * The first round warms up and does not count.
 * @param {number} rounds @param {() => number | Promise<number>} a @param {() => number | Promise<number>} b
 */
export const interleaved = async (rounds, a, b) => {
  /** @type {[number[], number[]]} */
  const [ofA, ofB] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await a(), await b()]
    if (round === 0) continue
    ofA.push(one)
    ofB.push(other)
  }
  return { a: median(ofA), b: median(ofB), ratio: median(ofA) / median(ofB) }
}
