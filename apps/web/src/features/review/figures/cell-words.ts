import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import { figureInWords, isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import { type CellPlace, cellsTyped } from '@soundroof/contract/review/figures/table-cells'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'

export const supportWords: Readonly<Record<CellPlace['support'], PlainCode>> = {
  lapped: 'review.lapped',
  continuous: 'review.continuous',
  single: 'review.single-span',
  all: 'review.any-support',
}
export const loadWords: Readonly<Record<CellPlace['load'], PlainCode>> = {
  inward: 'review.inward',
  outward: 'review.outward',
  service: 'review.service',
}

/** "Lapped, span 900 mm, outward, 1 row of bridging". */
export const placeWords = (say: Say, { support, span, load, bridging }: CellPlace): string =>
  [
    say(supportWords[support]),
    say('review.span-mm', { span }),
    say(loadWords[load]),
    ...(bridging === null ? [] : [say('review.bridging-rows', { count: bridging })]),
  ].join(say('report.comma'))

/** Id of the field in which the cells of a table are typed. */
export const cellsField = (figure: string): string => `cells-${figure}`

/** What is typed for the cells of one table, separated by blanks; null: not five numbers. */
export const typedOf = (text: string): number[] | null => {
  const parts = text.trim().split(/[\s;]+/)
  const numbers = parts.map((part) => (/^\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN))
  return numbers.length === cellsTyped && numbers.every(Number.isFinite) ? numbers : null
}

/** Tables whose five cells are not typed yet. */
export const cellProblems = (figures: readonly string[], typed: Readonly<Record<string, string>>): readonly Problem[] =>
  figures
    .filter((figure) => isTableFigure(figure) && typedOf(typed[figure] ?? '') === null)
    .map((figure) => {
      const problem = told('figureCellsRequired', { count: cellsTyped })
      return problemAt(cellsField(figure), told('figureNamed', { figure: figureInWords(figure), problem }))
    })
