import type { Mark } from '../drawing/mark.ts'
import { box, words } from './paper.ts'
import { long } from './view.ts'

/** m: of the bar, by scale. */
const lengths: readonly (readonly [scale: number, metres: number])[] = [
  [50, 2],
  [100, 4],
  [250, 10],
  [500, 20],
  [1000, 40],
  [5000, 200],
]

/** To check the print by; `right`: its right end. */
export const scaleBar = (right: number, y: number, scale: number): readonly Mark[] => {
  const metres = lengths.find(([most]) => scale <= most)?.[1] ?? 200
  const length = long(metres * 1000, scale)
  const x = right - length
  return [
    box(x, y, length / 2, 3, { width: 0.5, fill: '#16202b' }),
    box(x + length / 2, y, length / 2, 3, { width: 0.5 }),
    words(x, y - 6, '0', { size: 7, anchor: 'middle' }),
    words(right, y - 6, `${metres} m`, { size: 7, anchor: 'middle' }),
  ]
}
