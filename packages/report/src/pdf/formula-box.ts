import type { Formula, Sign } from '../formula/parse-formula.ts'
import { significant, superscript } from '../wording/number-text.ts'
import { prettySymbol, symbolParts } from '../wording/trace-formula.ts'
import type { Kit } from './kit.ts'
import type { TextStyle } from './theme.ts'

/** A part of a formula: its size, and a function that draws it from the left end of its baseline. */
export type Box = {
  readonly width: number
  readonly ascent: number
  readonly descent: number
  readonly draw: (x: number, baseline: number) => void
}

type Setting = {
  readonly kit: Kit
  readonly style: TextStyle
  /** Numbers in place of names. */
  readonly given: Readonly<Record<string, number>> | null
}

/** Of the font Inter, in font sizes. */
const above = 0.97
const capHeight = 0.73
const below = 0.22
const axis = 0.27
const smallest = 5.4

const sized = (setting: Setting, share: number): Setting => ({
  ...setting,
  style: { ...setting.style, size: Math.max(smallest, setting.style.size * share) },
})

const word = ({ kit, style }: Setting, text: string): Box => {
  const [line = ''] = kit.wrap(text, Number.POSITIVE_INFINITY, style)
  const own = { ...style, lead: style.size * 1.21 }
  return {
    width: kit.measure(line, own),
    ascent: style.size * capHeight,
    descent: style.size * below,
    draw: (x, baseline) => kit.put(line, x, baseline - style.size * above, own),
  }
}

const beside = (boxes: readonly Box[]): Box => ({
  width: boxes.reduce((sum, { width }) => sum + width, 0),
  ascent: Math.max(...boxes.map(({ ascent }) => ascent)),
  descent: Math.max(...boxes.map(({ descent }) => descent)),
  draw: (x, baseline) => {
    let at = x
    for (const box of boxes) {
      box.draw(at, baseline)
      at += box.width
    }
  },
})

const moved = (box: Box, up: number): Box => ({
  ...box,
  ascent: box.ascent + up,
  descent: Math.max(0, box.descent - up),
  draw: (x, baseline) => box.draw(x, baseline - up),
})

const symbol = (setting: Setting, name: string): Box => {
  const parts = symbolParts(prettySymbol(name))
  return beside(
    parts.map(({ text, isSub }) =>
      isSub ? moved(word(sized(setting, 0.74), text), -setting.style.size * 0.22) : word(setting, text),
    ),
  )
}

const stroke = ({ kit, style }: Setting, draw: (doc: Kit['doc']) => void): void => {
  kit.doc
    .save()
    .lineWidth(style.size * 0.07)
    .lineCap('butt')
    .strokeColor(style.colour)
  draw(kit.doc)
  kit.doc.restore()
}

/** Brackets as tall as what they hold. */
const bracketed = (setting: Setting, inner: Box): Box => {
  const { size } = setting.style
  const width = size * 0.34
  const [top, bottom] = [inner.ascent + size * 0.12, inner.descent + size * 0.06]
  const curve = (x: number, baseline: number, bend: number): void =>
    stroke(setting, (doc) => {
      doc
        .moveTo(x, baseline - top)
        .quadraticCurveTo(x + bend, baseline + (bottom - top) / 2, x, baseline + bottom)
        .stroke()
    })
  return {
    width: inner.width + 2 * width,
    ascent: top,
    descent: bottom,
    draw: (x, baseline) => {
      curve(x + width * 0.75, baseline, -width)
      inner.draw(x + width, baseline)
      curve(x + width * 1.25 + inner.width, baseline, width)
    },
  }
}

const fraction = (setting: Setting, over: Box, under: Box): Box => {
  const { size } = setting.style
  const width = Math.max(over.width, under.width) + size * 0.5
  const line = size * axis
  const gap = size * 0.2
  return {
    width: width + size * 0.2,
    ascent: line + gap + over.descent + over.ascent,
    descent: under.ascent + under.descent + gap - line,
    draw: (x, baseline) => {
      const left = x + size * 0.1
      over.draw(left + (width - over.width) / 2, baseline - line - gap - over.descent)
      stroke(setting, (doc) => {
        doc
          .moveTo(left, baseline - line)
          .lineTo(left + width, baseline - line)
          .stroke()
      })
      under.draw(left + (width - under.width) / 2, baseline - line + gap + under.ascent)
    },
  }
}

const root = (setting: Setting, inner: Box): Box => {
  const { size } = setting.style
  const hook = size * 0.62
  const top = inner.ascent + size * 0.16
  return {
    width: hook + inner.width + size * 0.16,
    ascent: top + size * 0.06,
    descent: inner.descent,
    draw: (x, baseline) => {
      const bottom = baseline + inner.descent
      stroke(setting, (doc) => {
        doc
          .moveTo(x + size * 0.04, baseline - size * 0.3)
          .lineTo(x + size * 0.2, baseline - size * 0.38)
          .lineTo(x + size * 0.38, bottom)
          .lineTo(x + hook * 0.92, baseline - top)
          .lineTo(x + hook + inner.width + size * 0.1, baseline - top)
          .stroke()
      })
      inner.draw(x + hook, baseline)
    },
  }
}

