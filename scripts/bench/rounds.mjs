/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/**
 * Measures both turn by turn, so that a slow minute of the machine meets both, and compares the medians.
 * Rounds that warm up come first and do not count: a server is warm when it matters.
 * @param {number} rounds @param {() => number | Promise<number>} a @param {() => number | Promise<number>} b @param {number} [warmUp]
 */
export const interleaved = async (rounds, a, b, warmUp = 1) => {
  /** @type {[number[], number[]]} */
  const [ofA, ofB] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    const [one, other] = [await a(), await b()]
    if (round < 0) continue
    ofA.push(one)
    ofB.push(other)
  }
  return { a: median(ofA), b: median(ofB), ratio: median(ofA) / median(ofB) }
}
