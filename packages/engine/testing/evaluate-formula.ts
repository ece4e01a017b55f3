/** Reads a printed formula: numbers, names, + - * / ^, brackets and a few functions. Test support, not part of the engine. */
type Given = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  cos: Math.cos,
  sin: Math.sin,
  tan: Math.tan,
  ln: Math.log,
  sqrt: Math.sqrt,
  round: Math.round,
  floor: Math.floor,
}

const tokensOf = (formula: string): string[] => {
  const tokens = formula.match(/\d+\.?\d*(?:e[+-]?\d+)?|[\p{L}_][\p{L}\p{N}_]*|[-+*/^(),]/giu) ?? []
  if (tokens.join('') !== formula.replace(/\s+/g, '')) throw new Error(`unreadable formula: ${formula}`)
  return tokens
}

type Reader = { readonly formula: string; readonly tokens: readonly string[]; readonly given: Given; at: number }

const take = (reader: Reader, token: string): boolean => {
  if (reader.tokens[reader.at] !== token) return false
  reader.at += 1
  return true
}

const expectToken = (reader: Reader, token: string): void => {
  if (!take(reader, token)) throw new Error(`"${token}" expected in ${reader.formula}`)
}

const call = (reader: Reader, name: string): number => {
  const values = [sum(reader)]
  while (take(reader, ',')) values.push(sum(reader))
  expectToken(reader, ')')
  const known = functions[name]
  if (!known) throw new Error(`unknown function ${name} in ${reader.formula}`)
  return known(...values)
}

const named = (reader: Reader, name: string): number => {
  if (take(reader, '(')) return call(reader, name)
  const value = reader.given[name] ?? (name === 'pi' ? Math.PI : undefined)
  if (value === undefined) throw new Error(`${name} is not given in ${reader.formula}`)
  return value
}

const atom = (reader: Reader): number => {
  const token = reader.tokens[reader.at]
  reader.at += 1
  if (token === undefined) throw new Error(`${reader.formula} ends too early`)
  if (/^\d/.test(token)) return Number(token)
  if (token !== '(') return named(reader, token)
  const value = sum(reader)
  expectToken(reader, ')')
  return value
}

const power = (reader: Reader): number => {
  if (take(reader, '-')) return -power(reader)
  const base = atom(reader)
  return take(reader, '^') ? base ** power(reader) : base
}

const product = (reader: Reader): number => {
  let value = power(reader)
  for (;;) {
    if (take(reader, '*')) value *= power(reader)
    else if (take(reader, '/')) value /= power(reader)
    else return value
  }
}

const sum = (reader: Reader): number => {
  let value = product(reader)
  for (;;) {
    if (take(reader, '+')) value += product(reader)
    else if (take(reader, '-')) value -= product(reader)
    else return value
  }
}

/** The value of a formula; throws for an unknown name or a syntax it does not read. */
export const evaluateFormula = (formula: string, given: Given): number => {
  const reader: Reader = { formula, tokens: tokensOf(formula), given, at: 0 }
  const value = sum(reader)
  if (reader.at !== reader.tokens.length) throw new Error(`${formula} goes on after its end`)
  return value
}
