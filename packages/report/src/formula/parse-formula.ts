/** A formula of the derivation as a tree: names, numbers, + - * / ^, functions and brackets. */
export type Formula =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly sign: Sign; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly Formula[] }
export type Sign = '+' | '-' | '*' | '/' | '^'

const tokens = /\s*([\p{L}_][\p{L}\p{N}_']*|\d+(?:\.\d+)?|[-+*/^(),])/uy

const split = (text: string): readonly string[] | null => {
  const found: string[] = []
  tokens.lastIndex = 0
  while (tokens.lastIndex < text.trimEnd().length) {
    const token = tokens.exec(text)?.[1]
    if (token === undefined) return null
    found.push(token)
  }
  return found
}

const strength: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 }
const ofNegative = 3

type Reading = { readonly tokens: readonly string[]; at: number }

class Unreadable extends Error {}

const expect = (reading: Reading, token: string): void => {
  if (reading.tokens[reading.at++] !== token) throw new Unreadable(token)
}

const readArguments = (reading: Reading): readonly Formula[] => {
  const found = [readFormula(reading, 0)]
  while (reading.tokens[reading.at] === ',') {
    reading.at++
    found.push(readFormula(reading, 0))
  }
  expect(reading, ')')
  return found
}

const readOperand = (reading: Reading): Formula => {
  const token = reading.tokens[reading.at++]
  if (token === undefined || /^[+*/^),]$/.test(token)) throw new Unreadable(token)
  if (token === '-') return { kind: 'negative', of: readFormula(reading, ofNegative) }
  if (token === '(') {
    const inner = readFormula(reading, 0)
    expect(reading, ')')
    return inner
  }
  if (/^\d/.test(token)) return { kind: 'number', text: token }
  if (reading.tokens[reading.at] !== '(') return { kind: 'name', name: token }
  reading.at++
  return { kind: 'call', name: token, of: readArguments(reading) }
}

const isSign = (token: string | undefined): token is Sign => token !== undefined && token in strength

const readFormula = (reading: Reading, least: number): Formula => {
  let left = readOperand(reading)
  for (;;) {
    const sign = reading.tokens[reading.at]
    if (!isSign(sign)) return left
    const own = strength[sign] ?? 0
    if (own < least || (own === least && sign !== '^')) return left
    reading.at++
    left = { kind: 'binary', sign, left, right: readFormula(reading, sign === '^' ? own - 1 : own) }
  }
}

/** Null for other text, which is printed as written. */
export const parseFormula = (text: string): Formula | null => {
  const found = split(text)
  if (found === null || found.length === 0) return null
  const reading: Reading = { tokens: found, at: 0 }
  try {
    const formula = readFormula(reading, 0)
    return reading.at === found.length ? formula : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
