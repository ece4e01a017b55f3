import type { BlockOf, StepLine } from '../blocks.ts'
import { unitText } from '../number-text.ts'
import { symbolParts } from '../trace-formula.ts'
import { ensure, horizontal, type Kit, leaf, tagIn } from './kit.ts'
import { page, lines as ruleColours, type TextStyle, text, toneColour } from './theme.ts'

const symbolWidth = 62
const valueWidth = 74
const clauseWidth = 118
const gap = 8
const textWidth = page.contentWidth - symbolWidth - valueWidth - clauseWidth - 3 * gap
const x = {
  symbol: page.left,
  words: page.left + symbolWidth + gap,
  value: page.left + symbolWidth + textWidth + 2 * gap,
  clause: page.left + page.contentWidth - clauseWidth,
} as const

const formulaStyle: TextStyle = { size: 7.6, lead: 10, colour: '#23415a' }
const clauseStyle: TextStyle = { size: 6.9, lead: 8.8, colour: text.note.colour }

type Line = { readonly text: string; readonly style: TextStyle }

const statusWords = { verified: null, unverified: 'Unverified', estimate: 'Estimate' } as const

const wrapped = (kit: Kit, value: string | null, width: number, style: TextStyle): readonly Line[] =>
  value === null || value === '' ? [] : kit.wrap(value, width, style).map((line) => ({ text: line, style }))

const formulaText = (step: StepLine): string | null => {
  if (step.substituted === null) return null
  return `= ${step.formula}  =  ${step.substituted}`
}

const wordLines = (kit: Kit, step: StepLine): readonly Line[] => [
  ...wrapped(kit, step.label, textWidth, text.cell),
  ...wrapped(kit, formulaText(step), textWidth, formulaStyle),
  ...wrapped(kit, step.branch, textWidth, text.note),
]

const clauseLines = (kit: Kit, step: StepLine): readonly Line[] => {
  const caution: TextStyle = { ...clauseStyle, colour: toneColour.caution, strong: true }
  return [
    ...wrapped(kit, step.clause, clauseWidth, clauseStyle),
    ...wrapped(kit, step.source, clauseWidth, clauseStyle),
    ...wrapped(kit, statusWords[step.status], clauseWidth, caution),
  ]
}

const valueLines = (kit: Kit, step: StepLine): readonly Line[] => {
  const style: TextStyle = { ...text.cellStrong, tabular: true }
  return wrapped(kit, `${step.value} ${unitText(step.unit)}`.trim(), valueWidth, style)
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { style }) => sum + style.lead, 0)

const putLines = (kit: Kit, lines: readonly Line[], left: number, top: number, width?: number): void => {
  let y = top
  for (const line of lines) {
    kit.put(line.text, left, y, line.style, width, width === undefined ? 'left' : 'right')
    y += line.style.lead
  }
}

/** The lowered part of a symbol is smaller; a symbol that is too long for its column is written on the line. */
const putSymbol = (kit: Kit, symbol: string, top: number): void => {
  const base = text.cellStrong
  const sub: TextStyle = { ...base, size: base.size * 0.74 }
  const parts = symbolParts(symbol).map((part) => ({ ...part, style: part.isSub ? sub : base }))
  const widths = parts.map((part) =>
    kit.measure(kit.wrap(part.text, Number.POSITIVE_INFINITY, part.style)[0] ?? '', part.style),
  )
  if (widths.reduce((sum, width) => sum + width, 0) > symbolWidth) {
    putLines(kit, wrapped(kit, symbol, symbolWidth, base), x.symbol, top)
    return
  }
  let left = x.symbol
  for (const [index, part] of parts.entries()) {
    kit.put(
      kit.wrap(part.text, Number.POSITIVE_INFINITY, part.style)[0] ?? '',
      left,
      top + (part.isSub ? 1.8 : 0),
      part.style,
    )
    left += widths[index] ?? 0
  }
}

const drawStep = (kit: Kit, list: ReturnType<typeof tagIn>, step: StepLine): void => {
  const [words, clause, value] = [wordLines(kit, step), clauseLines(kit, step), valueLines(kit, step)]
  const symbol = wrapped(kit, step.symbol, symbolWidth, text.cellStrong)
  const height = Math.max(...[words, clause, value, symbol].map(heightOf)) + 5
  ensure(kit, Math.min(height, page.bottom - page.top))
  const top = kit.cursor.y + 2.5
  const item = tagIn(kit, list, 'LI')
  leaf(kit, item, 'Lbl', () => putSymbol(kit, step.symbol, top))
  leaf(kit, item, 'LBody', () => {
    putLines(kit, words, x.words, top)
    putLines(kit, value, x.value, top, valueWidth)
    putLines(kit, clause, x.clause, top)
  })
  kit.cursor.y += height
  horizontal(kit, kit.cursor.y, ruleColours.row, 0.4)
}

const titleStyles = [text.heading2, text.heading3, text.heading3] as const

/** One node of the derivation: its title, then its steps. */
export const drawSteps = (kit: Kit, block: BlockOf<'steps'>): void => {
  const style = titleStyles[Math.min(block.depth, 2)] ?? text.heading3
  kit.cursor.y += block.depth === 0 ? 6 : 9
  ensure(kit, style.lead + 48)
  const type = block.depth === 0 ? 'H2' : 'H3'
  const title = kit.wrap(block.title, page.contentWidth, style)
  leaf(kit, kit.root, type, () => {
    for (const [index, line] of title.entries()) kit.put(line, page.left, kit.cursor.y + index * style.lead, style)
  })
  kit.cursor.y += title.length * style.lead + 1
  if (block.steps.length === 0) return
  horizontal(kit, kit.cursor.y, ruleColours.strong, 0.6)
  const list = tagIn(kit, kit.root, 'L')
  for (const step of block.steps) drawStep(kit, list, step)
}
