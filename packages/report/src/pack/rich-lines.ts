import type { Kit } from '../pdf/kit.ts'
import { putRuns, runsOf } from '../pdf/subscript-text.ts'
import type { TextStyle } from '../pdf/theme.ts'
import { formulaParts } from '../wording/trace-formula.ts'
import type { Words } from './pack-blocks.ts'

type Runs = ReturnType<typeof runsOf>
/** A line of pieces in their own styles. */
export type RichLine = Runs

type Token = { readonly text: string; readonly strong: boolean; readonly breaks: boolean }

/** Words with the space that follows them; `breaks`: a new line begins after it. */
const tokensOf = (words: Words): readonly Token[] =>
  words.flatMap(({ text, strong = false }) =>
    text
      .split(/(?<=[ \n])/)
      .map((part) => ({ text: part.replace('\n', ' '), strong: strong === true, breaks: part.endsWith('\n') })),
  )

/** "w_u" as w with u below, where the text is one of symbols. */
export const lineOf = (kit: Kit, text: string, style: TextStyle, hasSymbols: boolean): RichLine =>
  runsOf(kit, hasSymbols ? formulaParts(text) : [{ text, isSub: false }], style)

const widthOf = (line: RichLine): number => line.reduce((sum, { width }) => sum + width, 0)

const styleOf = (style: TextStyle, strong: boolean): TextStyle => (strong ? { ...style, strong } : style)

/** A word that is wider than a line in pieces that are not. */
const pieces = (kit: Kit, { text, strong }: Token, width: number, style: TextStyle): readonly string[] => {
  const own = styleOf(style, strong)
  const shown = kit.wrap(text.trimEnd(), width, own)
  const end = text.endsWith(' ') ? ' ' : ''
  return shown.map((piece, index) => (index === shown.length - 1 ? `${piece}${end}` : piece))
}

/** Lines of a text in pieces, at most this wide. */
export const richLines = (
  kit: Kit,
  words: Words,
  width: number,
  style: TextStyle,
  hasSymbols = false,
): readonly RichLine[] => {
  const lines: RichLine[] = []
  let open: RichLine = []
  for (const token of tokensOf(words)) {
    for (const piece of pieces(kit, token, width, style)) {
      const own = styleOf(style, token.strong)
      const bare = lineOf(kit, piece.trimEnd(), own, hasSymbols)
      if (open.length > 0 && widthOf(open) + widthOf(bare) > width) {
        lines.push(open)
        open = []
      }
      open = [...open, ...lineOf(kit, piece, own, hasSymbols)]
    }
    if (token.breaks) {
      lines.push(open)
      open = []
    }
  }
  return open.length === 0 ? lines : [...lines, open]
}

/** The same of a plain text. */
export const plainLines = (
  kit: Kit,
  text: string,
  width: number,
  style: TextStyle,
  hasSymbols = false,
): readonly RichLine[] =>
  hasSymbols
    ? richLines(kit, [{ text }], width, style, true)
    : kit.wrap(text, width, style).map((line) => lineOf(kit, line, style, false))

/** Joins runs of one style, so that a line is one text in the file. */
const joined = (line: RichLine): RichLine => {
  const all: RichLine[number][] = []
  for (const run of line) {
    const last = all.at(-1)
    const isSame = last !== undefined && last.drop === run.drop && last.style.strong === run.style.strong
    if (isSame) all[all.length - 1] = { ...last, text: `${last.text}${run.text}`, width: last.width + run.width }
    else all.push(run)
  }
  return all
}

export const putLines = (kit: Kit, lines: readonly RichLine[], x: number, y: number, lead: number): void => {
  for (const [index, line] of lines.entries()) putRuns(kit, joined(line), x, y + index * lead)
}

/** The end of each line at `right`. */
export const putLinesRight = (kit: Kit, lines: readonly RichLine[], right: number, y: number, lead: number): void => {
  for (const [index, line] of lines.entries()) putRuns(kit, joined(line), right - widthOf(line), y + index * lead)
}
