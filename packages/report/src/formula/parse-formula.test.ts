import { describe, expect, it } from 'vitest'
import { type Formula, parseFormula } from './parse-formula.ts'

/** With every bracket, to show the order of the operations. */
const said = (formula: Formula | null): string => {
  if (formula === null) return 'nothing'
  if (formula.kind === 'name') return formula.name
  if (formula.kind === 'number') return formula.text
  if (formula.kind === 'negative') return `(-${said(formula.of)})`
  if (formula.kind === 'call') return `${formula.name}(${formula.of.map(said).join(',')})`
  return `(${said(formula.left)}${formula.sign}${said(formula.right)})`
}

describe('a formula', () => {
  it.each([
    ['w * L ^ 2 / 8', '((w*(L^2))/8)'],
    ['8 / 2 / 2 - 1', '(((8/2)/2)-1)'],
    ['-c ^ 2 / 2', '((-(c^2))/2)'],
    ['2 ^ (-1)', '(2^(-1))'],
    ['a ^ b ^ c', '(a^(b^c))'],
    ['sqrt(f_y / 250) * max(1, min(a_1, 5))', '(sqrt((f_y/250))*max(1,min(a_1,5)))'],
    ['(a + b) * c', '((a+b)*c)'],
    ["f'b", "f'b"],
  ])('%s is read as %s', (text, order) => {
    expect(said(parseFormula(text))).toBe(order)
  })

  it.each(['', 'table 3.1 of the maker', '1 +', 'a b', '(a', 'a)', 'max(1,)', '2 % 3'])('%j is none', (text) => {
    expect(parseFormula(text)).toBeNull()
  })
})
