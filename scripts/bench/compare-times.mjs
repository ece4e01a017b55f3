import { median } from './rounds.mjs'

/**
 * The probability that a time of one kind is longer than a time of the other: at 0.5 nobody can tell them apart, at 0
 * and 1 everybody can.
 * @param {readonly number[]} a @param {readonly number[]} b
 */
export const guessing = (a, b) => {
  const wins = a.flatMap((one) => b.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce((/** @type {number} */ sum, win) => sum + win, 0) / wins.length
}

/** Which comes first is chance: whatever the one leaves behind for the next meets both. @param {number} turn */
const order = (turn) => (Math.random() < 0.5 ? [0, 1] : [1, 0]).map((kind) => ({ kind, turn }))

/**
 * Times of two kinds of calls, one beside the other.
 * @param {number} rounds @param {(turn: number) => Promise<number>} a @param {(turn: number) => Promise<number>} b
 */
export const compareTimes = async (rounds, a, b) => {
  /** @type {[number[], number[]]} */
  const times = [[], []]
  const warmUp = 5
  for (let turn = 0; turn < rounds + warmUp; turn++) {
    for (const { kind } of order(turn)) {
      const time = await (kind === 0 ? a : b)(turn)
      if (turn >= warmUp) times[kind === 0 ? 0 : 1].push(time)
    }
  }
  const [ofA, ofB] = times
  return { a: median(ofA), b: median(ofB), ratio: median(ofA) / median(ofB), guessing: guessing(ofA, ofB) }
}
