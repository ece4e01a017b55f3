import { codewordsOf } from './qr-codewords.ts'

/** Modules of a QR code by row and column: dark, light, or not yet decided. */
type Matrix = (boolean | null)[][]
type Place = readonly [row: number, column: number]

const blank = (size: number): Matrix => Array.from({ length: size }, () => Array.from({ length: size }, () => null))

const put = (matrix: Matrix, [row, column]: Place, dark: boolean): void => {
  const line = matrix[row]
  if (line && column >= 0 && column < line.length) line[column] = dark
}

/** Concentric squares around a centre; `light` tells which distances are light. */
const square = (matrix: Matrix, [row, column]: Place, radius: number, light: readonly number[]): void => {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      put(matrix, [row + dy, column + dx], !light.includes(Math.max(Math.abs(dy), Math.abs(dx))))
}

const drawPatterns = (matrix: Matrix, version: number): void => {
  const size = matrix.length
  for (let i = 0; i < size; i++) {
    put(matrix, [6, i], i % 2 === 0)
    put(matrix, [i, 6], i % 2 === 0)
  }
  for (const corner of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(matrix, corner, 4, [2, 4])
  // Versions 2 to 6 have one alignment pattern.
  if (version > 1) square(matrix, [size - 7, size - 7], 2, [1])
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Level M is 00; then the mask; then their BCH remainder. */
const formatBits = (mask: number): number => {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

const drawFormat = (matrix: Matrix, mask: number): void => {
  const size = matrix.length
  const bits = formatBits(mask)
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    put(matrix, i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : [size - 15 + i, 8], dark)
    put(matrix, i < 8 ? [8, size - 1 - i] : i === 8 ? [8, 7] : [8, 14 - i], dark)
  }
  put(matrix, [size - 8, 8], true)
}

/** Places of the data, two columns at a time from the right, up and down, past the vertical timing line. */
const zigzag = (size: number): readonly Place[] => {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((c) => (c <= 6 ? c - 1 : c))
  return rights.flatMap((right, index) =>
    Array.from({ length: size }, (_, i) => (index % 2 === 0 ? size - 1 - i : i)).flatMap((row): Place[] => [
      [row, right],
      [row, right - 1],
    ]),
  )
}

const drawData = (matrix: Matrix, codewords: readonly number[], mask: number): void => {
  const isMasked = masks[mask] ?? (() => false)
  const free = zigzag(matrix.length).filter(([row, column]) => matrix[row]?.[column] === null)
  for (const [index, [row, column]] of free.entries()) {
    const bit = (((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
    put(matrix, [row, column], bit !== isMasked(row, column))
  }
}

const draw = (version: number, codewords: readonly number[], mask: number): boolean[][] => {
  const matrix = blank(17 + 4 * version)
  drawPatterns(matrix, version)
  drawFormat(matrix, mask)
  drawData(matrix, codewords, mask)
  return matrix.map((row) => row.map((dark) => dark === true))
}

/** How hard a matrix is to scan: long runs and large squares of one colour. */
const penalty = (matrix: readonly (readonly boolean[])[]): number => {
  const lines = [...matrix, ...matrix.map((_, c) => matrix.map((row) => row[c] === true))]
  const texts = lines.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = texts.flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const looksLikeFinder = texts.flatMap((text) => text.match(/(?=10111010000|00001011101)/g) ?? []).length
  return runs + 40 * looksLikeFinder
}

/** The QR code of a text, without its quiet zone; null when the text is longer than 106 bytes. */
export const qrMatrix = (text: string): readonly (readonly boolean[])[] | null => {
  const encoded = codewordsOf(text)
  if (encoded === null) return null
  const drawn = masks.map((_, mask) => draw(encoded.version, encoded.codewords, mask))
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}
