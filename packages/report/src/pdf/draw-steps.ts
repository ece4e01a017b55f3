import type { BlockOf, StepLine } from '../blocks/blocks.ts'
import { formulaLines } from '../formula/formula-lines.ts'
import { type Formula, parseFormula } from '../formula/parse-formula.ts'
import { withUnit } from '../wording/number-text.ts'
import { formulaParts, symbolParts } from '../wording/trace-formula.ts'
import { type Box, boxOf, equalBoxes } from './formula-box.ts'
import { decoration, ensure, horizontal, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { noteHeading } from './page-references.ts'
import { putRuns, runsOf } from './subscript-text.ts'
import { page, lines as ruleColours, type TextStyle, text, toneColour } from './theme.ts'

const symbolWidth = 52
const valueWidth = 74
const clauseWidth = 106
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

type Line = { readonly text: string; readonly style: TextStyle; readonly isFormula?: boolean; readonly box?: Box }

const statusWords = { verified: null, unverified: 'Unverified', estimate: 'Estimate' } as const

const wrapped = (kit: Kit, value: string | null, width: number, style: TextStyle): readonly Line[] =>
  value === null || value === '' ? [] : kit.wrap(value, width, style).map((line) => ({ text: line, style }))

const unbroken = (kit: Kit, value: string, style: TextStyle): string =>
  kit.wrap(value, Number.POSITIVE_INFINITY, style)[0] ?? ''

/** Subscripts are smaller than they are written. */
const printedWidth =
  (kit: Kit) =>
  (formula: string): number =>
    runsOf(kit, formulaParts(formula), formulaStyle).reduce((sum, { width }) => sum + width, 0)

/** A part without a place to break is broken as words are. */
const formulaIn = (kit: Kit, value: string): readonly Line[] => {
  const measure = printedWidth(kit)
  return formulaLines(unbroken(kit, value, formulaStyle), textWidth, measure)
    .flatMap((line) => (measure(line) > textWidth ? kit.wrap(line, textWidth, formulaStyle) : [line]))
    .map((text) => ({ text, style: formulaStyle, isFormula: true }))
}

/** Formula and numbers on one line where they fit, else on lines of their own. */
const plainLines = (kit: Kit, formula: string, substituted: string): readonly Line[] => {
  const together = formulaIn(kit, `= ${formula}  =  ${substituted}`)
  return together.length === 1 ? together : [...formulaIn(kit, `= ${formula}`), ...formulaIn(kit, `= ${substituted}`)]
}

const setLine = (box: Box, words: string): Line => ({
  text: words,
  style: { ...formulaStyle, lead: Math.max(formulaStyle.lead, box.ascent + box.descent + 3) },
  box,
})

/** Smaller where the column is too narrow. */
const sizesOfFormulas = [formulaStyle, { ...formulaStyle, size: 6.4 }] as const

/** First formula that fits its column; null: none fits. */
const fitting = (make: (style: TextStyle) => Box): Box | null =>
  sizesOfFormulas.map(make).find(({ width }) => width <= textWidth) ?? null

/** With fractions and roots; a formula that is too wide goes on one line, like one without any. */
const setLines = (
  kit: Kit,
  formula: Formula,
  { expression, ...step }: StepLine,
  substituted: string,
): readonly Line[] => {
  const { given } = expression
  const setting = (style: TextStyle) => ({ kit, style, given: null })
  const symbolic = (style: TextStyle) => boxOf(setting(style), formula)
  const numeric = (style: TextStyle) => boxOf({ kit, style, given }, formula)
  const together = equalBoxes(setting(formulaStyle), [symbolic(formulaStyle), numeric(formulaStyle)])
  if (together.width <= textWidth) return [setLine(together, `= ${step.formula} = ${substituted}`)]
  const alone = (part: (style: TextStyle) => Box, words: string): readonly Line[] => {
    const box = fitting((style) => equalBoxes(setting(style), [part(style)]))
    return box ? [setLine(box, `= ${words}`)] : formulaIn(kit, `= ${words}`)
  }
  return [...alone(symbolic, step.formula), ...alone(numeric, substituted)]
}

/** Fractions, roots, and powers that are no whole number. */
const needsSetting = (formula: string): boolean => /\/|sqrt|\^(?! ?\d+(?![\d.]))/.test(formula)

const linesOfFormula = (kit: Kit, step: StepLine): readonly Line[] => {
  const { formula, substituted, expression } = step
  if (substituted === null) return []
  const parsed = needsSetting(expression.formula) ? parseFormula(expression.formula) : null
  return parsed === null ? plainLines(kit, formula, substituted) : setLines(kit, parsed, step, substituted)
}

const wordLines = (kit: Kit, step: StepLine): readonly Line[] => [
  ...wrapped(kit, step.label, textWidth, text.cell).map((line) => ({ ...line, isFormula: true })),
  ...linesOfFormula(kit, step),
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
  return wrapped(kit, withUnit(step.value, step.unit), valueWidth, style)
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { style }) => sum + style.lead, 0)

