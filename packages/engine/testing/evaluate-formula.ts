/** Reads a printed formula: numbers, names, + - * / ^, brackets and a few functions. Test support, not part of the engine. */
type Given = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  cos: Math.cos,
  sqrt: Math.sqrt,
  round: Math.round,
}

const tokensOf = (formula: string): string[] => {
  const tokens = formula.match(/\d+\.?\d*(?:e[+-]?\d+)?|[\p{L}_][\p{L}\p{N}_]*|[-+*/^(),]/giu) ?? []
  if (tokens.join('') !== formula.replace(/\s+/g, '')) throw new Error(`unreadable formula: ${formula}`)
  return tokens
}

/** The value of a formula; throws for an unknown name or a syntax it does not read. */
export const evaluateFormula = (formula: string, given: Given): number => {
  const tokens = tokensOf(formula)
  let at = 0
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false
    at += 1
    return true
  }
  const expect = (token: string): void => {
    if (!take(token)) throw new Error(`"${token}" expected in ${formula}`)
  }
  const call = (name: string): number => {
    const values = [sum()]
    while (take(',')) values.push(sum())
    expect(')')
    const known = functions[name]
    if (!known) throw new Error(`unknown function ${name} in ${formula}`)
    return known(...values)
  }
  const atom = (): number => {
    const token = tokens[at]
    at += 1
    if (token === undefined) throw new Error(`${formula} ends too early`)
    if (token === '(') {
      const value = sum()
      expect(')')
      return value
    }
    if (/^\d/.test(token)) return Number(token)
    if (take('(')) return call(token)
    if (token === 'pi' && given.pi === undefined) return Math.PI
    const value = given[token]
    if (value === undefined) throw new Error(`${token} is not given in ${formula}`)
    return value
  }
  const power = (): number => {
    if (take('-')) return -power()
    const base = atom()
    return take('^') ? base ** power() : base
  }
  const product = (): number => {
    let value = power()
    for (;;) {
      if (take('*')) value *= power()
      else if (take('/')) value /= power()
      else return value
    }
  }
  const sum = (): number => {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('-')) value -= product()
      else return value
    }
  }
  const value = sum()
  if (at !== tokens.length) throw new Error(`${formula} goes on after its end`)
  return value
}
