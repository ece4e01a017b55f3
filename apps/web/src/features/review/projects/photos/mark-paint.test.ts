import { markColours } from '@soundroof/contract/review/mark-up'
import { expect, it } from 'vitest'
import { markPaint } from './mark-paint.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const visions: Readonly<Record<string, Matrix>> = {
  'every colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z)
  return [a ?? 0, b ?? 0, c ?? 0]
}
const linear = (hex: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return [r, g, b]
}
/** IEC 61966-2-1, divided by the white of D65. */
const toXyz: Matrix = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
]
const lab = (light: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = times(toXyz, light).map((value) => Math.cbrt(Math.max(value, 0)))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

it.each(Object.entries(visions))('colours of marks are far apart for who sees %s', (_, matrix) => {
  const seen = markColours.map((colour) => ({ colour, at: lab(times(matrix, linear(markPaint[colour]))) }))
  const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => ({ one, other })))
  // Two colours look different from about 2.3; ten times that is plain at a glance.
  for (const { one, other } of pairs)
    expect(apart(one.at, other.at), `${one.colour} and ${other.colour}`).toBeGreaterThan(23)
})