const putLines = (kit: Kit, lines: readonly Line[], left: number, top: number, width?: number): void => {
  let y = top
  for (const line of lines) {
    if (line.box) line.box.draw(left, y + 1.5 + line.box.ascent)
    else if (line.isFormula) putRuns(kit, runsOf(kit, formulaParts(line.text), line.style), left, y)
    else kit.put(line.text, left, y, line.style, width, width === undefined ? 'left' : 'right')
    y += line.style.lead
  }
}

/** Words, and formulas in their one-line form for screen readers. */
const putWords = (kit: Kit, body: Tag, lines: readonly Line[], top: number): void => {
  let y = top
  for (const line of lines) {
    const options = line.box ? { alt: line.text } : {}
    leaf(kit, body, line.box ? 'Formula' : 'Span', () => putLines(kit, [line], x.words, y), options)
    y += line.style.lead
  }
}

/** A symbol too long for its column goes onto the line itself. */
const putSymbol = (kit: Kit, symbol: string, top: number): void => {
  const style = text.cellStrong
  const runs = runsOf(kit, symbolParts(unbroken(kit, symbol, style)), style)
  if (runs.reduce((sum, { width }) => sum + width, 0) > symbolWidth)
    putLines(kit, wrapped(kit, symbol, symbolWidth, style), x.symbol, top)
  else putRuns(kit, runs, x.symbol, top)
}

type Cells = { readonly words: readonly Line[]; readonly clause: readonly Line[]; readonly value: readonly Line[] }

const cellsOf = (kit: Kit, step: StepLine): Cells => ({
  words: wordLines(kit, step),
  clause: clauseLines(kit, step),
  value: valueLines(kit, step),
})

const stepHeight = (kit: Kit, { symbol }: StepLine, { words, clause, value }: Cells): number =>
  Math.max(...[words, clause, value, wrapped(kit, symbol, symbolWidth, text.cellStrong)].map(heightOf)) + 5

/** Whose steps these are, at the head of a page; screen readers have the title itself. */
const drawContinued = (kit: Kit, continued: string): void => {
  const { lead } = text.note
  decoration(kit, () =>
    kit.put(kit.wrap(continued, page.contentWidth, text.note)[0] ?? '', page.left, kit.cursor.y, text.note),
  )
  kit.cursor.y += lead + 1
  horizontal(kit, kit.cursor.y, ruleColours.strong, 0.6)
}

const drawStep = (kit: Kit, list: ReturnType<typeof tagIn>, step: StepLine, continued: string): void => {
  const cells = cellsOf(kit, step)
  const { words, clause, value } = cells
  const height = stepHeight(kit, step, cells)
  ensure(kit, Math.min(height, page.bottom - page.top))
  if (kit.cursor.y === page.top) drawContinued(kit, continued)
  const top = kit.cursor.y + 2.5
  const item = tagIn(kit, list, 'LI')
  leaf(kit, item, 'Lbl', () => putSymbol(kit, step.symbol, top))
  const body = tagIn(kit, item, 'LBody')
  putWords(kit, body, words, top)
  leaf(kit, body, 'Span', () => {
    putLines(kit, value, x.value, top, valueWidth)
    putLines(kit, clause, x.clause, top)
  })
  kit.cursor.y += height
  horizontal(kit, kit.cursor.y, ruleColours.row, 0.4)
}

const titleStyles = [text.heading2, text.heading3, text.heading3] as const

/** A title without steps stays with the next title and its first step. */
const BELOW_TITLE_ALONE = 110

/** Kept on the page of a title: its first two steps. */
const belowTitle = (kit: Kit, steps: readonly StepLine[]): number => {
  const first = steps.slice(0, 2).map((step) => stepHeight(kit, step, cellsOf(kit, step)))
  const height = first.reduce((sum, each) => sum + each, 0)
  return first.length === 0 ? BELOW_TITLE_ALONE : Math.min(height, (page.bottom - page.top) / 2)
}

/** A node of the derivation: its title, then its steps. */
export const drawSteps = (kit: Kit, block: BlockOf<'steps'>): void => {
  const style = titleStyles[Math.min(block.depth, 2)] ?? text.heading3
  const title = kit.wrap(block.title, page.contentWidth, style)
  kit.cursor.y += block.depth === 0 ? 6 : 9
  ensure(kit, title.length * style.lead + 1 + belowTitle(kit, block.steps))
  noteHeading(kit, block.title, block.depth < 2 ? 2 : 3)
  const type = block.depth === 0 ? 'H2' : 'H3'
  leaf(kit, kit.root, type, () => {
    for (const [index, line] of title.entries()) kit.put(line, page.left, kit.cursor.y + index * style.lead, style)
  })
  kit.cursor.y += title.length * style.lead + 1
  if (block.steps.length === 0) return
  horizontal(kit, kit.cursor.y, ruleColours.strong, 0.6)
  const list = tagIn(kit, kit.root, 'L')
  for (const step of block.steps) drawStep(kit, list, step, block.continued)
}
