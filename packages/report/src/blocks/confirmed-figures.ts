import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import type { ConfirmedFigure } from '@soundroof/contract/roofs/catalogue/confirmation'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { dayText } from '../wording/day-text.ts'
import { type Block, type ListItem, listUnder } from './blocks.ts'

/** Heading of the list, on screen and in the report. */
export const CONFIRMED = 'Figures confirmed by engineers'

type Confirmed = Pick<BriefResult, 'confirmedFigures'>

/** Value in place of the published one: "2 (published 2.22)"; empty where the figure is no number. */
const valuesOf = (say: Say, { replaced = [] }: ConfirmedFigure): string =>
  replaced
    .map(({ name, inForce, published }) => {
      const value = say('report.published', { value: inForce ?? '–', published: published ?? '–' })
      return name === 'value' ? value : `${valueLabel(name)}: ${value}`
    })
    .join('; ')

/** Value in force, engineers who signed it, and since when. */
export const inForceWords = (say: Say, figure: ConfirmedFigure): string => {
  const { confirmedBy, approvedBy, on, isReplaced } = figure
  const engineers =
    approvedBy === null
      ? say('report.without-a-second-engineer', { engineer: confirmedBy })
      : say('report.and', { engineer: confirmedBy, second: approvedBy })
  if (!isReplaced) return say('report.as-published-by', { engineers, day: dayText(say, on) })
  const values = valuesOf(say, figure)
  return values === ''
    ? say('report.the-providers-own-value-by', { engineers, day: dayText(say, on) })
    : say('report.the-providers-own-value-by-values-engineers-day', { values, engineers, day: dayText(say, on) })
}

/** Engineers who signed each confirmed figure. */
export const confirmedItems = (say: Say, { confirmedFigures = [] }: Confirmed): readonly ListItem[] =>
  confirmedFigures.map((figure) => ({ text: figure.name, note: inForceWords(say, figure) }))

export const confirmedBlocks = (say: Say, result: Confirmed): readonly Block[] =>
  listUnder(CONFIRMED, confirmedItems(say, result), 'plain', 'small')
