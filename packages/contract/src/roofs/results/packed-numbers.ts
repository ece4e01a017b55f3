/** Rows of numbers as JSON, written without a text for each: a result has some thousands of them. */

const ZERO = 48
const COMMA = 44
/** The digits of 2 ** 31 - 1 and a comma. */
const MOST_BYTES = 11
const decoder = new TextDecoder()

/** Digits of a whole number below 2 ** 31. */
const digitsOf = (value: number): number => {
  if (value < 10) return 1
  if (value < 100) return 2
  if (value < 1000) return 3
  let digits = 4
  for (let limit = 10_000; value >= limit; limit *= 10) digits += 1
  return digits
}

/** Writes a whole number and a comma; where the next begins. Whole arithmetic: `| 0` keeps it from becoming a fraction. */
const writePosition = (bytes: Uint8Array, at: number, value: number): number => {
  const end = at + digitsOf(value)
  let rest = value
  for (let place = end - 1; place >= at; place -= 1) {
    const tens = (rest / 10) | 0
    bytes[place] = ZERO + rest - 10 * tens
    rest = tens
  }
  bytes[end] = COMMA
  return end + 1
}

/** A row of whole numbers, 0 to 2 ** 31 - 1, that is filled again and again. */
export const positionRow = () => {
  let row = new Int32Array(1024)
  let bytes = new Uint8Array(0)
  let count = 0

  const text = (): string => {
    if (bytes.length < count * MOST_BYTES) bytes = new Uint8Array(row.length * MOST_BYTES)
    let at = 0
    for (let index = 0; index < count; index += 1) at = writePosition(bytes, at, row[index] as number)
    return decoder.decode(bytes.subarray(0, Math.max(0, at - 1)))
  }
  return {
    clear: (): void => {
      count = 0
    },
    push: (position: number): void => {
      if (count === row.length) {
        const longer = new Int32Array(2 * count)
        longer.set(row)
        row = longer
      }
      row[count] = position
      count += 1
    },
    /** Without brackets. */
    text,
  }
}

/** Finds the place of a number by its bits. Open addressing; a turn number tells what is left from before. */
const numberTable = (size: number) => ({
  size,
  keys: new Float64Array(size),
  turns: new Uint32Array(size),
  places: new Uint32Array(size),
})

const bits = new Float64Array(1)
const [low, high] = [0, 1] as const
const words = new Uint32Array(bits.buffer)

/** Spreads the bits of a number over 32 of them. */
const spread = (value: number): number => {
  bits[0] = value
  return Math.imul((words[low] as number) ^ Math.imul(words[high] as number, 0x9e3779b1), 0x85ebca6b) >>> 0
}

/**
 * Numbers in the order in which they come, each distinct one written once: a step is mostly made of the values of others.
 * Zero and negative zero are one, as they are in JSON.
 */
export const numberRow = () => {
  const positions = positionRow()
  let table = numberTable(1024)
  let values: number[] = []
  let turn = 1

  const slotOf = (value: number): number => {
    const { size, keys, turns } = table
    let slot = (spread(value) >>> 12) & (size - 1)
    while (turns[slot] === turn && keys[slot] !== value) slot = (slot + 1) & (size - 1)
    return slot
  }
  const keep = (slot: number, value: number, place: number): void => {
    table.keys[slot] = value
    table.turns[slot] = turn
    table.places[slot] = place
  }
  const grow = (): void => {
    table = numberTable(2 * table.size)
    for (const [place, value] of values.entries()) keep(slotOf(value), value, place)
  }
  const placeOf = (given: number): number => {
    const value = given + 0
    const slot = slotOf(value)
    if (table.turns[slot] === turn) return table.places[slot] as number
    keep(slot, value, values.length)
    values.push(value)
    if (2 * values.length > table.size) grow()
    return values.length - 1
  }
  return {
    clear: (): void => {
      turn += 1
      values = []
      positions.clear()
    },
    push: (value: number): void => positions.push(placeOf(value)),
    /** Position of a number that stands elsewhere. */
    placeOf,
    /** The distinct numbers, and the place of each number among them, without brackets. */
    values: (): string => values.join(),
    positions: positions.text,
  }
}
