import { expect, test } from 'vitest'
import { formulaLines } from './formula-lines.ts'

const lines = (formula: string, width: number) => formulaLines(formula, width, ({ length }) => length)

test('a formula that fits stays on one line', () => {
  expect(lines('= a + b', 7)).toEqual(['= a + b'])
})

test('a line begins with the sign of the part that it holds', () => {
  expect(lines('= 1.2 × D + K × q × (A × (C × T) + c × p)', 36)).toEqual([
    '= 1.2 × D',
    '+ K × q × (A × (C × T) + c × p)',
  ])
  expect(lines('= q × (A × (C + E) + c × p) − D × cos θ', 34)).toEqual(['= q × (A × (C + E) + c × p)', '− D × cos θ'])
})

test('no line holds a few signs only, and a name of two words stays whole', () => {
  for (const width of [18, 24, 30, 36]) {
    const broken = lines('= q × (A × (C × T × β + P × e) + c × p) − D × cos θ', width)
    expect(broken.join(' ')).toBe('= q × (A × (C × T × β + P × e) + c × p) − D × cos θ')
    expect(broken.every((line) => line.length <= width)).toBe(true)
    expect(broken.slice(1).every((line) => /^[+−×] /.test(line))).toBe(true)
    expect(broken.slice(0, -1).every((line) => line.length >= 0.2 * width)).toBe(true)
  }
})

test('arguments break behind their comma', () => {
  expect(lines('= max(first, second, third)', 14)).toEqual(['= max(first,', 'second, third)'])
})
