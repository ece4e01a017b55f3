import type { SymbolPart } from '../wording/trace-formula.ts'
import type { Kit } from './kit.ts'
import type { TextStyle } from './theme.ts'

type Run = { readonly text: string; readonly style: TextStyle; readonly drop: number; readonly width: number }

/** Draws subscripts smaller and lower. */
export const runsOf = (kit: Kit, parts: readonly SymbolPart[], style: TextStyle): readonly Run[] => {
  const sub: TextStyle = { ...style, size: style.size * 0.74 }
  return parts.map((part) => {
    const own = part.isSub ? sub : style
    return { text: part.text, style: own, drop: part.isSub ? style.size * 0.22 : 0, width: kit.measure(part.text, own) }
  })
}

export const putRuns = (kit: Kit, runs: readonly Run[], left: number, top: number): void => {
  let at = left
  for (const { text: words, style, drop, width } of runs) {
    kit.put(words, at, top + drop, style)
    at += width
  }
}
