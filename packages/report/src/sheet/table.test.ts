import { expect, test } from 'vitest'
import type { Pen } from './paper.ts'
import { laidTable } from './table.ts'

/** Every sign is four points wide. */
const pen = {
  wrap: (text: string, width: number) =>
    text.match(new RegExp(`.{1,${Math.max(1, Math.floor(width / 4))}}`, 'g')) ?? [],
} as unknown as Pen

test('a number is never broken, however narrow its column', () => {
  const columns = [
    { title: 'Leg', width: 40 },
    { title: 'Side', width: 14, right: true },
  ] as const
  const { parts } = laidTable(pen, { heading: 'Legs', columns, rows: [['rear', '0.33']] }, 0, 0)
  expect(JSON.stringify(parts)).toContain('"0.33"')
})
