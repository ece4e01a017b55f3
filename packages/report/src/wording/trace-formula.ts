import { significant, superscript } from './number-text.ts'

const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  phi: 'φ',
  pi: 'π',
  psi: 'ψ',
  Delta: 'Δ',
  Sigma: 'Σ',
}

const name = /[\p{L}_][\p{L}\p{N}_']*/gu

const withGreek = (identifier: string): string =>
  identifier
    .split('_')
    .map((part) => greek[part] ?? part)
    .join('_')
    .replace(/^(cos|sin|tan)_/, '$1 ')

const signs = (formula: string): string =>
  formula
    .replace(/ ?\^ ?(\d+)(?![\d.])/g, (_, digits: string) => superscript(digits))
    .replace(/ \* /g, ' × ')
    .replace(/<=/g, '≤')
    .replace(/>=/g, '≥')
    .replace(/ - /g, ' − ')
    .replace(/\(\((−[\d.]+)\)\)/g, '($1)')
    .replace(/(^|[(,] ?)-(?=[\d\p{L}(])/gu, '$1−')
    .replace(/\babs\(([^()]*)\)/g, '|$1|')

/** The formula as engineers write it: × for *, ² for ^ 2, Greek letters for their names. */
export const prettyFormula = (formula: string): string => signs(formula.replace(name, withGreek))

export const prettySymbol = (symbol: string): string => withGreek(symbol)

/** A negative number inside a formula gets brackets. */
const inserted = (value: number): string => (value < 0 ? `(${significant(value)})` : significant(value))

/** The formula with numbers for names; null where the value was read or set, not calculated. */
export const substitutedFormula = (formula: string, given: Readonly<Record<string, number>>): string | null => {
  if (formula in given || !/[^\p{L}\p{N}_.' ]/u.test(formula)) return null
  return signs(
    formula.replace(name, (identifier) => {
      const value = given[identifier]
      return value === undefined ? withGreek(identifier) : inserted(value)
    }),
  )
}

export type SymbolPart = { readonly text: string; readonly isSub: boolean }

/** "M_z" as M with subscript z. */
export const symbolParts = (symbol: string): readonly SymbolPart[] => {
  const [base = '', ...subs] = symbol.split('_')
  return [{ text: base, isSub: false }, ...(subs.length === 0 ? [] : [{ text: subs.join(','), isSub: true }])]
}

const lowered = /(?<=[\p{L}\p{Nd}])_([\p{L}\p{Nd}_']+)/gu

/** A formula as runs of text: "V_R × M_c" with subscripts R and c. */
export const formulaParts = (formula: string): readonly SymbolPart[] =>
  formula
    .split(lowered)
    .map((text, index) => ({ text: index % 2 === 1 ? text.replaceAll('_', ',') : text, isSub: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