const signs: Readonly<Record<Exclude<Sign, '^' | '/'>, string>> = { '+': '+', '-': '−', '*': '×' }

/** Space on the left and right, in font sizes. */
const spaced = (setting: Setting, text: string, before: number, after: number): Box => {
  const box = word(setting, text)
  const { size } = setting.style
  return { ...box, width: box.width + (before + after) * size, draw: (x, y) => box.draw(x + before * size, y) }
}

const operator = (setting: Setting, sign: Exclude<Sign, '^' | '/'>): Box => spaced(setting, signs[sign], 0.26, 0.26)

const isSum = (formula: Formula): boolean =>
  formula.kind === 'negative' || (formula.kind === 'binary' && (formula.sign === '+' || formula.sign === '-'))

const isNegativeGiven = ({ given }: Setting, formula: Formula): boolean =>
  formula.kind === 'name' && (given?.[formula.name] ?? 0) < 0

/** A sum inside a product, a product inside a power, and a negative number are bracketed. */
const factor = (setting: Setting, formula: Formula): Box => {
  const box = boxOf(setting, formula)
  return isSum(formula) ? bracketed(setting, box) : box
}

const power = (setting: Setting, base: Formula, exponent: Formula): Box => {
  const isPlain = base.kind === 'name' || base.kind === 'number' || base.kind === 'call'
  const box = boxOf(setting, base)
  const lower = isPlain && !isNegativeGiven(setting, base) ? box : bracketed(setting, box)
  const isWhole = exponent.kind === 'number' && /^\d+$/.test(exponent.text)
  if (isWhole && lower.ascent < setting.style.size) return beside([lower, word(setting, superscript(exponent.text))])
  const raised = moved(boxOf(sized(setting, 0.72), exponent), Math.max(lower.ascent - setting.style.size * 0.34, 0))
  return beside([lower, raised])
}

type Quotient = { readonly over: Formula; readonly under: Formula }

/** a / b / c is one fraction over b × c, as engineers write it. */
const quotientOf = (left: Formula, right: Formula): Quotient =>
  left.kind === 'binary' && left.sign === '/'
    ? {
        over: quotientOf(left.left, left.right).over,
        under: { kind: 'binary', sign: '*', left: quotientOf(left.left, left.right).under, right },
      }
    : { over: left, under: right }

const binary = (setting: Setting, sign: Sign, left: Formula, right: Formula): Box => {
  if (sign === '^') return power(setting, left, right)
  if (sign === '/') {
    const { over, under } = quotientOf(left, right)
    const small = sized(setting, 0.92)
    return fraction(setting, boxOf(small, over), boxOf(small, under))
  }
  if (sign === '*') return beside([factor(setting, left), operator(setting, sign), factor(setting, right)])
  const subtracted = sign === '-' && isSum(right) ? bracketed(setting, boxOf(setting, right)) : boxOf(setting, right)
  return beside([boxOf(setting, left), operator(setting, sign), subtracted])
}

const call = (setting: Setting, name: string, of: readonly Formula[]): Box => {
  const [first] = of
  if (name === 'sqrt' && first) return root(setting, boxOf(setting, first))
  const inner = beside(
    of.flatMap((each, index) => [...(index > 0 ? [spaced(setting, ',', 0, 0.26)] : []), boxOf(setting, each)]),
  )
  return beside([word(setting, name), bracketed(setting, inner)])
}

const named = (setting: Setting, name: string): Box => {
  const value = setting.given?.[name]
  if (value === undefined) return symbol(setting, name)
  const text = word(setting, significant(value))
  return value < 0 ? bracketed(setting, text) : text
}

/** A formula with fractions and roots, in names or, where given, in numbers. */
export const boxOf = (setting: Setting, formula: Formula): Box => {
  switch (formula.kind) {
    case 'name':
      return named(setting, formula.name)
    case 'number':
      return word(setting, formula.text)
    case 'negative':
      return beside([word(setting, '−'), factor(setting, formula.of)])
    case 'binary':
      return binary(setting, formula.sign, formula.left, formula.right)
    case 'call':
      return call(setting, formula.name, formula.of)
  }
}

/** Formulas that equal each other, in one line that begins with the sign. */
export const equalBoxes = (setting: Setting, boxes: readonly Box[]): Box =>
  beside(boxes.flatMap((box, index) => [spaced(setting, '=', index === 0 ? 0 : 0.5, 0.3), box]))
