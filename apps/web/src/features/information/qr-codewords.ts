/** Codewords of a QR code (ISO/IEC 18004) in byte mode at error correction level M. */

/** By version from 1: blocks, data codewords a block, error correction codewords a block. */
const versions = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const

const exponents: number[] = [1]
for (let i = 1; i < 255; i++) {
  const doubled = (exponents[i - 1] ?? 0) << 1
  exponents.push(doubled > 255 ? doubled ^ 0x11d : doubled)
}
const logarithm = new Map(exponents.map((value, index) => [value, index]))

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exponents[((logarithm.get(a) ?? 0) + (logarithm.get(b) ?? 0)) % 255] ?? 0)

/** Coefficients of (x - 1)(x - α)…, highest first, without the leading 1. */
const generator = (degree: number): readonly number[] => {
  let polynomial = [1]
  for (let i = 0; i < degree; i++) {
    const shifted = [...polynomial, 0]
    const scaled = [0, ...polynomial.map((value) => multiply(value, exponents[i] ?? 0))]
    polynomial = shifted.map((value, index) => value ^ (scaled[index] ?? 0))
  }
  return polynomial.slice(1)
}

/** Reed-Solomon remainder of a block. */
export const correction = (data: readonly number[], degree: number): readonly number[] => {
  const divisor = generator(degree)
  let rest: readonly number[] = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor))
  }
  return rest
}

/** Mode 0100, length, the bytes, then padding. All is shifted by the mode's four bits. */
const dataCodewords = (bytes: readonly number[], capacity: number): readonly number[] => {
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from(
    { length: nibbles.length / 2 },
    (_, i) => ((nibbles[2 * i] ?? 0) << 4) | (nibbles[2 * i + 1] ?? 0),
  )
  const padding = Array.from({ length: capacity - words.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11))
  return [...words, ...padding]
}

const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] =>
  (blocks[0] ?? []).flatMap((_, index) => blocks.map((block) => block[index] ?? 0))

/** The smallest version that holds the text, with its codewords; null when none up to 6 does (106 bytes). */
export const codewordsOf = (
  text: string,
): { readonly version: number; readonly codewords: readonly number[] } | null => {
  const bytes = [...new TextEncoder().encode(text)]
  const index = versions.findIndex(([count, data]) => bytes.length + 2 <= count * data)
  const size = versions[index]
  if (size === undefined) return null
  const [count, length, degree] = size
  const data = dataCodewords(bytes, count * length)
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * length, (i + 1) * length))
  const corrections = blocks.map((block) => correction(block, degree))
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] }
}
